import { beforeEach, describe, expect, test } from 'vitest';
import { fakeOne } from '../fakes/desk-one.ts';
import { heicPicture } from '../support/heic-picture.ts';
import { personWith, type StudioRole } from '../support/studio-people.ts';
import { plainPage } from './desk-plain.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

const reference = 'MC-7KQ2-94HD';
const applicant = fakeOne({
  reference: 'MC-CVCV-2222',
  kind: 'careers',
  name: 'Sam Cook',
  files: [{ field: 'cv', fileName: 'Cook’s CV.pdf', kind: 'pdf', bytes: 34_120 }],
});
let studio: SharedStudio;

beforeEach(async () => {
  studio = await sharedStudio();
  studio.desk.enquiries.push(fakeOne(), applicant);
  studio.desk.alerts.length = 0;
});

const plain = (path: string, role?: StudioRole) => plainPage(studio, path, role);

/** Asks an endpoint of the desk as somebody's own page does, unless other headers say where it comes from. */
async function ask(
  method: 'GET' | 'POST',
  path: string,
  {
    role = 'concierge',
    body,
    ...headers
  }: { role?: StudioRole | null; body?: unknown; [header: string]: unknown } = {},
): Promise<Response> {
  const cookie: Record<string, string> = role
    ? { cookie: `payload-token=${(await studio.as(role)).token}` }
    : {};
  studio.desk.calls.length = 0;
  return fetch(`${studio.url}/api/desk${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...cookie,
      ...(headers as Record<string, string>),
    },
    redirect: 'manual',
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
}

describe('who opens the desk', () => {
  test('SUB-10 a stranger is sent to the login, and from there back', async () => {
    const answer = await fetch(`${studio.url}/admin/desk/${reference}?list=mine`, { redirect: 'manual' });
    // A page that is on its way already leads on by what stands in it.
    const leads = `${answer.headers.get('location')} ${await answer.text()}`;
    expect(leads).toContain(
      `/admin/login?redirect=${encodeURIComponent(`/admin/desk/${reference}?list=mine`)}`,
    );
    expect(leads).not.toContain('Naledi');
  });

  test('SUB-10 an editor reads why not, and nothing is asked of the site', async () => {
    studio.desk.calls.length = 0;
    const { words } = await plain('/admin/desk', 'editor');
    expect(words).toContain('The enquiry desk belongs to the concierges');
    expect(words).not.toContain('Naledi');
    expect(studio.desk.calls).toEqual([]);
  });

  test('SUB-10 a concierge starts at the desk, an administrator finds its door, and mails of earlier days lead there', async () => {
    expect((await plain('/admin')).url.pathname).toBe('/admin/desk');
    const home = await plain('/admin', 'admin');
    expect(home.$('.desk-door a').attr('href')).toBe('/admin/desk');
    expect((await plain(`/admin/inbox/${reference}`)).url.pathname).toBe(`/admin/desk/${reference}`);
  });

  test('SUB-10 DSK-01/states the list and one enquiry are there before any script runs, kept by no cache, without a token', async () => {
    const list = await plain('/admin/desk');
    expect(list.$('.desk-row').text()).toContain('Naledi Okafor');
    expect(list.$('.desk-rail li').first().text()).toContain('New1');
    const one = await plain(`/admin/desk/${reference}`);
    expect(one.$('.desk-words').text()).toContain('Is there a room where she can hear the hippos?');
    expect(one.$('.desk-enquiry-aside').text()).toContain('Reach Naledi');
    expect(one.headers.get('cache-control')).toMatch(/no-store|no-cache/);
    for (const page of [list, one]) expect(page.$.html()).not.toContain(studio.home.keys.internalToken);
    expect((await plain('/admin/desk/MC-NQNE-2222')).words).toContain('There is no such enquiry');
  });

  test.each([{ kind: 'status', status: 500 }, { kind: 'status', status: 401 }, { kind: 'garbage' }] as const)(
    'SUB-10 a site with %j is a page that says so',
    async (fault) => {
      studio.desk.fault = fault;
      const page = await plain(`/admin/desk/${reference}?list=all`);
      expect(page.$('h1').text()).toBe('The enquiry desk cannot be reached');
      expect(page.$('a:contains("Try again")').attr('href')).toBe(`/admin/desk/${reference}?list=all`);
    },
  );
});

describe('who asks', () => {
  test('DSK-01/claim every call says who asks, signed anew; the site is told who is at the desk', async () => {
    await ask('POST', `/enquiries/${reference}/work`, { body: { act: 'take' } });
    const [first] = studio.desk.calls;
    await ask('POST', `/enquiries/${reference}/work`, { body: { act: 'take' } });
    const [second] = studio.desk.calls;
    const { name } = personWith('concierge');
    expect(first?.asker).toEqual({ id: expect.any(String), name, role: 'concierge', careers: false });
    expect(second?.asker).toEqual(first?.asker);
    await expect
      .poll(() => studio.desk.roster.map((person) => person.role).sort())
      .toEqual(['admin', 'concierge']);
    expect(studio.desk.roster.find(({ role }) => role === 'concierge')).toMatchObject({
      id: first?.asker?.id,
      address: personWith('concierge').email,
    });
  });

  test('DSK-08/careers an application is absent until an administrator gives the right, which counts at once', async () => {
    const admin = await studio.as('admin');
    const hers = await ask('GET', `/enquiries/${applicant.reference}`);
    expect(hers.status).toBe(404);
    const [{ id } = { id: 0 }] = (
      (await (await admin('GET', 'users?where[role][equals]=concierge')).json()) as {
        docs: { id: number }[];
      }
    ).docs;
    await admin.prove();
    const give = async (careers: boolean) =>
      expect((await admin('PATCH', `users/${id}`, { careers })).status).toBe(200);
    await give(true);
    try {
      expect((await ask('GET', `/enquiries/${applicant.reference}`)).status).toBe(200);
      await expect
        .poll(() => studio.desk.roster.find(({ role }) => role === 'concierge')?.careers, { timeout: 10_000 })
        .toBe(true);
    } finally {
      await give(false);
    }
    const own = await studio.as('concierge');
    await own('PATCH', `users/${id}`, { careers: true });
    expect((await ask('GET', `/enquiries/${applicant.reference}`)).status).toBe(404);
  });
});

describe('what the pages ask', () => {
  test.each([
    ['another site', 'concierge', { 'sec-fetch-site': 'cross-site' }, 403],
    ['an editor', 'editor', {}, 403],
    ['a stranger', null, {}, 401],
  ] as const)('SUB-02 from %s nothing is done', async (_, role, headers, status) => {
    const said = await ask('POST', `/enquiries/${reference}/work`, {
      role,
      body: { act: 'close' },
      ...headers,
    });
    expect(said.status).toBe(status);
    expect(studio.desk.calls).toEqual([]);
  });

  test('DSK-01/assignee an act goes to the site as it was asked, and the enquiry comes back', async () => {
    const said = await ask('POST', `/enquiries/${reference}/work`, {
      body: { act: 'give', to: '7', extra: 1 },
    });
    expect(said.status).toBe(200);
    expect(((await said.json()) as { reference: string }).reference).toBe(reference);
    expect(said.headers.get('cache-control')).toBe('no-store');
    expect(studio.desk.calls).toMatchObject([
      { method: 'POST', path: `/desk/enquiries/${reference}/work`, body: { act: 'give', to: '7' } },
    ]);
  });

  test('DSK-01/assignee what cannot be read is refused before the site is asked', async () => {
    expect((await ask('POST', `/enquiries/${reference}/work`, { body: { act: 'fly' } })).status).toBe(400);
    expect((await ask('POST', `/enquiries/${reference}/notes`, { body: { text: 7 } })).status).toBe(400);
    expect(studio.desk.calls).toEqual([]);
  });

  test('DSK-02/one-answer why the desk refuses comes through in its words, with the stopped answer', async () => {
    const problem = {
      code: 'conversation-moved',
      detail: 'Your answer was not sent.',
      message: 'm-1',
      title: 'x',
    };
    studio.desk.fault = { kind: 'refuse', status: 409, problem };
    const body = { subject: 'Yes', text: 'Dear Naledi', version: 0, key: crypto.randomUUID() };
    const said = await ask('POST', `/enquiries/${reference}/answers`, { body });
    expect(said.status).toBe(409);
    expect(await said.json()).toEqual({
      code: 'conversation-moved',
      detail: 'Your answer was not sent.',
      message: 'm-1',
    });
  });

  test('a site that does not answer, or not in its shape, leaves it open whether it was done', async () => {
    for (const fault of [{ kind: 'status', status: 500 }, { kind: 'garbage' }] as const) {
      studio.desk.fault = fault;
      const said = await ask('POST', `/enquiries/${reference}/work`, { body: { act: 'take' } });
      expect(said.status).toBe(503);
      expect(((await said.json()) as { detail: string }).detail).toContain('may or may not');
    }
  });

  test('a store that took nothing has certainly done nothing, and the person reads just that', async () => {
    studio.desk.fault = { kind: 'refuse', status: 503, problem: { code: 'nothing-done', title: 'x' } };
    const said = await ask('POST', `/enquiries/${reference}/work`, { body: { act: 'take' } });
    expect([said.status, ((await said.json()) as { detail: string }).detail]).toEqual([
      503,
      'The store of the enquiries takes nothing at the moment. Nothing was done; try again in a minute.',
    ]);
    studio.desk.fault = { kind: 'status', status: 503 };
    const read = await ask('GET', `/enquiries/${reference}`);
    expect(((await read.json()) as { detail: string }).detail).not.toContain('done');
  });

  test('FRM-12/careers DSK-08/careers a CV is asked for in the name of whoever opens it, and is for those who may see the enquiry', async () => {
    const path = `/enquiries/${applicant.reference}/files/cv`;
    const given = await ask('GET', path, { role: 'admin' });
    expect(given.status).toBe(200);
    expect(await given.text()).toBe('Cook’s CV.pdf');
    expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Cook/);
    expect(given.headers.get('x-content-type-options')).toBe('nosniff');
    expect(studio.desk.calls).toMatchObject([
      { path: `/desk${path}`, asker: { id: expect.stringMatching(/^\d+$/), name: personWith('admin').name } },
    ]);
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('GET', path, { role: 'editor' })).status).toBe(403);
    expect(studio.desk.calls).toEqual([]);
  });

  test('DSK-03/attachments CNV-02/telephone-pictures a file goes to the site as it is, under its name, a telephone’s picture as a JPEG; one that is too large does not', async () => {
    const { token } = await studio.as('concierge');
    studio.desk.calls.length = 0;
    const give = (bytes: number, headers: Record<string, string> = {}, content: Buffer | null = null) =>
      fetch(`${studio.url}/api/desk/enquiries/${reference}/draft/files`, {
        method: 'POST',
        headers: {
          'content-type': 'application/pdf',
          'x-file-name': encodeURIComponent('Preise für Mai.pdf'),
          'sec-fetch-site': 'same-origin',
          cookie: `payload-token=${token}`,
          ...headers,
        },
        body: new Uint8Array(content ?? Buffer.alloc(bytes, 'a')),
      });
    const twelve = 12 * 2 ** 20;
    const given = await give(twelve);
    expect(await given.json()).toEqual({
      place: 0,
      name: 'Preise für Mai.pdf',
      kind: 'application/pdf',
      bytes: twelve,
      unsafe: null,
    });
    expect(studio.desk.calls).toMatchObject([{ path: `/desk/enquiries/${reference}/draft/files` }]);
    expect((await give(20 * 2 ** 20 + 1)).status).toBe(413);
    expect((await give(9, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(studio.desk.calls).toHaveLength(1);

    // A telephone's picture goes as one every guest can open.
    const picture = await give(
      0,
      { 'x-file-name': 'IMG_1.HEIC', 'content-type': 'image/heic' },
      heicPicture(),
    );
    expect(await picture.json()).toMatchObject({ name: 'IMG_1.jpg', kind: 'image/jpeg' });
    const broken = await give(0, { 'x-file-name': 'IMG_2.HEIC' }, heicPicture().subarray(0, 60));
    expect([broken.status, (await broken.json()) as unknown]).toEqual([
      415,
      {
        code: null,
        detail: expect.stringMatching(/^This is a HEIC picture, and it cannot be read\. Save it/),
      },
    ]);

    const taken = await ask('GET', `/enquiries/${reference}/messages/m-1/files/0`);
    expect([taken.status, await taken.text()]).toEqual([200, 'Flüge.pdf']);
    expect(taken.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(
      (await ask('GET', `/enquiries/${reference}/messages/m-1/files/0`, { role: 'editor' })).status,
    ).toBe(403);
  });

  test('DSK-03/templates editors write templates; the desk offers those that are published', async () => {
    const editor = await studio.as('editor');
    const name = `Change of dates ${process.pid}`;
    const words = { name, language: 'de', kinds: ['email'], subject: 'Ihr Besuch', text: 'Guten Tag {name}' };
    const made = await editor('POST', 'answerTemplate', { ...words, _status: 'published' });
    expect(made.status).toBe(201);
    await editor('POST', 'answerTemplate?draft=true', { ...words, name: `${name}, draft`, _status: 'draft' });
    const { templates } = (await (await ask('GET', '/templates')).json()) as {
      templates: { name: string }[];
    };
    expect(templates.filter((each) => each.name.startsWith(name))).toEqual([
      { id: expect.any(String), ...words },
    ]);
    expect((await ask('GET', '/templates', { role: 'editor' })).status).toBe(403);
    const { documents } = (await (await ask('GET', '/documents')).json()) as { documents: object[] };
    // Of the properties those that are published; this studio has none.
    expect(documents).toEqual([{ path: '/rates.pdf', name: 'Rates of The More Collection' }]);
    const own = await studio.as('concierge');
    expect((await own('POST', 'answerTemplate', words)).status).toBe(403);
    expect((await own('GET', 'answerTemplate')).status).toBe(403);
  });

  test('no name, address or number of a visitor reaches the studio’s log', async () => {
    await plain(`/admin/desk/${reference}`);
    await ask('POST', `/enquiries/${reference}/work`, { body: { act: 'take' } });
    expect(studio.log()).toContain('desk action');
    expect(studio.log()).not.toMatch(/naledi|okafor|20 ?7946|example\.com/i);
  });
});
