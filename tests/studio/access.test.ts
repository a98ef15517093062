import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { password, personWith } from '../support/studio-people.ts';
import type { Person } from '../support/studio-process.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

let studio: SharedStudio;
let admin: Person;
let editor: Person;
let concierge: Person;

beforeAll(async () => {
  studio = await sharedStudio();
  admin = await studio.as('admin');
  editor = await studio.as('editor');
  concierge = await studio.as('concierge');
});

const site = (path: string, method = 'GET', body?: string) =>
  fetch(`${studio.url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${studio.home.keys.contentToken}`, 'content-type': 'application/json' },
    ...(body ? { body } : {}),
  });

async function collections(): Promise<string[]> {
  const access = (await (await admin('GET', 'access')).json()) as { collections: Record<string, unknown> };
  return Object.keys(access.collections);
}

const closed = (status: number) => [401, 403, 404, 501].includes(status);

describe('the studio to a stranger', () => {
  test('every collection, its versions, counts and entries are closed, whatever the method', async () => {
    const slugs = await collections();
    expect(slugs).toEqual(expect.arrayContaining(['homepage', 'users', 'media', 'payload-preferences']));
    const open: string[] = [];
    for (const slug of [...slugs, 'content-changes', 'studio-marks', 'payload-migrations', 'payload-jobs']) {
      for (const path of ['', '/1', '/count', '/versions', '/versions/1', '/file/x.webp', '/access/1']) {
        const response = await fetch(`${studio.url}/api/${slug}${path}`);
        if (!closed(response.status)) open.push(`GET ${slug}${path} ${response.status}`);
      }
      for (const [method, path] of [
        ['POST', ''],
        ['PATCH', '/1'],
        ['PATCH', '?where[id][exists]=true'],
        ['DELETE', '/1'],
        ['DELETE', '?where[id][exists]=true'],
        ['POST', '/1/duplicate'],
        ['POST', '/versions/1'],
        ['POST', '/paste-url/1'],
      ] as const) {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`${studio.url}/api/${slug}${path}`, { method, headers, body: '{}' });
        if (!closed(response.status)) open.push(`${method} ${slug}${path} ${response.status}`);
      }
    }
    expect(open).toEqual([]);
  });

  test('says of access only that nobody is signed in, and knows no GraphQL and no jobs', async () => {
    expect(await (await fetch(`${studio.url}/api/access`)).json()).toEqual({ canAccessAdmin: false });
    for (const path of ['graphql', 'graphql-playground', 'payload-jobs/run', 'globals/homepage']) {
      expect(closed((await fetch(`${studio.url}/api/${path}`)).status), path).toBe(true);
    }
    expect(await (await fetch(`${studio.url}/api/health`)).json()).toEqual({ ok: true });
  });

  test('GET written as POST with a method override is as closed', async () => {
    const response = await fetch(`${studio.url}/api/users`, {
      method: 'POST',
      headers: {
        'X-HTTP-Method-Override': 'GET',
        'content-type': 'application/x-www-form-urlencoded',
        origin: studio.url,
      },
      body: 'depth=0',
    });
    expect(response.status).toBe(403);
  });

  test('GEN-06/no-internals a refusal names no internals', async () => {
    const text = await (await fetch(`${studio.url}/api/homepage`)).text();
    expect(text).not.toMatch(/stack|node_modules|SQL|at .*:\d+/);
  });

  test('a forgotten password is mailed with the configured address, not the one of the Host header', async () => {
    const response = await fetch(`${studio.url}/api/users/forgot-password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        origin: studio.url,
      },
      body: JSON.stringify({ email: personWith('editor').email }),
    });
    expect(response.status).toBe(200);
    const folder = join(studio.home.folder, 'mail');
    // The answer does not wait for the mail.
    const mails = await vi.waitFor(() => {
      const found = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
      expect(found).toHaveLength(1);
      return found;
    }, 20_000);
    expect(mails[0]).toContain(`${studio.url}/admin/reset/`);
    expect(mails[0]).not.toContain('evil.example');
    expect(studio.log()).not.toContain(personWith('editor').email);
  });

  test('pages cannot be framed and are not indexed', async () => {
    const { headers } = await fetch(`${studio.url}/admin/login`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the site with its content token', () => {
  test('reads what is published and no draft, in lists, by id, with draft=true and through relations', async () => {
    const make = async (name: string, status: string) => {
      const data = { name, role: 'Guide', _status: status };
      const response = await editor('POST', `teamMember?draft=${status === 'draft'}`, data);
      return ((await response.json()) as { doc?: { id: number }; errors?: unknown }).doc?.id;
    };
    const draft = await make('Draft Person', 'draft');
    const contact = await editor('POST', 'contactDetails', {
      travelPlannerNumber: '+27 00 000 0000',
      thankYouSignatory: draft,
      _status: 'published',
    });
    expect(contact.status).toBe(201);
    for (const path of ['teamMember', 'teamMember?draft=true', 'teamMember?where[_status][equals]=draft']) {
      expect(await (await site(path)).json(), path).toMatchObject({ docs: [] });
    }
    expect((await site(`teamMember/${draft}`)).status).toBe(404);
    expect((await site(`teamMember/${draft}?draft=true`)).status).toBe(404);
    const words = await (await site('contactDetails?depth=3')).text();
    expect(words).toContain('+27 00 000 0000');
    expect(words).not.toContain('Draft Person');
  });

  test('reads no people, no versions and no history of others, and writes nothing', async () => {
    for (const path of ['users', 'users/1', 'homepage/versions', 'studio-marks', 'payload-preferences']) {
      expect(closed((await site(path)).status), path).toBe(true);
    }
    for (const [path, method] of [
      ['homepage', 'POST'],
      ['contactDetails/1', 'PATCH'],
      ['contactDetails/1', 'DELETE'],
      ['media', 'POST'],
      ['reads', 'DELETE'],
    ] as const) {
      expect((await site(path, method, '{}')).status, `${method} ${path}`).toBe(403);
    }
    const wrong = await fetch(`${studio.url}/api/contactDetails`, {
      headers: { authorization: 'Bearer wrong' },
    });
    expect(wrong.status).toBe(403);
  });
});

describe('roles', () => {
  test('an editor writes content and sees no account but the own', async () => {
    const made = await editor('POST', 'footer', {
      displayName: 'Explore',
      position: 1,
      _status: 'published',
    });
    expect(made.status).toBe(201);
    expect(await (await editor('GET', 'users')).json()).toMatchObject({ totalDocs: 1 });
    expect(
      (await editor('POST', 'users', { email: 'x@example.com', name: 'X', password: 'long enough words' }))
        .status,
    ).toBe(403);
    const { user } = (await (await editor('GET', 'users/me')).json()) as { user: { id: number } };
    await editor('PATCH', `users/${user.id}`, { role: 'admin' });
    expect(await (await editor('GET', 'users/me')).json()).toMatchObject({ user: { role: 'editor' } });
  });

  test('a refused entry says which fields are wrong', async () => {
    const wrongIn = async (entry: object) => {
      const refused = await editor('POST', 'footer', { ...entry, _status: 'published' });
      expect(refused.status).toBe(400);
      const { errors } = (await refused.json()) as { errors: { data: { errors: { path: string }[] } }[] };
      return errors[0]?.data.errors.map(({ path }) => path).sort();
    };
    const nameless = { position: 1, links: [{ displayName: '', url: '/contact-us' }] };
    expect(await wrongIn(nameless)).toEqual(['displayName', 'links.0.displayName']);
    // What a browser would run is refused before anything else, in drafts too.
    const runs = {
      displayName: 'Run',
      position: 1,
      links: [{ displayName: 'Run', url: 'javascript:alert(1)' }],
    };
    expect(await wrongIn(runs)).toEqual(['links.0.url']);
  });

  test('a concierge sees no content and no picture', async () => {
    for (const slug of ['homepage', 'footer', 'media', 'contactDetails/versions']) {
      expect((await concierge('GET', slug)).status, slug).toBe(403);
    }
    expect((await concierge('POST', 'footer', { displayName: 'No', position: 1 })).status).toBe(403);
  });

  test('the last administrator keeps the role and the account, and weak passwords are refused', async () => {
    await admin.prove();
    const { user } = (await (await admin('GET', 'users/me')).json()) as { user: { id: number } };
    expect((await admin('PATCH', `users/${user.id}`, { role: 'editor' })).status).toBe(400);
    expect((await admin('DELETE', `users/${user.id}`)).status).toBe(400);
    const weak = await admin('POST', 'users', {
      email: 'w@example.com',
      name: 'W',
      role: 'editor',
      password: 'short',
    });
    expect(await weak.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('12 characters') }],
    });
  });

  test('a cookie sent from another origin counts for nothing', async () => {
    const login = await fetch(`${studio.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: studio.url },
      body: JSON.stringify({ email: personWith('admin').email, password }),
    });
    const cookie = (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    expect(login.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax/i);
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await fetch(`${studio.url}/api/users`, { headers })).status).toBe(403);
  });

  test('there is one home page: a second is refused', async () => {
    const entry = { travelPlannerNumber: '+27 00 000 0001', _status: 'published' };
    expect((await editor('POST', 'contactDetails', entry)).status).toBe(409);
  });
});

test('the icon a browser asks for by itself is there', async () => {
  const answer = await fetch(`${studio.url}/favicon.ico`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
});

test('a browser that came by another name of the machine is led to the one address, and not round in a circle', async () => {
  const { port } = new URL(studio.url);
  const response = await fetch(`http://localhost:${port}/admin/login?next=%2Fadmin&x="<`, {
    redirect: 'manual',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('refresh')).toBe(`0; url=${studio.url}/admin/login?next=%2Fadmin&x=%22%3C`);
  expect(await response.text()).toContain(`<a href="${studio.url}/admin/login?next=%2Fadmin&amp;x=%22%3C">`);
  expect(
    (await fetch(`${studio.url}/admin/login`, { redirect: 'manual' })).headers.get('refresh'),
  ).toBeNull();
});
