import { dialogs, pagePaths, routes } from '@sundowner/brand';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioFault } from '../fakes/studio-rest.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { rawRequest, type SiteStage, siteStage } from './site-stage.ts';

/** A site that has never read anything, and never been warm. */
let stage: SiteStage;

beforeAll(async () => {
  stage = await siteStage({ started: false });
  stage.studio.faults.all = { kind: 'status', status: 500 };
  // The stand-in that hangs is waited for as long as the site waits for a studio.
  await stage.start({ LIMIT_DEADLINE_FACTOR: '1' });
});
afterAll(() => stage?.close());

const filled = (path: string, word: string) => path.replace('{brand}', 'more').replace(/\{\w+\}/g, word);
const isOpen = (path: string) => /\{(?!brand)/.test(path);
/** Of every kind, and of the properties there may be. */
const pages = [...new Set([...routes.map(({ path }) => path), ...pagePaths(demonstrationCollection())])];
const withParameters = pages.filter(isOpen);
const files = [
  '/blog/rss.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/rates.pdf',
  '/lionsands/rates-and-offers.pdf',
  '/video-gallery/WORD.vtt',
];
const items = [
  '/dialogs/what-to-expect/WORD.json',
  '/dialogs/amenities/monwana.json',
  '/enquire/what-to-expect/WORD',
  '/enquire/amenities/monwana',
];
const lists = [
  '/blog?page=3',
  '/blog?page=2&interest=safaris',
  '/blog?property=monwana-game-lodge',
  '/image-gallery?picture=WORD',
];
const nowhere = ['/WORD', '/WORD.php', '/lionsands/WORD/WORD/WORD', '/our-old-page?utm_source=x'];

/** What nobody can know without the studio. */
const unknown = (word: string) => [
  ...withParameters.map((path) => filled(path, word)),
  ...[...files, ...items, ...lists, ...nowhere].map((path) => path.replaceAll('WORD', word)),
  ...[
    '/blog',
    '/awards',
    '/information-downloads',
    '/video-gallery',
    '/more-360s',
    '/image-gallery',
    '/lionsands/covid',
  ],
];
/** What stands without, or is unknown as well. */
const others = [
  ...pages.filter((path) => !isOpen(path)).map((path) => filled(path, '')),
  ...dialogs.map((name) => `/dialogs/${name}.json`),
  '/search?q=owl',
];

async function each<Asked>(
  asked: readonly Asked[],
  ask: (one: Asked) => Promise<void>,
  atATime = 6,
): Promise<void> {
  const left = [...asked];
  const next = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await ask(one);
  };
  await Promise.all(Array.from({ length: atATime }, next));
}

const ways: readonly [how: string, fault: StudioFault | 'refuses'][] = [
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 404 to everything', { kind: 'status', status: 404 }],
  ['answers a page', { kind: 'garbage' }],
  ['cuts its answers off', { kind: 'cut' }],
  ['hangs', { kind: 'hang' }],
  ['refuses', 'refuses'],
];

test.each(ways)(
  'CNT-05/unknown while the studio %s nothing is said not to exist, on any route',
  async (how, fault) => {
    if (fault === 'refuses') await stage.stopStudio();
    else stage.studio.faults.all = fault;
    const word = `never-read-${how.length}`;
    // Requests that wait for a studio that hangs delay no others.
    const atATime = how === 'hangs' ? 120 : 6;
    await each(
      unknown(word),
      async (path) => {
        const { status, headers } = await rawRequest(stage.port, path);
        expect([status, headers['retry-after']], path).toEqual([503, '10']);
        expect(headers['cache-control'] ?? 'no-store', path).toBe('no-store');
        expect(headers['x-cache'], path).toBeUndefined();
      },
      atATime,
    );
    await each(
      others,
      async (path) => {
        const { status, headers } = await rawRequest(stage.port, path);
        expect([200, 503], path).toContain(status);
        if (status === 503) expect(headers['retry-after'], path).toBe('10');
      },
      atATime,
    );
    // Of a file 404 is the studio's own word.
    if (how === 'answers 404 to everything') return;
    const picture = await rawRequest(stage.port, `/media/${word}.webp`);
    expect([picture.status, picture.headers['retry-after']]).toEqual([503, '5']);
  },
  300_000,
);

