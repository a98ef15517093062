import type { SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '../support/studio-process.ts';
import { sharedStudio } from './shared-studio.ts';

let config: SanitizedConfig;
let people: Record<'admin' | 'editor' | 'concierge', Person>;
const entries = new Map<string, number>();

/** Collections with rules of their own, which are not content. */
const own = ['users', 'payload-preferences'];

beforeAll(async () => {
  const studio = await sharedStudio();
  for (const name of ['MODE', 'DATA_DIR', 'KEYS_DIR'] as const) vi.stubEnv(name, studio.home.env[name]);
  config = await (await import('../../apps/studio/src/payload.config.ts')).default;
  people = {
    admin: await studio.as('admin'),
    editor: await studio.as('editor'),
    concierge: await studio.as('concierge'),
  };
  for (const slug of contentSlugs()) {
    const made = await people.admin('POST', `${slug}?draft=true`, {});
    if (made.ok) entries.set(slug, ((await made.json()) as { doc: { id: number } }).doc.id);
  }
});

afterAll(() => {
  vi.unstubAllEnvs();
});

const contentSlugs = () => config.collections.filter(({ trash }) => trash).map(({ slug }) => slug);

/** What answers only about the caller, what is switched off, and versions of what has none, are left out. */
const judged = (path: string, versioned: boolean) =>
  !path.startsWith('/access') &&
  !path.startsWith('/paste-url') &&
  (versioned || !path.startsWith('/versions'));

/** Everything REST knows of the studio, so that a new collection or endpoint is asked for by itself. */
function endpoints(): { slug: string; method: string; path: string }[] {
  return config.collections
    .filter(({ slug }) => !own.includes(slug))
    .flatMap(({ slug, endpoints: list, versions }) =>
      (list || [])
        .filter(({ path }) => judged(path, Boolean(versions)))
        .map(({ method, path }) => ({
          slug: String(slug),
          method: method.toUpperCase(),
          path: path.replace(':filename', 'x.webp').replace(/:[a-zA-Z?]+/g, String(entries.get(slug) ?? 1)),
        })),
    )
    .concat(
      (config.endpoints ?? [])
        .filter(({ path }) => !['/health', '/ready', '/access'].includes(path))
        .map(({ method, path }) => ({
          slug: '',
          method: method.toUpperCase(),
          path: path.replace(/:[a-zA-Z?]+/g, '1'),
        })),
    );
}

async function openTo(who: Person, method: string, path: string): Promise<string | null> {
  const body = ['POST', 'PATCH', 'PUT'].includes(method) ? {} : undefined;
  // Without a condition nothing is asked for in bulk.
  const all = path.endsWith('/') && ['PATCH', 'DELETE'].includes(method) ? '?where[id][exists]=true' : '';
  const { status } = await who(method, path.replace(/\/$/, '') + all, body);
  return [401, 403, 404, 501].includes(status) ? null : `${method} ${path} ${status}`;
}

test('there is an entry of every kind to ask for', () => {
  expect(contentSlugs().length).toBeGreaterThan(30);
  expect([...entries.keys()].sort()).toEqual([...contentSlugs()].sort());
});

describe('a concierge', () => {
  test('is shown and may change no content, by no endpoint of any collection', async () => {
    const open: string[] = [];
    for (const { slug, method, path } of endpoints()) {
      if (slug === '' && path.startsWith('/desk')) continue;
      const found = await openTo(people.concierge, method, `${slug}${path}`.replace(/^\//, ''));
      if (found) open.push(found);
    }
    expect(open).toEqual([]);
    for (const [slug, id] of entries) {
      expect((await people.admin('GET', `${slug}/${id}`)).status, slug).toBe(200);
    }
  });

  test('reads, makes and breaks no lock', async () => {
    const lock = { document: { relationTo: 'footer', value: entries.get('footer') } };
    expect((await people.concierge('GET', 'payload-locked-documents')).status).toBe(403);
    expect((await people.concierge('POST', 'payload-locked-documents', lock)).status).toBe(403);
    expect((await people.concierge('DELETE', 'payload-locked-documents?where[id][exists]=true')).status).toBe(
      403,
    );
  });

  test('sees no page of any collection, of its trash or its versions', async () => {
    const access = (await (await people.concierge('GET', 'access')).json()) as {
      collections?: Record<string, unknown>;
    };
    expect(Object.keys(access.collections ?? {}).filter((slug) => entries.has(slug))).toEqual([]);
  });
});

describe('an editor', () => {
  test('reads and makes every kind of entry, its versions and its trash', async () => {
    for (const [slug, id] of entries) {
      for (const path of ['', `/${id}`, '/versions', '?trash=true', `/${id}/status`, `/${id}/schedule`]) {
        expect((await people.editor('GET', `${slug}${path}`)).status, `${slug}${path}`).toBe(200);
      }
      const saved = await people.editor('PATCH', `${slug}/${id}?draft=true`, {});
      expect(saved.status, slug).toBe(200);
    }
  });

  test('opens no enquiry, and nothing the studio keeps for itself', async () => {
    const internal = config.collections.filter(({ slug, trash }) => !trash && !own.includes(slug));
    const kept = internal
      .map(({ slug }) => slug)
      .filter((slug) => slug !== 'media' && slug !== 'payload-locked-documents');
    expect(kept).toEqual(
      expect.arrayContaining(['content-changes', 'entry-links', 'studio-marks', 'payload-jobs']),
    );
    for (const who of [people.editor, people.admin]) {
      for (const slug of kept) {
        for (const [method, path] of [
          ['GET', ''],
          ['GET', '/1'],
          ['POST', ''],
          ['PATCH', '/1'],
          ['DELETE', '/1'],
        ] as const) {
          expect(await openTo(who, method, `${slug}${path}`)).toBeNull();
        }
      }
    }
    const desk = (config.endpoints ?? []).filter(({ path }) => path.startsWith('/desk'));
    expect(desk.length).toBeGreaterThan(3);
    for (const { method, path } of desk) {
      const asked = path.slice(1).replace(/:[a-zA-Z?]+/g, 'MC-AAAA-AAAA');
      expect(await openTo(people.editor, method.toUpperCase(), asked), path).toBeNull();
    }
  });

  test('makes no account and reads no other', async () => {
    const { docs } = (await (await people.editor('GET', 'users')).json()) as { docs: unknown[] };
    expect(docs).toHaveLength(1);
    expect((await people.editor('POST', 'users', { email: 'x@example.com' })).status).toBe(403);
  });
});

test('preferences are each person’s own', async () => {
  await people.editor('POST', 'payload-preferences/some-key', { value: { seen: true } });
  const { docs } = (await (await people.concierge('GET', 'payload-preferences')).json()) as {
    docs: { key: string }[];
  };
  expect(docs.filter(({ key }) => key === 'some-key')).toEqual([]);
});

test('a name that goes into the head of a mail stands on one line', async () => {
  const own = (await (await people.concierge('GET', 'users/me')).json()) as { user: { id: number } };
  for (const name of ['Ada\r\nBcc: eve@example.com', 'Ada\tX', 'Ada\u2028X', 'Ada\u202eX']) {
    const refused = await people.concierge('PATCH', `users/${own.user.id}`, { name });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('on one line')]);
  }
});
