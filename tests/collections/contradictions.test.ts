import { describe, expect, test } from 'vitest';
import { contradictions } from '../../apps/studio/src/facts/contradictions.ts';
import { placeFacts } from '../../apps/studio/src/facts/place-facts.ts';
import { roomCounts } from '../../apps/studio/src/facts/room-counts.ts';
import type { SayingEntry } from '../../apps/studio/src/facts/saying.ts';
import { demonstration } from '../../demo/content/demonstration.ts';
import { secondCollection } from './second.ts';

type Content = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const demo = demonstration() as unknown as Content;
const today = '2026-11-30';

/** What an entry of the demonstration is known by where others name it. */
const nameOf = ({ key, contentfulTag, slug, heroBannerFor, title }: Readonly<Record<string, unknown>>) =>
  String(key ?? contentfulTag ?? slug ?? heroBannerFor ?? title);

/** References as a studio keeps them: by id. */
function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept);
  if (value === null || typeof value !== 'object') return value;
  if ('refersTo' in value && 'name' in value) return value.name;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, kept(each)]));
}

const titles = { room: 'roomName', rate: 'title', experiences: 'title', region: 'name' } as const;
const saying = [
  ...['propertyUpdated', 'accommodation', 'room', 'residence', 'treehouse', 'rate', 'experiences'],
  ...['ourSafaris', 'region', 'destination', 'heroBanner', 'introSection'],
] as const;

type Changes = Readonly<Record<string, object>>;

/** The demonstration with some of its entries changed: `{ 'room river-suite': { sleeps: 3 } }`. */
function found(changes: Changes = {}, content = demo): readonly (readonly [title: string, says: string])[] {
  const unknown = new Set(Object.keys(changes));
  const entries = saying.flatMap((collection) =>
    (content[collection] ?? []).map((entry): SayingEntry => {
      const id = nameOf(entry);
      unknown.delete(`${collection} ${id}`);
      const row = {
        ...(kept(entry) as Readonly<Record<string, unknown>>),
        ...changes[`${collection} ${id}`],
      };
      const title = String(
        entry[(titles as Readonly<Record<string, string>>)[collection] ?? 'name'] ??
          entry.title ??
          entry.heroBannerFor,
      );
      const facts = placeFacts(collection, row);
      const rooms = roomCounts(collection, row);
      return {
        ...{ collection, id, title, published: true },
        ...(facts && { placeFacts: facts }),
        ...(rooms && { roomCounts: rooms }),
      };
    }),
  );
  if (unknown.size > 0) throw new Error(`no entry ${[...unknown].join()}`);
  return contradictions(entries, today).map(({ title, says }) => [title, says]);
}

test('FAC-01/demonstration the demonstration contradicts itself nowhere', () => {
  expect(found()).toEqual([]);
});

test('nor does the second collection', () => {
  expect(found({}, secondCollection.content as unknown as typeof demo)).toEqual([]);
});

describe('ages', () => {
  const rate = 'rate Tinga Lodge, jackalberry suite, 2027';

  test('FAC-01/ages a rate changed alone names its lodge, its property and their words', () => {
    const changed = found({ [rate]: { childFrom: 6 } });
    expect(changed).toContainEqual([
      'Tinga Lodge',
      '“Children” says from eight years, and the rate “Tinga Lodge, jackalberry suite, 2027” takes children from six.',
    ]);
    expect(changed.map(([title]) => title)).toContain('Lion Sands Game Reserve');
  });

  test('FAC-01/ages one rate of several that takes the young no more names its lodge and its property', () => {
    const one = 'rate River Lodge, luxury room, 2027';
    const says = 'and the rate “River Lodge, luxury room, 2027” takes children from three.';
    const changed = found({ [one]: { childFrom: 3 } });
    expect(new Set(changed.map(([title]) => title))).toEqual(
      new Set(['River Lodge', 'Lion Sands Game Reserve']),
    );
    expect(changed).toContainEqual(['River Lodge', `“Children” says all ages, ${says}`]);
    // A room that says its own age leaves its lodge to tell of the others.
    const room = { 'room river-luxury-room': { sleepsNote: 'Two adults, and a child from three years' } };
    expect(found({ [one]: { childFrom: 3 }, ...room }).map(([title]) => title)).toEqual(['Luxury room']);
    const both = { [one]: { childFrom: 3 }, 'rate River Lodge, luxury room, 2026': { childFrom: 3 } };
    expect(found({ ...both, ...room })).toEqual([]);
  });

  test('words changed alone name the rate', () => {
    const [first] = found({
      'room narina-fig-suite': { sleepsNote: 'Two adults, and a child from six years' },
    });
    expect(first?.[1]).toMatch(/^“Who fits” says from six years, and the rate “Narina Lodge, fig suite/);
    const opened = found({ 'accommodation monwana': { childPolicy: 'All ages are welcome.' } });
    expect(opened.map(([title]) => title)).toEqual(['Monwana Game Lodge']);
    const tree = found({ 'treehouse thabametsi': { whoMayStay: 'Guests from twelve years.' } });
    expect(tree[0]?.[1]).toContain('takes children from sixteen');
  });

  test('a rate of a year that is over counts for nothing', () => {
    expect(found({ [rate]: { childFrom: 6, year: 2025 } })).toEqual([]);
  });
});

