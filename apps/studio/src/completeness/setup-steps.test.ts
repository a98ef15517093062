import { describe, expect, test } from 'vitest';
import type { MissingContent } from './missing-content.ts';
import type { SetupEntry, SetupFacts } from './setup-facts.ts';
import { isSetUp, setupSteps } from './setup-steps.ts';

const missing = (name: string, field: string): MissingContent => ({
  ...{ key: field, name, says: '', tab: '', needed: true, field, href: null, begins: null },
});
const entry = (
  collection: string,
  { title = collection, ...more }: Partial<SetupEntry> = {},
): SetupEntry => ({
  ...{ collection, id: 1, title, called: title, named: true, published: true, missing: [] },
  ...{ by: 'Eva', at: '2026-11-27T07:40:00Z' },
  ...more,
});

const nothing: SetupFacts = {
  ...{
    name: 'Reed and River',
    colours: null,
    region: null,
    property: null,
    lodge: null,
    lodgeIsWhole: false,
  },
  ...{ room: null, rate: null, hasPrice: false, contact: null, hasHours: false, accounts: 1, answering: 1 },
  ...{
    withoutConsent: ['By email', 'Contact'],
    consent: null,
    home: null,
    privacy: null,
    lodgeIsListed: false,
  },
  mayAddAccounts: true,
  administrator: 'Eva',
};
const whole: SetupFacts = {
  ...nothing,
  colours: entry('collection'),
  region: entry('region'),
  property: entry('propertyUpdated'),
  lodge: entry('accommodation'),
  room: entry('room'),
  rate: entry('rate'),
  hasPrice: true,
  contact: entry('contactDetails'),
  hasHours: true,
  withoutConsent: [],
  consent: entry('enquiryForm'),
  home: entry('homepage'),
  privacy: entry('privacyPolicy'),
  lodgeIsListed: true,
};

const statesOf = (facts: SetupFacts) => setupSteps(facts).map(({ state }) => state);
const step = (facts: SetupFacts, key: string) => {
  const found = setupSteps(facts).find((each) => each.key === key);
  if (!found) throw new Error(`There is no step ${key}.`);
  return found;
};

test('an empty installation begins with the first of seven steps, each with its own entry', () => {
  expect(statesOf(nothing)).toEqual(['next', 'open', 'open', 'open', 'open', 'open', 'later']);
  expect(setupSteps(nothing).map(({ act }) => act?.href)).toEqual([
    '/admin/collections/collection/create',
    '/admin/collections/region/create',
    '/admin/collections/accommodation/create',
    '/admin/collections/room/create',
    '',
    '',
    '/admin/collections/homepage/create',
  ]);
  expect(['people', 'consent'].map((key) => step(nothing, key).act?.begins)).toEqual([
    { collection: 'contactDetails', of: null },
    { collection: 'enquiryForm', of: null },
  ]);
});

test('a whole installation has nothing left', () => {
  expect(statesOf(whole)).toEqual(Array(7).fill('done'));
  expect(isSetUp(setupSteps(whole))).toBe(true);
  expect(setupSteps(whole).flatMap(({ missing }) => missing)).toEqual([]);
});

test('the next step is the first that is not done, and only one is', () => {
  const states = statesOf({ ...whole, hasPrice: false, hasHours: false });
  expect(states).toEqual(['done', 'done', 'done', 'next', 'begun', 'done', 'later']);
});

