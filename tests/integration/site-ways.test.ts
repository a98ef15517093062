import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SharedSite, sharedSite } from './site-shared.ts';
import { rawRequest } from './site-stage.ts';

let stage: SharedSite;

const entryOf = (collection: string, key: string, value: string) =>
  stage.studio.store.collections[collection]?.find((entry) => entry[key] === value);

beforeAll(async () => {
  stage = await sharedSite();
  const { collections } = stage.studio.store;
  Object.assign(entryOf('propertyUpdated', 'key', 'lionsands') ?? {}, {
    gettingHere: 'Fly to the strip.',
    routes: [{ from: 'Johannesburg', by: 'Flight', time: '55 minutes', note: 'Daily' }],
    gateHours: [
      { gate: 'North Gate (24.5° S, 31.25° E)', months: 'May to July', opens: '06:00', closes: '17:30' },
      { gate: 'North Gate', months: 'August', opens: '05:30', closes: '18:00' },
    ],
    levies: [{ name: 'Conservation levy', amount: 680, per: 'person and night' }],
    travelInfo: [{ title: 'Money', text: 'Rand.' }],
    health: 'Ask your doctor.',
    accessibility: 'Two rooms without a step.',
  });
  collections.region = [
    { id: 1, key: 'sabi-sand', name: 'Sabi Sand', description: 'Land between rivers.', properties: [] },
  ];
  collections.destination = [
    {
      id: 1,
      slug: 'kruger-national-park',
      name: 'Kruger National Park',
      position: 2,
      region: 'sabi-sand',
      lead: 'Two million hectares.',
      facts: [{ label: 'Size', value: 'Large' }],
      properties: [{ id: 1, key: 'lionsands' }],
      latitude: -24.9,
      longitude: 31.5,
      questions: [{ question: 'May I drive?', answer: 'You may.' }],
    },
    { id: 2, slug: 'elsewhere', name: 'Elsewhere', position: 1 },
  ];
  await stage.publishAll();
});
afterAll(() => stage?.close());

const page = async (path: string) => {
  const answer = await rawRequest(stage.port, path);
  return { status: answer.status, text: answer.body.toString() };
};

test('RT-04/travel-info ways, gates with their place, levies and everything else asked, in rows', async () => {
  const { status, text } = await page('/lionsands/travel-info');
  expect(status).toBe(200);
  for (const words of [
    'Fly to the strip.',
    '55\u00a0minutes',
    '24.5° S, 31.25° E',
    'R\u00a0680',
    'Ask your doctor.',
  ])
    expect(text).toContain(words);
  expect(text.match(/>North Gate</g)).toHaveLength(1);
  expect(text).toMatch(/06:00.{0,30}17:30/s);
  for (const id of ['before-you-pack', 'gates', 'levies', 'getting-here']) {
    expect(text).toContain(`href="#${id}"`);
    expect(text).toContain(`id="${id}"`);
  }
  // Each subject is a row of its own that its address opens.
  for (const id of ['money', 'health', 'accessibility'])
    expect(text).toMatch(new RegExp(`<details(?:(?!</details>).)*<div id="${id}"`, 's'));
  expect((await page('/nowhere/travel-info')).status).toBe(404);
});

test('what an editor empties is not drawn', async () => {
  await stage.publish(['propertyUpdated', 'propertyUpdated:1'], () => {
    Object.assign(entryOf('propertyUpdated', 'key', 'lionsands') ?? {}, {
      gateHours: [],
      levies: [],
      routes: [],
    });
  });
  const text = async () => (await page('/lionsands/travel-info')).text;
  await expect.poll(text, { timeout: 10_000 }).not.toContain('North Gate');
  expect(await text()).not.toContain('href="#levies"');
  expect(await text()).toContain('Ask your doctor.');
});

test('RT-09/kruger-national-park the region, its properties and its neighbours', async () => {
  const { status, text } = await page('/destinations/kruger-national-park');
  expect(status).toBe(200);
  for (const words of ['Two million hectares.', 'Lion Sands Game Reserve', 'May I drive?', 'FAQPage'])
    expect(text).toContain(words);
  expect(text).toContain('data-theme="savanna"');
  expect(text).toContain('href="/destinations/elsewhere"');
  expect(text).toContain('/enquire/destination?from=/destinations/kruger-national-park');
});

test('a destination with a name alone is still a page; an unknown one is not found; a new one appears', async () => {
  const bare = await page('/destinations/elsewhere');
  expect(bare.status).toBe(200);
  expect(bare.text).not.toContain('Where to sleep');
  expect((await page('/destinations/cape-town')).status).toBe(404);
  await stage.publish(['destination', 'destination:3'], ({ store }) => {
    store.collections.destination?.push({ id: 3, slug: 'cape-town', name: 'Cape Town', position: 3 });
  });
  await expect
    .poll(async () => (await page('/destinations/cape-town')).status, { timeout: 10_000 })
    .toBe(200);
});
