import { describe, expect, test } from 'vitest';
import { bookedAfterStays, otherDays } from '../../apps/studio/src/facts/days-in-words.ts';
import { otherNightsAsked } from '../../apps/studio/src/facts/nights-in-words.ts';
import { offerWords } from '../../apps/studio/src/facts/offer-words.ts';
import { otherPlaces, type PlaceNames } from '../../apps/studio/src/facts/places-in-words.ts';
import { demonstration } from '../../demo/content/demonstration.ts';
import { secondCollection } from './second.ts';

type Row = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, readonly Row[]>>;

const demo = demonstration() as unknown as Content;
const second = secondCollection.content as unknown as Content;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const nameOf = (reference: unknown) => (reference as { readonly name?: string } | null)?.name ?? reference;

function placesOf(content: Content): PlaceNames {
  const named = (row: Row) => ({ name: text(row.name), property: text(row.property) });
  return {
    lodges: (content.accommodation ?? []).map((row) => ({ id: text(row.contentfulTag), ...named(row) })),
    properties: (content.propertyUpdated ?? []).map(({ key, name, shortName }) => ({
      key: text(key),
      names: [text(name), text(shortName)],
    })),
    others: [...(content.residence ?? []), ...(content.treehouse ?? [])].map(named),
  };
}

/** What is refused of an offer with some of its fields changed. */
function refused(content: Content, slug: unknown, changes: object = {}) {
  const row = content.offer?.find((each) => each.slug === slug);
  if (!row) throw new Error(`no offer ${slug}`);
  const changed: Row = { ...row, ...changes };
  const lodges = Array.isArray(changed.accommodation) ? changed.accommodation.map(nameOf) : [];
  const offer = offerWords({ ...changed, accommodation: lodges });
  return [
    ...[otherDays(offer), otherNightsAsked(offer), otherPlaces(offer, placesOf(content))],
    bookedAfterStays(offer),
  ].flatMap((other) => (other ? [[other.path, other.says]] : []));
}

test.each([
  ...(demo.offer ?? []).map(({ slug }) => [slug, demo] as const),
  ...(second.offer ?? []).map(({ slug }) => [slug, second] as const),
])('FAC-01/offers %s says nothing else in its words than in its fields', (slug, content) => {
  expect(refused(content, slug)).toEqual([]);
});

describe('FAC-01/offers words that promise another thing', () => {
  const alone = 'one-is-a-good-number';
  const held = 'River Lodge, Monwana Game Lodge and Mountain Lodge';

  test('other places and another first day are each named with the fields', () => {
    const words =
      'A guest alone pays the price per person sharing, at Monwana, River Lodge and Tinga Lodge, from 1 February to 31 March 2027.';
    expect(refused(demo, alone, { text: words })).toEqual([
      [
        'text',
        '“Words” says “1 February”, and none of its days is that: stays are from 15 January 2027 until 31 March 2027, and it is shown from 1 September 2026 until 31 March 2027.',
      ],
      [
        'text',
        `“Words” says “Tinga Lodge”, and the offer is for ${held}: change the words, or “Lodges it is for”.`,
      ],
    ]);
  });

  test.each([
    ['Monwana, River Lodge and Tinga Lodge, from 1 February', 2],
    ['Alone at Tinga Lodge.', 1],
    ['A night alone. At Hinkwenu and River Lodge, the same.', 1],
    ['In May. Valid at Marataba and Lion Sands until 30 March 2027.', 1],
    ['At Lion Sands until 31 March 2026.', 1],
    ['Nights between 15 January and 30 March.', 1],
    ['For stays until the 30th of March', 1],
    ['For stays from January 16 to March 31, 2027', 1],
    ['At Oldenburg, from 15 January.', 1],
  ])('%s', (words, count) => {
    expect(refused(demo, alone, { text: words })).toHaveLength(count);
  });

  test.each([
    'From 15 January to 31 March 2027 at River Lodge, twenty minutes from Tinga Lodge.',
    'At River Lodge until 31 March 2027. Elephants come from 1 June to 30 September.',
    'At Monwana. The vehicle comes from Tinga Lodge. Oldenburg was built on 3 May 1820.',
    'At every lodge, but not at Tinga Lodge and not from 1 to 10 March.',
    'For stays from January 15 to March 31, 2027; four nights from 1 to 7 March over Easter.',
    'At Marataba, Monwana and Lion Sands, with supper on 14 February.',
    'Two may stay at Monwana from 15 January.',
  ])('%s may be said', (words) => {
    expect(refused(demo, alone, { text: words, title: 'Alone' })).toEqual([]);
  });

  test('FAC-01/book-by a day to book by is no later than the last stay', () => {
    const day = (date: string) => `${date}T12:00:00.000Z`;
    expect(refused(demo, 'winter-in-the-cape', { until: day('2027-10-28') })).toEqual([
      [
        'until',
        '“Shown until” says 28 October 2027, the day to book by, and its last stay is on 31 August 2027.',
      ],
    ]);
    expect(refused(demo, 'winter-in-the-cape', { until: day('2027-08-31') })).toEqual([]);
    expect(
      refused(demo, 'winter-in-the-cape', { until: day('2027-10-28'), stayUntil: null, text: 'Free.' }),
    ).toEqual([]);
  });

  test('terms are read where they speak of stays and bookings', () => {
    const terms = (words: string) => refused(demo, alone, { terms: words }).map(([path]) => path);
    expect(terms('Book by 28 February 2027.')).toEqual(['terms']);
    expect(terms('Book before 1 April 2027. Drives leave from 1 May at half past five.')).toEqual([]);
    expect(terms('For stays at Ivory Lodge.')).toEqual(['terms']);
  });

  test('months of a title are those of its stays', () => {
    expect(refused(demo, alone, { title: 'No single supplement from February to March' })).toEqual([
      [
        'title',
        'The title says “February to March”, and its stays are from 15 January 2027 until 31 March 2027.',
      ],
    ]);
  });

  test('nights asked for are those stayed', () => {
    const four = 'stay-four-pay-three';
    const terms = (words: string) => refused(demo, four, { terms: words });
    expect(terms('For new bookings of five nights or more.')).toEqual([
      ['terms', '“Terms” says “bookings of five nights”, and “Nights stayed” says four.'],
    ]);
    expect(terms('For bookings of 4 nights or more; five nights or more over Christmas.')).toEqual([]);
    expect(refused(demo, alone, { terms: 'Book for two nights or more.' })).toEqual([]);
  });

  test('an offer for all lodges of a property may name each of them, and none of another', () => {
    const all = { accommodation: [], text: 'At River Lodge, Ivory Lodge, Kingston and Hinkwenu.' };
    expect(refused(demo, 'stay-four-pay-three', all)).toEqual([]);
    const other = { ...all, text: 'At River Lodge and Safari Lodge.' };
    expect(refused(demo, 'stay-four-pay-three', other)[0]?.[1]).toContain(
      'the offer is for every lodge of Lion Sands Game Reserve',
    );
  });

  test('the second collection’s names without “Camp” count after “at” alone', () => {
    const words = (said: string) => refused(second, 'one-alone-in-the-desert', { text: said });
    expect(words('At Quiver and Dry River, in May and June 2027.')).toHaveLength(1);
    expect(words('Quiver trees flower. In May and June 2027 at Dry River.')).toEqual([]);
    // What is given besides may be had elsewhere.
    const extra = { accommodation: [], property: 'omburi', text: 'Four nights bring one at Tide House.' };
    expect(refused(second, 'sand-and-sea', extra)).toEqual([]);
  });
});