describe('a step', () => {
  test('goes on with the draft that is begun, and names what it lacks with the way to each field', () => {
    const lodge = entry('accommodation', {
      ...{ id: 12, title: 'Reed Camp', published: false },
      missing: [missing('Its page', 'link')],
    });
    const first = step({ ...whole, lodge }, 'lodge');
    expect(first.state).toBe('next');
    expect(first.act).toMatchObject({
      words: 'Go on with Reed Camp',
      href: '/admin/collections/accommodation/12',
    });
    expect(first.missing).toEqual([
      { words: 'Reed Camp: Its page', href: '/admin/collections/accommodation/12#open=link' },
    ]);
  });

  test('of the first place is the property once there is a region', () => {
    const place = step({ ...whole, property: null }, 'place');
    expect(place.act).toMatchObject({ words: 'Add the property', begins: { of: { collection: 'region' } } });
    expect(place.missing).toHaveLength(1);
  });

  test('of prices asks no rooms of a house let whole, and a price of every first rate', () => {
    const house = { ...whole, room: null, lodgeIsWhole: true };
    expect(step(house, 'prices').state).toBe('done');
    expect(step({ ...house, hasPrice: false }, 'prices').missing.map(({ href }) => href)).toEqual([
      '/admin/collections/rate/1#open=seasons',
    ]);
  });

  test('begins a room with its lodge, and a rate with the room', () => {
    const begins = (facts: SetupFacts) => step(facts, 'prices').act?.begins;
    expect(begins({ ...whole, room: null, rate: null })).toMatchObject({
      ...{ collection: 'room', of: { collection: 'accommodation' } },
    });
    expect(begins({ ...whole, rate: null })).toMatchObject({
      collection: 'rate',
      of: { collection: 'room' },
    });
  });

  test('of consent names the forms nobody has said yes to', () => {
    const withoutConsent = ['By telephone', 'By email', 'Contact', 'Careers', 'Newsletter'];
    const [line] = step({ ...whole, withoutConsent }, 'consent').missing;
    expect(line?.words).toBe('A yes to the words of: By telephone, By email, Contact and 2 more');
  });

  test('of people says who can add accounts to somebody who cannot', () => {
    expect(step({ ...nothing, mayAddAccounts: false }, 'people').ask).toBe('Eva');
    expect(step({ ...nothing, mayAddAccounts: false, accounts: 2 }, 'people').ask).toBeNull();
  });

  test('of publishing names what waits and the steps before it', () => {
    const last = step(
      { ...whole, home: entry('homepage', { published: false }), hasHours: false },
      'publish',
    );
    expect(last.state).toBe('later');
    expect(last.missing.map(({ href }) => href)).toEqual(['/admin/collections/homepage/1', '#setup-people']);
  });

  test('of publishing is not done while what visitors agree to leads to no privacy policy', () => {
    const last = step({ ...whole, privacy: null }, 'publish');
    expect(last.state).toBe('next');
    expect(last.missing.map(({ href }) => href)).toEqual(['/admin/collections/privacyPolicy/create']);
    const draft = step({ ...whole, privacy: entry('privacyPolicy', { published: false }) }, 'publish');
    expect(draft.missing).toEqual([
      { words: 'Publish privacyPolicy', href: '/admin/collections/privacyPolicy/1' },
    ]);
  });

  test('of publishing is not done while no menu leads to the lodge', () => {
    const last = step({ ...whole, lodgeIsListed: false }, 'publish');
    expect(last.state).toBe('next');
    expect(last.missing).toEqual([
      {
        words: 'propertyUpdated: put accommodation among its lodges',
        href: '/admin/collections/propertyUpdated/1#open=accommodation',
      },
    ]);
  });

  test('of colours is done once they are published', () => {
    const colours = entry('collection', { published: false });
    const home = entry('homepage', { published: false });
    expect(step({ ...whole, colours, home }, 'name').state).toBe('next');
    expect(step({ ...whole, home }, 'name').state).toBe('done');
  });

  test('calls an entry without a name by its kind', () => {
    const region = entry('region', {
      ...{ title: 'The region', called: 'the region', named: false, missing: [missing('Key', 'key')] },
    });
    const place = step({ ...whole, region }, 'place');
    expect(place.act?.words).toBe('Go on with the region');
    expect(place.missing.map(({ words }) => words)).toEqual(['The region: Key']);
  });

  test('of colours is not asked again of a site that is published', () => {
    expect(step({ ...whole, colours: null }, 'name').state).toBe('done');
  });
});

test('a line of what is missing begins the same entry as the button beside it', () => {
  const { missing, act } = step({ ...nothing, region: entry('region') }, 'place');
  expect(missing[0]?.begins).toEqual(act?.begins);
  expect(act?.begins).toMatchObject({ collection: 'propertyUpdated', of: { collection: 'region' } });
  const prices = step({ ...whole, room: null, rate: null }, 'prices');
  expect(prices.missing[0]?.begins).toEqual(prices.act?.begins);
  // A rate before its room is that of the lodge.
  expect(prices.missing[1]).toMatchObject({ begins: { of: { collection: 'accommodation' } } });
  expect(step(nothing, 'place').missing[0]).toMatchObject({ begins: null });
});
