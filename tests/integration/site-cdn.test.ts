import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSettings } from '../../apps/site/src/settings.ts';
import { runningFindings } from '../../bin/doctor/running.ts';
import { type FakeFastly, startFastly } from '../fakes/fastly.ts';
import { type ChangeOutbox, changeOutbox } from './change-outbox.ts';
import { type SiteStage, siteStage } from './site-stage.ts';

/** A site behind a CDN, with the studio's own outbox of changes. */
let fastly: FakeFastly;
let stage: SiteStage;
let outbox: ChangeOutbox;
let env: Record<string, string>;

beforeAll(async () => {
  fastly = await startFastly();
  env = { CDN: 'fastly', CDN_URL: fastly.url, CDN_SERVICE: fastly.service, CDN_KEY: fastly.token };
  stage = await siteStage({ env });
  outbox = changeOutbox(stage);
});
afterAll(async () => {
  outbox?.stop();
  await stage?.close();
  await fastly?.close();
});

const names = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'] as const;
const toCdn = ({ headers }: Response) => names.map((name) => headers.get(name));
/** Of what says nothing to a CDN: Fastly heeds `no-store` and `no-cache` in nothing it keeps. */
const isPlain = ({ headers }: Response) => /private|max-age=/.test(headers.get('cache-control') ?? '');
const none = names.map(() => null);
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${stage.url}${path}`, { redirect: 'manual', ...init });
/** Everything that was purged since the last time this was asked. */
function purgedSince(): () => readonly string[] {
  const from = fastly.received.length;
  return () => fastly.received.slice(from).flatMap(({ keys, status }) => (status === 200 ? keys : []));
}

describe('CLU-07/heads of what is public', () => {
  test.each(['/', '/contact-us', '/sitemap.xml', '/dialogs/telephone.json'])(
    '%s names what it is made from',
    async (path) => {
      for (const state of [/^(hit|miss|joined)$/, /^hit$/]) {
        const answer = await ask(path);
        expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, expect.stringMatching(state)]);
        const [control, surrogate, keys, tag] = toCdn(answer);
        expect(control).toMatch(/^public, s-maxage=\d+, stale-while-revalidate=1, stale-if-error=86400$/);
        expect(surrogate).toMatch(/^max-age=\d+,/);
        expect(keys).toMatch(/^everything( [a-zA-Z:-]+\d*)+$/);
        expect(tag).toBeNull();
      }
    },
  );

  test('a path that leads to another is outdated by any change', async () => {
    const answer = await ask('/contact-us/');
    expect([answer.status, answer.headers.get('surrogate-key')]).toEqual([301, 'everything any-change']);
  });
});

describe('CLU-07/private nothing is said to a CDN of', () => {
  test.each([
    ['a page that is not there', '/no-such-page'],
    ['drafts', '/?preview=nonsense'],
    ['a search', '/search?q=lodge'],
    ["a traveller's own page", '/my-enquiry'],
    ['an enquiry’s end', '/enquire/thank-you?ref=MC-7KQ2-94HD'],
    ['a form with its ticket', '/enquire/telephone'],
    ['liveness', '/health'],
    ['a picture that is not there', '/media/none.jpg'],
  ])('%s', async (_, path) => {
    const answer = await ask(path);
    expect(toCdn(answer)).toEqual(none);
    expect(isPlain(answer), String(answer.headers.get('cache-control'))).toBe(true);
  });

  test.each([
    ['a ticket', '/enquiry/ticket?kind=telephone', [200, 'private, no-store']],
    ['a search', '/search?q=lodge', [200, 'private, no-store']],
  ])('%s, which is private', async (_, path, said) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual(said);
  });

  test('a path an editor leads to another, which is private', async () => {
    const purged = purgedSince();
    await outbox.publish(['redirects'], ({ store }) => {
      store.collections.redirects = [{ id: 1, from: '/our-lodges', to: '/contact-us' }];
    });
    await expect.poll(purged).toContain('redirects');
    const answer = await ask('/our-lodges');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([301, 'private, no-cache']);
  });

  test('what is refused', async () => {
    const refused = await ask('/', { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
    expect([refused.status, isPlain(refused), ...toCdn(refused)]).toEqual([403, true, ...none]);
    const asked = await ask('/', { method: 'DELETE', headers: { origin: stage.url } });
    expect([asked.status, ...toCdn(asked)]).toEqual([405, ...none]);
  });
});

test('CLU-07/told a publish is purged by the tags of the pages it outdates, after the site shows it', async () => {
  const once = ['homepage', 'homepage:1', 'any-change'];
  const before = purgedSince();
  await outbox.publish(['homepage', 'homepage:1']);
  await expect.poll(before).toEqual(once);
  const purged = purgedSince();
  const keys = (await ask('/')).headers.get('surrogate-key')?.split(' ') ?? [];
  await outbox.publish(['homepage', 'homepage:1']);
  await expect.poll(purged).toEqual(once);
  expect(keys).toEqual(expect.arrayContaining(['homepage', 'homepage:1']));
});

test('CLU-07/told what was made while the studio was away is purged once it is back', async () => {
  const { faults } = stage.studio;
  faults['content-changes'] = { kind: 'status', status: 500 };
  await outbox.publish(['homepage', 'homepage:1']);
  await stage.written('the studio cannot be reached', 30_000);
  const purged = purgedSince();
  delete faults['content-changes'];
  await expect.poll(purged, { timeout: 10_000 }).toContain('outage');
});

test('CLU-07/restart what was not purged when the site ended is, once it runs again', async () => {
  fastly.faults.always({ status: 500 });
  await outbox.publish(['homepage', 'homepage:1']);
  await stage.written('the CDN could not be told of changes and will be told again');
  await stage.kill();
  const purged = purgedSince();
  fastly.faults.clear();
  await stage.start();
  await expect.poll(purged).toContain('everything');
});

test('CLU-07/said health and doctor tell of a CDN that takes nothing, and that it is told again', async () => {
  const settings = loadSettings({
    NODE_ENV: 'production',
    ...env,
    PORT: String(stage.port),
    INTERNAL_PORT: new URL(stage.internalUrl).port,
    STUDIO_PORT: String(stage.studio.port),
    DATA_DIR: stage.dataDir,
  });
  const cdn = async () => (await runningFindings(settings)).find(({ about }) => about === 'CDN');
  await expect.poll(cdn).toMatchObject({ state: 'good', words: expect.stringContaining('fastly, told') });
  fastly.faults.always({ status: 401 });
  await outbox.publish(['homepage', 'homepage:1']);
  await expect
    .poll(cdn)
    .toMatchObject({ state: 'fault', words: expect.stringContaining('it answered 401; see CDN_URL') });
  expect(stage.output()).not.toContain(fastly.token);
  fastly.faults.clear();
});
