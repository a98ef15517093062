import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/studio-process.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

/** What somebody may write where an id belongs. Ids are whole numbers. */
const oddIds = [
  'abc',
  '1e999',
  '99999999999999999999',
  '2147483648',
  '1.5',
  '-1',
  '%00',
  '0x1',
  "1'",
  '%F0%9F%A6%81',
  '%',
  'null',
  '[object%20Object]',
];

/** Queries no page of the studio sends. */
const oddQueries = [
  'where[parent][equals]=x',
  'where[id][equals]=abc',
  'where[id][in]=1e999,abc',
  'where[id][greater_than]=99999999999999999999',
  'where[nothing][equals]=1',
  'where[id][nothing]=1',
  'where[id]=1',
  'where=x',
  'where[or]=x',
  'where[and][0]=x',
  'where[updatedAt][greater_than]=never',
  'where[id][equals]=%00',
  'where[_status][equals]=%00',
  'where[id][near]=x',
  'where[id.x.y][equals]=1',
  'where[__proto__][equals]=1',
  'sort=nothing',
  'sort=-id,%00',
  "sort=id';",
  'sort[x]=1',
  'limit=abc',
  'limit=-1',
  'limit=1e999',
  'limit=99999999999999999999',
  'limit[x]=1',
  'page=abc',
  'page=-1',
  'page=99999999999999999999',
  'page=1.5',
  'depth=abc',
  'depth=-1',
  'depth=1e999',
  'select=x',
  'select[nothing]=true',
  'select[id]=x',
  'populate=x',
  'populate[page][x]=true',
  'joins=x',
  'joins[nothing][limit]=1',
  'locale=xx',
  'fallback-locale=%00',
  'draft=x',
  'trash=x',
  'pagination=x',
  '%00=1',
  '[=1',
];

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

interface Asked {
  readonly method: (typeof methods)[number];
  readonly path: string;
}

const by = (method: Asked['method'], ...paths: readonly string[]): Asked[] =>
  paths.map((path) => ({ method, path }));

/** What every collection answers, whatever stands in it. */
const ofEvery = (slug: string): Asked[] => [
  ...by(
    'GET',
    `${slug}/abc`,
    `${slug}/versions`,
    `${slug}/versions/abc`,
    `${slug}/abc/status`,
    `${slug}/file/x`,
  ),
  ...by('DELETE', `${slug}/abc`, `${slug}/99999999999999999999`),
  ...by('PATCH', `${slug}/abc`),
  ...by('POST', `${slug}/verify/x`, `${slug}/x/duplicate`, `${slug}/versions/x`),
];

/** Every address below a collection with every odd number in it, and every odd question. */
const ofOne = (slug: string): Asked[] => [
  ...oddIds.flatMap((id) => [
    ...methods.flatMap((method) => by(method, `${slug}/${id}`)),
    ...by(
      'GET',
      `${slug}/versions/${id}`,
      `${slug}/${id}/status`,
      `${slug}/file/${id}`,
      `${slug}/paste-url/${id}`,
    ),
    ...by(
      'POST',
      `${slug}/versions/${id}`,
      `${slug}/${id}/duplicate`,
      `${slug}/access/${id}`,
      `${slug}/verify/${id}`,
    ),
    ...by('DELETE', `${slug}/${id}/agreement`),
  ]),
  ...['count', 'file', 'access', 'paste-url', 'init', 'duplicate', 'nothing'].flatMap((below) =>
    methods.flatMap((method) => by(method, `${slug}/${below}`)),
  ),
  ...oddQueries.flatMap((query) =>
    by('GET', `${slug}?${query}`, `${slug}/versions?${query}`, `${slug}/1?${query}`),
  ),
  ...oddQueries
    .filter((query) => query.startsWith('where'))
    .flatMap((query) => by('DELETE', `${slug}?${query}&where[id][in]=1999999999`)),
];