test('the page that says so is in the house’s look, names no cause and leads home', async () => {
  const { body } = await rawRequest(stage.port, '/blog/never-read');
  const $ = load(body.toString());
  expect($('h1').text()).toBe('503');
  expect($('main a[href="/"]')).not.toHaveLength(0);
  expect(body.toString()).not.toMatch(/ECONNREFUSED|OutageError|127\.0\.0\.1/);
});

test('while the studio is of the version before, no page of a property is said not to exist; all stand once it is not', async () => {
  await stage.startStudio();
  // It answers every read but the first of what makes the collection.
  stage.studio.faults.collection = { kind: 'status', status: 404 };
  const ofProperties = [
    ...['/lionsands', '/lionsands/river-lodge', '/lionsands/safaris', '/lionsands/rates-and-offers.pdf'],
    ...['/marataba', '/marataba/experiences'],
  ];
  await expect
    .poll(async () => (await rawRequest(stage.port, '/blog')).status, { timeout: 30_000 })
    .toBe(200);
  for (const path of [...ofProperties, '/made-up-nowhere']) {
    const { status, headers } = await rawRequest(stage.port, path);
    expect([status, headers['retry-after']], path).toEqual([503, '10']);
  }
  delete stage.studio.faults.collection;
  await expect
    .poll(async () => (await rawRequest(stage.port, '/lionsands')).status, { timeout: 30_000 })
    .toBe(200);
  expect((await rawRequest(stage.port, '/made-up-nowhere')).status).toBe(404);
  await stage.stopStudio();
}, 120_000);

test('nothing of it is kept: with the studio back, what there is shows, and what there is not is 404', async () => {
  await stage.startStudio();
  await expect
    .poll(async () => (await rawRequest(stage.port, '/blog/never-read-5')).status, { timeout: 30_000 })
    .toBe(404);
  const madeUp = [
    ...withParameters.map((path) => filled(path, 'never-read-5')),
    ...nowhere.map((path) => path.replaceAll('WORD', 'never-read-5')),
  ];
  await each(madeUp, async (path) => expect((await rawRequest(stage.port, path)).status, path).toBe(404));
  const story = stage.studio.store.collections.blog?.[0]?.slug;
  expect((await rawRequest(stage.port, `/blog/${String(story)}`)).status).toBe(200);
  // That the studio is back the pictures hear with the next look at what has changed.
  await expect
    .poll(async () => (await rawRequest(stage.port, '/media/never-read-5.webp')).status, { timeout: 30_000 })
    .toBe(404);
  expect((await rawRequest(stage.port, '/blog')).status).toBe(200);
}, 120_000);

test('away again, what was read stands, what the last list of redirects has moved, and what was never read is unknown', async () => {
  const story = `/blog/${String(stage.studio.store.collections.blog?.[0]?.slug)}`;
  await stage.publish(['redirects'], ({ store }) => {
    store.collections.redirects = [{ id: 1, from: '/moved-away', to: '/contact-us' }];
  });
  await expect.poll(async () => (await rawRequest(stage.port, '/moved-away')).status).toBe(301);
  await stage.stopStudio();
  for (const [path, expected] of [
    [story, 200],
    ['/blog', 200],
    ['/moved-away', 301],
    // That list is whole, and has no such address.
    ['/made-up-nowhere', 404],
    ['/blog/never-read-again', 503],
    ['/blog?page=7', 503],
    ['/impact/project/never-read-again', 503],
  ] as const)
    await expect
      .poll(async () => (await rawRequest(stage.port, path)).status, { timeout: 15_000 })
      .toBe(expected);
}, 120_000);
