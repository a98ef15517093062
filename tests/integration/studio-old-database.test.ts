import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSettings } from '../../bin/product/check-settings.ts';
import { initialise } from '../../bin/product/instance.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { changedPrices, withoutNewSwitch } from '../support/changed-prices.ts';
import { changedWords } from '../support/changed-words.ts';
import { withoutDrawn } from '../support/drawn-parts.ts';
import {
  atThatTime,
  isFault,
  listedPages,
  type PageWords,
  readOldDemonstration,
  wordsOfPages,
} from '../support/old-demonstration.ts';
import { type RunningTask, startTask } from '../support/run-task.ts';
import { builtProduct } from '../support/seeded-directory.ts';
import { withoutLimits } from './site-stage.ts';

/** Pages that are no more on purpose, with the reason. */
const gone: Readonly<Record<string, string>> = {};

let dataDir: string;
let siteUrl: string;
let running: RunningTask;
let before: PageWords;
let now: PageWords;

beforeAll(async () => {
  await builtProduct(AbortSignal.timeout(600_000));
  const old = readOldDemonstration();
  before = old.pages;
  dataDir = mkdtempSync(join(tmpdir(), 'old-database-'));
  initialise(checkSettings({ ...cleanEnvironment(), DATA_DIR: dataDir } as NodeJS.ProcessEnv).settings);
  mkdirSync(join(dataDir, 'studio'), { mode: 0o700 });
  writeFileSync(join(dataDir, 'studio', 'studio.db'), old.database);
  // As its seed left it: the demonstration is in.
  writeFileSync(join(dataDir, 'studio', 'seeded'), '');
  const [port, studioPort, internalPort] = await freePorts(3);
  siteUrl = `http://localhost:${port}`;
  running = startTask('start', [], {
    DATA_DIR: dataDir,
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    INTERNAL_PORT: String(internalPort),
    LIMIT_DEADLINE_FACTOR: '10',
    ...withoutLimits,
    ...atThatTime(),
  });
  await running.said(/Sundowner is ready/);
  now = await wordsOfPages(siteUrl, Object.keys(before));
}, 900_000);

afterAll(async () => {
  running?.child.kill('SIGTERM');
  await running?.ended();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** What a page should say now. */
const expected = (path: string, words: string): string =>
  [...changedWords, ...changedPrices]
    .filter(({ on }) => on.test(path))
    .reduce(
      (changed, { was, now: is }) =>
        typeof is === 'string' ? changed.replaceAll(was, is) : changed.replaceAll(was, is),
      words,
    );

/** Words of one kind that move on a page are shorter than this, such as the caption of a picture. */
const mostMoved = 90;

/** Where words stand in a text, each time. */
function placesOf(words: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

/** Whether two texts say the same, but for words that stand elsewhere on the page. */
function isSame(was: string, is: string): boolean {
  let parted = 0;
  while (parted < was.length && was[parted] === is[parted]) parted += 1;
  if (parted === was.length && parted === is.length) return true;
  // What moved may begin with the letters of what stood there.
  return [0, 1, 2, 3].some((back) => {
    const at = parted - back;
    const goesOn = was.slice(at, at + 30);
    const moved = at < 0 || goesOn === '' ? 0 : is.indexOf(goesOn, at + 1) - at;
    if (moved <= 0 || moved > mostMoved) return false;
    const words = is.slice(at, at + moved);
    const places = placesOf(words, was);
    return places
      .filter((place) => place >= at)
      .some((place) => isSame(was.slice(at, place) + was.slice(place + words.length), is.slice(at + moved)));
  });
}

/** Where two texts part, with some words around it. */
function parting(was: string, is: string): string {
  let at = 0;
  while (at < was.length && was[at] === is[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 80);
  return `was "${around(was)}", is "${around(is)}"`;
}

test('an old demonstration says on every page what it said before', () => {
  expect(Object.keys(before).length).toBeGreaterThan(100);
  const differences = Object.entries(before).flatMap(([path, words]) => {
    const is = withoutDrawn(path, withoutNewSwitch(path, now[path] ?? ''));
    const was = withoutDrawn(path, expected(path, words));
    if (isSame(was, is) || (path in gone && isFault(is))) return [];
    return [`${path}: ${parting(was, is)}`];
  });
  expect(differences).toEqual([]);
});

test('its sitemap names the pages it named', async () => {
  const listed = await listedPages(siteUrl);
  expect(Object.keys(before).filter((path) => !listed.includes(path) && !(path in gone))).toEqual([]);
});

test('its old addresses lead where they led', async () => {
  const to = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, siteUrl), { redirect: 'manual' });
    return [status, headers.get('location')?.replace(siteUrl, '')];
  };
  expect(await to('/morequarters')).toEqual([301, '/capecadogan']);
  expect(await to('/morequarters/the-house')).toEqual([301, '/capecadogan']);
  expect(await to('/capecadogan/apartments')).toEqual([301, '/capecadogan/residence']);
  expect(await to('/monwana/rooms')).toEqual([301, '/monwana/suites']);
  expect(await to('/lionsands/rates')).toEqual([301, '/lionsands/rates-and-offers']);
});

test('its forms offer the places they offered', async () => {
  const offered = async (path: string) => {
    const html = await (await fetch(new URL(path, siteUrl))).text();
    return [...html.matchAll(/<(?:option|input)[^>]* value="([^"]+)"/g)].map(([, value = '']) => value);
  };
  const email = await offered('/enquire/email');
  for (const place of ['Lion Sands Game Reserve', 'Marakele National Park - Marataba', 'Cape Town'])
    expect(email).toContain(place);
  expect(await offered('/enquire/newsletter')).toEqual(expect.arrayContaining(['Safaris', 'Conservation']));
  expect(await offered('/enquire/celebration')).toEqual(
    expect.arrayContaining(['Madikwe Game Reserve', 'I am not sure']),
  );
});

test('every entry that was filled has a version that says the same', () => {
  const database = new DatabaseSync(join(dataDir, 'studio', 'studio.db'), { readOnly: true });
  const all = (query: string) => database.prepare(query).all();
  try {
    for (const [table, fields] of [
      [
        'property_updated',
        ['key', 'slug', 'palette', 'story_tag', 'location_name', 'crm_field', 'rooms_page'],
      ],
      ['accommodation', ['contentful_tag', 'enquiry_name']],
      ['accommodation_card', ['contentful_tag', 'name', 'region', 'enquiry_name']],
      ['experiences_category', ['identifier', 'enquiry_value']],
      ['destination', ['slug', 'tracking_category']],
      ['packages', ['slug', 'tracking_category']],
      ['collection', ['home_palette', 'residences_palette', 'africa_palette', 'instagram', 'youtube']],
      ['redirects', ['from', 'to', 'note']],
      ['choice_list', ['name']],
    ] as const) {
      const own = all(`select ${fields.map((field) => `"${field}"`).join(', ')} from ${table} order by id`);
      const latest = all(
        `select ${fields.map((field) => `"version_${field}" as "${field}"`).join(', ')} from _${table}_v where latest order by parent_id`,
      );
      expect(own.length, table).toBeGreaterThan(0);
      expect(latest, table).toEqual(own);
    }
  } finally {
    database.close();
  }
});
