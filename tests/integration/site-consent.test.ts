import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedSite } from './site-shared.ts';
import { rawRequest, type SiteStage, siteStage } from './site-stage.ts';

let stage: SiteStage;
/** What the site's policy was with the pixel alone. */
let pixel: Record<string, string>;

async function policy(): Promise<Record<string, string>> {
  const policy = String((await rawRequest(stage.port, '/')).headers['content-security-policy']);
  return Object.fromEntries(policy.split(';').map((part) => [part.split(' ', 1)[0], part]));
}

beforeAll(async () => {
  stage = await siteStage({ env: { PIXEL_ID: '4242', CONSENT_DAYS: '90' } });
  pixel = await policy();
});
afterAll(() => stage?.close());

test('GEN-05/unconfigured without settings there is no question, no host in the policy and nothing in the footer', async () => {
  const shared = await sharedSite();
  for (const path of ['/', '/contact-us', '/nowhere']) {
    const { headers, body } = await rawRequest(shared.port, path);
    expect(body.toString()).not.toMatch(/data-consent|Cookie choices|May we count/);
    expect(headers['content-security-policy']).not.toContain('http');
  }
  await shared.close();
});

test('the answer can be posted without scripts, and nothing but an answer is taken', async () => {
  const post = (answer: Record<string, string>, headers: Record<string, string> = {}) =>
    rawRequest(stage.port, '/consent', {
      method: 'POST',
      headers: {
        origin: stage.url,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams(answer).toString(),
    });
  const given = await post(
    { answer: 'no' },
    { referer: `${stage.url}/privacy-policy`, 'sec-fetch-mode': 'navigate' },
  );
  expect([given.status, given.headers.location]).toEqual([303, '/privacy-policy']);
  expect(given.headers['set-cookie']).toEqual(['consent=no; Path=/; Max-Age=7776000; SameSite=Lax']);
  const wrong: Record<string, string>[] = [
    { answer: 'maybe' },
    { other: 'yes' },
    { answer: 'x'.repeat(500) },
  ];
  for (const answer of wrong) expect((await post(answer)).status).toBe(400);
  expect((await post({ answer: 'yes' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
});

test('GEN-05/after-consent each vendor adds its own hosts to the policy, and no other’s', async () => {
  await stage.stop();
  await stage.start({ PIXEL_ID: '', TAG_MANAGER_ID: 'GTM-1', ANALYTICS_HOSTS: 'https://stats.example.com' });
  const tags = await policy();
  expect(pixel['script-src']).toContain('https://connect.facebook.net');
  expect(pixel['img-src']).toContain('https://www.facebook.com');
  expect(JSON.stringify(pixel)).not.toMatch(/google|clarity/);
  expect(tags['script-src']).toMatch(/https:\/\/stats\.example\.com https:\/\/www\.googletagmanager\.com/);
  expect(tags['connect-src']).toContain('https://*.google-analytics.com');
  expect(JSON.stringify(tags)).not.toMatch(/facebook|clarity/);
  for (const policy of [pixel, tags]) expect(JSON.stringify(policy)).not.toContain('unsafe');
});
