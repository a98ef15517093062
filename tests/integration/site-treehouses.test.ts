import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SharedSite, sharedSite } from './site-shared.ts';
import { rawRequest } from './site-stage.ts';

let stage: SharedSite;

const treehouse = (id: number, slug: string, name: string, more: object = {}) => ({
  id,
  slug,
  name,
  property: 'lionsands',
  discoverButtonLink: `/lionsands/treehouses/${slug}`,
  line: `${name} stands alone.`,
  statement: `Somebody built ${name}.`,
  hours: [
    { time: '17:30', title: 'Out', text: 'You are driven out.', sound: 'An engine' },
    { time: '01:40', title: 'The middle', text: 'Nothing at all.', sound: '' },
  ],
  weatherPlan: `At ${name} we fetch you.`,
  sleeps: 'Two',
  height: 'Five metres',
  included: ['A lamp', 'A basket'],
  whoMayStay: 'Whoever can climb.',
  supplement: 7200,
  supplementNote: 'for two',
  questions: [{ question: 'Is it high?', answer: 'Five metres.' }],
  latitude: -24.9,
  longitude: 31.5,
  ...more,
});

const property = () => stage.studio.store.collections.propertyUpdated?.find(({ key }) => key === 'lionsands');

beforeAll(async () => {
  stage = await sharedSite();
  const both = [
    treehouse(1, 'chalkley', 'Chalkley'),
    treehouse(2, 'bare', 'Bare', {
      hours: [],
      weatherPlan: null,
      whoMayStay: null,
      supplement: null,
      included: [],
      questions: [],
      statement: null,
    }),
  ];
  stage.studio.store.collections.treehouse = both;
  Object.assign(property() ?? {}, { treehouses: both });
  await stage.publishAll();
});
afterAll(() => stage?.close());

const page = async (path: string) => {
  const answer = await rawRequest(stage.port, path);
  return { status: answer.status, text: answer.body.toString(), cache: answer.headers['x-cache'] };
};
const structured = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? '{}'),
  );

test('RT-04/chalkley a treehouse tells its night, its weather plan, what is in it and who may stay', async () => {
  const { status, text } = await page('/lionsands/treehouses/chalkley');
  expect(status).toBe(200);
  for (const words of [
    'You are driven out.',
    'we fetch you',
    'A basket',
    'Whoever can climb.',
    'R\u00a07\u00a0200',
  ])
    expect(text).toContain(words);
  expect(text.indexOf('17:30')).toBeLessThan(text.indexOf('01:40'));
  for (const dialog of ['email', 'book', '360-tours'])
    expect(text).toContain(`href="/enquire/${dialog}?from=/lionsands/treehouses/chalkley"`);
  const nodes = structured(text);
  expect(nodes.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'LodgingBusiness', 'FAQPage']);
  expect(nodes[1]).toMatchObject({
    name: 'Chalkley, Lion Sands Game Reserve',
    geo: { latitude: -24.9, longitude: 31.5 },
    containedInPlace: { name: 'Lion Sands Game Reserve' },
  });
});

test('CUR-01/switch a treehouse and the list of them say what a night adds in the currency asked for', async () => {
  for (const path of ['/lionsands/treehouses/chalkley', '/lionsands/treehouses']) {
    expect((await page(path)).text).toMatch(/<data value="7200"[^>]*>R\u00a07\u00a0200</);
    const { text, cache } = await page(`${path}?currency=USD`);
    expect(text).toMatch(/<data value="7200"[^>]*>\$389</);
    expect(text).toContain('aria-label="Currency"');
    expect(cache).toBeUndefined();
  }
  expect((await page('/lionsands/treehouses/bare')).text).not.toContain('aria-label="Currency"');
});

test('a treehouse with little to tell is still a page, without empty sections', async () => {
  const { status, text } = await page('/lionsands/treehouses/bare');
  expect(status).toBe(200);
  for (const words of [
    'hour by hour',
    'If the weather turns',
    'What is included',
    'Added to your stay',
    'R\u00a0',
  ])
    expect(text).not.toContain(words);
  expect(structured(text).map((node) => node['@type'])).not.toContain('FAQPage');
});

test('RT-04/treehouses all of them, beside one another; a property without one has no such page', async () => {
  const { status, text } = await page('/lionsands/treehouses');
  expect(status).toBe(200);
  for (const slug of ['chalkley', 'bare']) expect(text).toContain(`href="/lionsands/treehouses/${slug}"`);
  expect(text).toContain('The treehouses beside one another');
  expect((await page('/marataba/treehouses')).status).toBe(404);
  expect((await page('/monwana/treehouses')).status).toBe(404);
});

test('RT-11/unknown-slug an unknown treehouse, and one of another property, is not found', async () => {
  for (const path of [
    '/lionsands/treehouses/nowhere',
    '/marataba/treehouses/chalkley',
    '/nowhere/treehouses/chalkley',
    '/lionsands/treehouses/a%20b',
  ])
    expect((await page(path)).status, path).toBe(404);
});

test('a changed hour shows, and a treehouse taken back is gone', async () => {
  const change = (to: object) => (studio: SharedSite['studio']) => {
    const [first] = studio.store.collections.treehouse ?? [];
    Object.assign(first ?? {}, to);
  };
  await stage.publish(['treehouse', 'treehouse:1'], change({ weatherPlan: 'Now we bring umbrellas.' }));
  await expect
    .poll(async () => (await page('/lionsands/treehouses/chalkley')).text, { timeout: 10_000 })
    .toContain('Now we bring umbrellas.');
  await stage.publish(['treehouse', 'treehouse:2'], (studio) => {
    studio.store.collections.treehouse = (studio.store.collections.treehouse ?? []).slice(0, 1);
  });
  await expect
    .poll(async () => (await page('/lionsands/treehouses/bare')).status, { timeout: 10_000 })
    .toBe(404);
});
