import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSettings } from '../../bin/product/check-settings.ts';
import { initialise } from '../../bin/product/instance.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
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

/** What a release since then says otherwise on purpose. */
interface Change {
  readonly on: RegExp;
  readonly reason: string;
  readonly was: string | RegExp;
  readonly now: string;
}

const ofTax = 'What is said of tax is what editors say of their prices.';
const byKey = 'What editors give a page by its key is shown on it (docs/decisions/124).';
const ofOwnPage = 'A traveller has a page of their enquiry (docs/decisions/129).';
const ofVacancies = 'Every vacancy has a page of its own (docs/decisions/131).';

/** Each is of pages whose words were read before and after; any other difference is a fault. */
const changes: readonly Change[] = [
  {
    on: /^\/capecadogan(\/|$)/,
    reason: 'A house is called by its own name.',
    was: 'OverviewRoomsResidenceExperiences',
    now: 'OverviewRoomsQuarters ResidenceExperiences',
  },
  {
    on: /^\/contact-us$/,
    reason: 'Where the house is at home is a setting.',
    was: 'South African time, all year. On public holidays',
    now: 'By the clock in South Africa. On public holidays',
  },
  {
    on: /^\/contact-us$/,
    reason: 'Destinations are content.',
    was: 'Lion Sands, Marataba or Cape Town.',
    now: 'A park, a reserve or a city.',
  },
  {
    on: /^\/contact-us$/,
    reason: 'Kinds of experience are content.',
    was: 'Safaris, treehouses, tables and stars.',
    now: 'What there is to do, where and when.',
  },
  {
    on: /^\/contact-us$/,
    reason: 'How many countries journeys lead through is content.',
    was: 'Five countries, drawn for you.',
    now: 'From one country to the next, drawn for you.',
  },
  {
    on: /^\/(travel-africa|curated-journeys)(\/|$)/,
    reason: 'Names on a map stand in the order editors give their countries.',
    was: 'South AfricaNamibiaBotswanaZimbabwe',
    now: 'South AfricaNamibiaZimbabweBotswana',
  },
  {
    on: /^\/(lionsands|marataba|monwana)\/([\w-]+\/)?(rooms|suites)$/,
    reason: ofTax,
    was: ', in 2027, with VAT.',
    now:
      ', in 2027. Per person sharing, per night, including VAT. ' +
      'Booked at the price of the day you book, and then kept.',
  },
  {
    on: /^\/capecadogan\/rooms$/,
    reason: ofTax,
    was: ', in 2027, with VAT.',
    now: ', in 2027. Per person sharing, per night, including VAT and breakfast.',
  },
  {
    on: /^\/blog$/,
    reason: byKey,
    was: 'Read the storyTraveller type',
    now:
      'Read the storyFind one by who you are, or by what you like' +
      'Choose as many as you wish. A story must fit each group you choose from.Traveller type',
  },
  {
    on: /^\/curated-journeys$/,
    reason: byKey,
    was: 'A journey planned for you',
    now:
      'None of these?Most journeys have no name. Tell us three things and one person will draw yours.' +
      'A journey planned for you',
  },
  {
    on: /^\/capecadogan$/,
    reason: byKey,
    was: 'The roomsShow the map',
    now:
      'The roomsFrom the front doorExperiences from Cape CadoganIt depends on the cloth. At six somebody looks.' +
      'All experiencesDownload the sheet PDF, 25 KB6 experiences' +
      'Table MountainThe mountain, before breakfast' +
      'Penguins at Simon’s Town with a driverBefore nine, and before anyone else has parked' +
      'Winelands day tripFour lunches to choose from' +
      'Cape Malay cooking class in the Bo-KaapWhy onions want fifteen minutes' +
      'Wine tasting in the hotel cellarSix glasses with Hendrik' +
      'Cape Town history walkShe will not let you off lightlyShow the map',
  },
  {
    on: /^\/lionsands$/,
    reason: byKey,
    was: 'Safaris, month by monthA day at Lion Sands',
    now:
      'Safaris, month by monthBetween drivesExperiences at Lion Sands' +
      'Nothing is arranged unless you ask. Here is what people ask for.' +
      'All experiencesDownload the sheet PDF, 37 KB6 experiences' +
      'Boat safarisHippo at eye levelDinner in a dry river bedSixty lanterns in the figs' +
      'Wildlife photography from a sunken hideThe first hour is the hardest' +
      'Tinyeleti treehouseThe river is loud, and there is somebody in it' +
      'Visit to the beehives that keep elephants out of gardensBreakfast with the comb in it' +
      'Termite mound walkA teaspoon, and a hole the size of a coinA day at Lion Sands',
  },
  {
    on: /^\/marataba$/,
    reason: byKey,
    was: 'Safaris, month by monthA day at Marataba',
    now:
      'Safaris, month by monthBetween eleven and three, nothingExperiences at Marataba' +
      'The nothing is strict. The rest is as you like.' +
      'All experiencesDownload the sheet PDF, 25 KB6 experiences' +
      'Walking safarisOn foot, in single fileAnti-poaching dogsBe found by Biscuit' +
      'Rhino trackingThree notches in an earMatlabas cruiseSlowly, along the foot of the cliffs' +
      'Private game drive for children under sixAs long as it lasts' +
      'Thabametsi treehouseGlass, boulders and the Milky WayA day at Marataba',
  },
  {
    on: /^\/monwana$/,
    reason: byKey,
    was: 'The suitesShow the map',
    now:
      'The suitesIf you must do somethingExperiences at Monwana' +
      'Themba Nyathi will suggest a fifth, depending on the ants.' +
      'All experiencesDownload the sheet PDF, 24 KB5 experiences' +
      'Game drivesWhere there is something to wait for, we waitStargazingSouth without a compass' +
      'Full-moon night drivesWhen the road is whitePrivate dinner for two in the bushOut of earshot' +
      'Tree plantingPlant something that outlives youShow the map',
  },
  {
    on: /^\/contact-us$/,
    reason: ofOwnPage,
    was: 'Or write to the right desk',
    now: 'About an enquiry you sent? See it, add to it or change itOr write to the right desk',
  },
  {
    on: /^\/cookie-policy$/,
    reason: ofOwnPage,
    was: 'It sets no cookie. Nothing else is kept',
    now: 'It sets no cookie but for the page of an enquiry you sent. Nothing else is kept',
  },
  {
    on: /^\/cookie-policy$/,
    reason: ofOwnPage,
    was: 'Until the tab closesreloaded-…',
    now:
      'Until the tab closesmy-enquiryCookieThat the link to your enquiry was opened here.' +
      'Kept when: You open the link to your enquiryLasts: Half an hour after you last used the page' +
      'my-enquiry-everythingCookieThat a file with everything we hold about you can be taken here.' +
      'Kept when: You ask for that file and give the code we mailedLasts: A day' +
      'my-enquiry-draft:…Session storageWhat you have typed on the page of your enquiry.' +
      'Kept when: You type thereLasts: Until it is sent or emptied, or the tab closesreloaded-…',
  },
  {
    on: /^\/careers$/,
    reason: ofVacancies,
    was: /Apply for (.+?)people@example\.com((?:Full description PDF, \d+ KB)?)/g,
    now: 'Apply for $1people@example.com$2A page of its own for $1',
  },
];

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
  changes
    .filter(({ on }) => on.test(path))
    .reduce((changed, { was, now: is }) => changed.replaceAll(was, is), words);

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
    const is = now[path] ?? '';
    const was = expected(path, words);
    if (is === was || (path in gone && isFault(is))) return [];
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
