import { beforeAll, describe, expect, test } from 'vitest';
import { fakeOne } from '../fakes/desk-one.ts';
import { password, personWith } from '../support/studio-people.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

let studio: SharedStudio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const { email } = personWith('editor');

function multipart(fields: object): FormData {
  const body = new FormData();
  body.append('_payload', JSON.stringify(fields));
  return body;
}

/** The same fields as a form or a script of any page can send them. */
const written = {
  'a multipart form': (fields: object) => ({ body: multipart(fields) }),
  JSON: (fields: object) => ({
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json' },
  }),
  'a plain form': (fields: object) => ({ body: new URLSearchParams(Object.entries(fields)) }),
  'plain text': (fields: object) => ({
    body: JSON.stringify(fields),
    headers: { 'content-type': 'text/plain' },
  }),
} as const;

const foreign: readonly Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  {},
];

describe('STU-05/foreign-origin a page of another origin', () => {
  test.each(Object.keys(written) as (keyof typeof written)[])('signs nobody in by %s', async (how) => {
    const sent = written[how]({ email, password });
    for (const headers of foreign) {
      const answer = await fetch(`${studio.url}/api/users/login`, {
        method: 'POST',
        ...sent,
        headers: { ...('headers' in sent ? sent.headers : {}), ...headers },
      });
      expect([answer.status, answer.headers.getSetCookie()], JSON.stringify(headers)).toEqual([403, []]);
    }
    const own = await fetch(`${studio.url}/api/users/login`, {
      method: 'POST',
      ...sent,
      headers: { ...('headers' in sent ? sent.headers : {}), origin: studio.url },
    });
    // Payload reads forms of its own and JSON; the others are nothing here.
    expect(own.status).toBe(how === 'JSON' || how === 'a multipart form' ? 200 : 400);
  });

  test('neither signs out, signs on, proves, resets nor asks for a mail, with the cookie that browsers would not send', async () => {
    const { token } = await studio.as('editor');
    for (const path of [
      'logout',
      'logout?allSessions=true',
      'refresh-token',
      'sign-in/second-step',
      'sign-in/passkey-options',
      'second-factor/offer',
      'second-factor/confirm',
      'second-factor/passkey-options',
      'second-factor/passkey',
      'second-factor/recovery',
      'second-factor/remove',
      'proof',
      'proof/passkey-options',
      'sessions/end',
      'forgot-password',
      'reset-password',
      'first-register',
    ])
      for (const headers of foreign) {
        const answer = await fetch(`${studio.url}/api/users/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `payload-token=${token}`, ...headers },
          body: JSON.stringify({ email, password }),
        });
        expect([path, headers, answer.status, answer.headers.getSetCookie()]).toEqual([
          path,
          headers,
          403,
          [],
        ]);
      }
    const me = await (await studio.as('editor'))('GET', 'users/me');
    expect(((await me.json()) as { user: { email: string } }).user.email).toBe(email);
  });

  test('changes nothing by a link: it signs nobody out and has nobody look at a file', async () => {
    const { token } = await studio.as('concierge');
    const files = [{ field: 'plan', fileName: 'Plan.pdf', kind: 'pdf', bytes: 9 }] as const;
    const one = fakeOne({ reference: 'MC-FRFR-2222', files: [...files] });
    studio.desk.enquiries.push(one);
    const look = (site: string) =>
      fetch(`${studio.url}/api/desk/enquiries/${one.reference}/files/plan`, {
        headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': site },
      });
    studio.desk.calls.length = 0;
    for (const site of ['cross-site', 'same-site'])
      expect((await look(site)).status, site).toBeGreaterThanOrEqual(401);
    expect(studio.desk.calls).toEqual([]);
    expect((await look('same-origin')).status).toBe(200);

    const out = (site: string) =>
      fetch(`${studio.url}/admin/logout`, { headers: { 'sec-fetch-site': site }, redirect: 'manual' });
    expect((await out('cross-site')).headers.get('refresh')).toBe(`0; url=${studio.url}/admin`);
    expect((await out('same-origin')).headers.get('refresh')).toBeNull();
    const posted = await fetch(`${studio.url}/admin/login`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'next-action': 'x' },
      body: multipart({}),
    });
    expect(posted.status).toBe(403);
  });
});