describe('malaria', () => {
  test('FAC-01/malaria a property that has it now names every entry that denies it, a house beside it too', () => {
    const changed = found({
      'propertyUpdated capecadogan': { health: 'Malaria occurs here, mostly from October to May.' },
    });
    const names = changed.map(([title]) => title);
    expect(names).toContain('Oldenburg');
    expect(names).toContain('Cape Cadogan Boutique Hotel');
    expect(changed[0]?.[1]).toContain('Malaria occurs here, mostly from October to May');
  });

  test('other months name every entry that says the old ones', () => {
    const changed = found({
      'propertyUpdated lionsands': {
        health: 'Malaria occurs in the Lowveld, mostly from November to April.',
      },
    });
    expect(changed.length).toBeGreaterThan(3);
    expect(changed.map(([title]) => title)).toContain('River Lodge');
  });

  test('an entry changed alone names its property', () => {
    const facts = [{ label: 'Malaria', value: 'None' }];
    expect(found({ 'residence hinkwenu': { facts } })).toEqual([
      [
        'Hinkwenu',
        expect.stringMatching(
          /^It says “Malaria: None”, and the property “Lion Sands Game Reserve” “Malaria occurs/,
        ),
      ],
    ]);
  });
});

describe('guests of a house', () => {
  test('FAC-01/guests a figure changed alone names rates, facts and the villa', () => {
    const changed = found({ 'residence fish-eagle': { sleeps: 8 } }).map(([, says]) => says);
    expect(changed).toContainEqual(
      '“For how many” says “Up to 10, and 4 children”, and “Fish Eagle” sleeps 8: pages tell 8.',
    );
    expect(changed).toContainEqual(
      '“Sleeps” says “Ten, and four children on beds of their own”, and its own figure 8.',
    );
    expect(changed.some((says) => says.includes('which is the same house, 14'))).toBe(true);
  });
});

describe('experiences', () => {
  test('FAC-01/experiences one from another age than its property says is named with the sentence', () => {
    const changed = found({ 'experiences waterberg-by-mountain-bike': { ages: 'From ten years' } });
    expect(changed).toEqual([
      [
        'Mountain biking in the Waterberg',
        expect.stringMatching(
          /^“Ages” says from ten years, and “Marataba.*” says “Walking safaris, bicycles and the treehouse are from sixteen/,
        ),
      ],
    ]);
    const walk = found({ 'experiences walking-safari': { ages: 'From twelve years' } });
    expect(walk.length).toBeGreaterThan(0);
  });
});

describe('how many rooms there are', () => {
  const family = (howMany: number | null) => ({ 'room river-family-suite': { howMany } });

  test('FAC-01/rooms one more of a kind names the lodge, its figure and the heads of its page', () => {
    const changed = found(family(3));
    expect(changed).toContainEqual([
      'River Lodge',
      '“Rooms” says “Sixteen: nine rooms, five suites, two for families”, and the rooms of the lodge come to 17 by “How many there are”.',
    ]);
    expect(changed).toContainEqual([
      'River Lodge',
      'Its figure “Rooms” says 16, and its rooms come to 17 by “How many there are”.',
    ]);
    const labels = changed.map(([title, says]) => [title, /^“([^”]+)”/.exec(says)?.[1] ?? 'its figure']);
    expect(labels).toEqual([
      ['River Lodge', 'its figure'],
      ['River Lodge', 'Words under the statement'],
      ['River Lodge', 'Rooms'],
      ['River Lodge', 'Short features'],
      ['lionsands-river-lodge', 'Words under them'],
      ['lionsands-river-lodge', 'Description'],
    ]);
  });

  test('a lodge whose words count others is named, and one of whose rooms one does not say how many is not', () => {
    const facts = [{ label: 'Suites', value: 'Ten, all with a plunge pool or a pool' }];
    expect(found({ 'accommodation lion-sands-tinga-lodge': { facts } })).toEqual([
      [
        'Tinga Lodge',
        '“Suites” says “Ten, all with a plunge pool or a pool”, and the rooms of the lodge come to 9 by “How many there are”.',
      ],
    ]);
    expect(found(family(null))).toEqual([]);
  });

  test('a property and its only lodge are held against the same rooms, with what is several rooms each', () => {
    const changed = found({ 'room cape-courtyard-room': { howMany: 7 } });
    expect(changed.map(([title]) => title)).toEqual([
      // The lodge's figure, sentence and feature, and two passages of the property.
      ...Array(5).fill('Cape Cadogan Boutique Hotel'),
      'capecadogan-rates-and-offers',
      'capecadogan',
      'capecadogan',
      'Courtyard room',
    ]);
    expect(changed.at(-1)?.[1]).toMatch(/^“Words on its page” says “Six quiet rooms round/);
    expect(found({ 'room cape-family-rooms': { howMany: 3 } })).toEqual([
      ['Family rooms', '“Counted as” says four, and “How many there are” 3.'],
    ]);
  });

  test('kinds that are named are compared, others are not', () => {
    const changed = found({
      'room narina-canopy-suite': { howMany: 6 },
      'room narina-fig-suite': { howMany: 3 },
    });
    expect(changed).toEqual([
      [
        'Narina Lodge',
        '“Suites” says “Nine: seven canopy, two fig”, and “How many there are” of “canopy suite” says 6.',
      ],
    ]);
    const other = {
      'room tinga-jackalberry-suite': { howMany: 6 },
      'room tinga-confluence-suite': { howMany: 3 },
    };
    expect(found(other)).toEqual([]);
  });

  test('so it is in the second collection', () => {
    const content = secondCollection.content as unknown as typeof demo;
    const changed = found({ 'room katondo-island-tent': { howMany: 7 } }, content);
    expect(new Set(changed.map(([title]) => title))).toEqual(
      new Set(['Katondo Camp', 'chibwe-river-katondo-camp']),
    );
  });
});