/** Asks a few at a time, as browsers do. @returns those that were answered with a fault of the studio's own */
async function faultsOf(ask: (one: Asked) => Promise<Response>, all: readonly Asked[]): Promise<string[]> {
  const faults: string[] = [];
  const left = [...all];
  const worker = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const answer = await ask(one);
      const text = await answer.text();
      if (answer.status >= 500)
        faults.push(`${answer.status} ${one.method} /api/${one.path} ${text.slice(0, 80)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults.sort();
}

export function oddAddressesOn(dialect: Dialect): void {
  let studio: SharedStudio;
  let admin: Person;
  let collections: string[];

  beforeAll(async () => {
    studio = await sharedStudio(dialect);
    admin = await studio.as('admin');
    const access = (await (await admin('GET', 'access')).json()) as {
      collections: Record<string, unknown>;
      globals?: Record<string, unknown>;
    };
    // Those a person may see, and names nobody has.
    collections = [
      ...Object.keys(access.collections),
      ...Object.keys(access.globals ?? {}).map((slug) => `globals/${slug}`),
      'globals/nothing',
      'nothing',
    ];
    expect(collections.length).toBeGreaterThan(30);
  });

  describe(`addresses nobody has, on ${dialect}`, () => {
    const asked = ({ method, path }: Asked) =>
      admin(method, path, method === 'GET' || method === 'DELETE' ? undefined : {});

    test('are a 404 or a 400 to an administrator in every collection, never a fault', async () => {
      const all = collections.flatMap(ofEvery);
      expect(await faultsOf(asked, all)).toEqual([]);
    });

    test('are no fault, whatever is odd about them', async () => {
      expect(await faultsOf(asked, ['room', 'users', 'media'].flatMap(ofOne))).toEqual([]);
      const posted = oddQueries.map(async (body) => {
        const answer = await fetch(`${studio.url}/api/room`, {
          method: 'POST',
          headers: {
            cookie: `payload-token=${admin.token}`,
            origin: studio.url,
            'content-type': 'application/x-www-form-urlencoded',
            'x-http-method-override': 'GET',
          },
          body,
        });
        return answer.status >= 500 ? [body] : [];
      });
      expect((await Promise.all(posted)).flat()).toEqual([]);
    });

    test('are refused to a stranger and to the site without a fault', async () => {
      const site: Record<string, string> = { authorization: `Bearer ${studio.home.keys.contentToken}` };
      for (const headers of [{}, site])
        expect(
          await faultsOf(
            ({ method, path }) => fetch(`${studio.url}/api/${path}`, { method, headers }),
            ofOne('room'),
          ),
        ).toEqual([]);
    });

    test('say what they are: nothing is there, or the question cannot be asked', async () => {
      const said = async (path: string, method = 'GET') => (await admin(method, path)).status;
      for (const path of [
        'users/versions',
        'media/versions',
        'users/abc',
        'blog/abc',
        'blog/2147483648',
        'media/file/none.webp',
        'media/file/..%2f..%2fkeys',
      ])
        expect([path, await said(path)]).toEqual([path, 404]);
      expect(await said('blog/abc', 'DELETE')).toBe(404);
      expect(await said('users/verify/x', 'POST')).toBe(404);
      expect(await said('media/x/duplicate', 'POST')).toBe(404);
      for (const path of [
        'room/versions?where[parent][equals]=x',
        'room?limit=1e999',
        'room?where=x',
        'room?where[id][near]=1',
      ])
        expect([path, await said(path)]).toEqual([path, 400]);
      for (const path of [
        'room?limit=0&page=1&depth=0&sort=-id',
        'room?where[or][0][id][in][0]=1&where[or][1][id][exists]=true',
        'room?where={"id":{"in":[1,2]}}',
        'room/versions?where[parent][equals]=1',
      ])
        expect([path, await said(path)]).toEqual([path, 200]);
    });

    test('what cannot be read, or holds no fields, is a 400 in words', async () => {
      const form = 'multipart/form-data; boundary=x';
      const part = (name: string, text: string) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
      const bodies: readonly (readonly [string, string])[] = [
        ...['{', 'null', '"x"', '5', 'true'].map((body) => ['application/json', body] as const),
        ['multipart/form-data', 'x'],
        [form, 'x'],
        [form, part('_payload', '{}')],
        ...['{', 'null', '"x"', '5'].map((fields) => [form, `${part('_payload', fields)}--x--`] as const),
        ['multipart/mixed; boundary=x', part('_payload', '{}')],
      ];
      const said: string[] = [];
      for (const address of ['POST room', 'PATCH room/1', 'POST media', 'POST users'])
        for (const [type, body] of bodies) {
          const [method = '', path = ''] = address.split(' ');
          const headers = {
            cookie: `payload-token=${admin.token}`,
            origin: studio.url,
            'content-type': type,
          };
          const answer = await fetch(`${studio.url}/api/${path}`, { method, headers, body });
          const text = await answer.text();
          if (![400, 404].includes(answer.status) || text.includes('went wrong'))
            said.push(`${address} ${type} ${body}: ${answer.status} ${text.slice(0, 80)}`);
        }
      expect(said).toEqual([]);
    });
  });
}
