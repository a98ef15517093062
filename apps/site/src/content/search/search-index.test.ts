import { describe, expect, test } from 'vitest';
import { findable, marked } from './findable.examples.ts';
import type { FindableGroup, SearchAnswer } from './findable.ts';
import { createSearchIndex } from './search-index.ts';

const index = createSearchIndex();
await index.bring([
  findable(
    'river-lodge',
    'places',
    'River Lodge',
    'On the Sabie, under jackalberries.',
    'Elephants cross at noon.',
  ),
  findable('tinga', 'places', 'Tinga Lodge', 'A quiet bend of the river.'),
  findable('elephants', 'stories', 'Elephants at first light', 'A morning in the hide.'),
  findable('cafe', 'stories', 'Café Roux', 'Music in Cape Town.'),
  findable('privacy-policy', 'pages', 'Privacy policy', 'What we keep, and for how long.'),
  ...Array.from({ length: 30 }, (_, n) => findable(`rain-${n}`, 'stories', `Rain, part ${n}`, 'It rains.')),
]);
const ask = (query: string, within: FindableGroup | null = null, page = 1) =>
  index.ask({ query, within, page });
const resultsOf = ({ best, groups }: SearchAnswer) => [...best, ...groups.flatMap(({ results }) => results)];
const titles = (query: string) =>
  resultsOf(ask(query)).map(({ title }) => title.map(({ text }) => text).join(''));

describe('a question', () => {
  test('finds names before texts, the best three first and the rest by group', () => {
    const { best, counts, total } = ask('elephants');
    expect(best.map(({ href }) => href)).toEqual(['/elephants', '/river-lodge']);
    expect(counts).toEqual([
      { group: 'places', total: 1 },
      { group: 'stories', total: 1 },
    ]);
    expect(total).toBe(2);
    expect(titles('river')).toEqual(['River Lodge', 'Tinga Lodge']);
    const rain = ask('rain');
    expect(rain.best).toHaveLength(3);
    expect(rain.groups).toMatchObject([{ group: 'stories', total: 27 }]);
    expect(rain.groups[0]?.results).toHaveLength(2);
  });

  test('forgives typing mistakes, accents and half words', () => {
    expect(titles('elefants')).toContain('Elephants at first light');
    expect(titles('cafe roux')).toEqual(['Café Roux']);
    expect(titles('eleph')).toContain('Elephants at first light');
    expect(titles('privcy')).toEqual(['Privacy policy']);
  });

  test('takes a word as it was typed before its other forms', async () => {
    const places = createSearchIndex();
    await places.bring([
      findable('park', 'places', 'National park'),
      findable('hotel', 'questions', 'Is there parking?', 'Behind the house.'),
      findable('garden', 'places', 'Garden', 'Nobody has parked here.'),
    ]);
    const hrefs = (query: string) =>
      places.ask({ query, within: null, page: 1 }).best.map(({ href }) => href);
    expect(hrefs('parking')).toEqual(['/hotel', '/park', '/garden']);
    expect(hrefs('parks')[0]).toBe('/park');
    expect(hrefs('parkign')[0]).toBe('/hotel');
  });

  test('parts a word only into words that tell', () => {
    expect(titles('riverbend')[0]).toBe('Tinga Lodge');
    // Not "in" and "quiet", nor "for" and "long".
    expect(titles('forlong')).toEqual([]);
  });

  test('mends a slip before it parts a word', async () => {
    const made = createSearchIndex();
    await made.bring([
      findable('airport', 'questions', 'Airport'),
      findable('pot', 'stories', 'A pot', 'In the open air.'),
    ]);
    const { best, corrections } = made.ask({ query: 'airpot', within: null, page: 1 });
    expect(best.map(({ href }) => href)).toEqual(['/airport']);
    expect(corrections).toEqual([{ typed: 'airpot', meant: 'airport' }]);
  });

  test('asks for all words first and says when it had to leave some out', () => {
    expect(ask('river lodge').loose).toBe(false);
    expect(titles('tinga lodge')).toEqual(['Tinga Lodge']);
    const some = ask('lodge helicopter');
    expect(some.loose).toBe(true);
    expect(some.total).toBe(2);
  });

  test('that finds nothing says so, and one of mistyped words which were taken for them', () => {
    expect(ask('zzzzzzzz')).toMatchObject({ total: 0, best: [], groups: [], corrections: [], loose: false });
    const near = ask('elepants first lihgt');
    expect(near.best[0]?.href).toBe('/elephants');
    expect(near.corrections).toEqual([
      { typed: 'elepants', meant: 'elephants' },
      { typed: 'lihgt', meant: 'light' },
    ]);
  });

  test('is taken at its word where that is known, however near another is', async () => {
    const made = createSearchIndex();
    await made.bring([findable('pool', 'places', 'Pool'), findable('poll', 'stories', 'A poll of guides')]);
    const { best, corrections } = made.ask({ query: 'poll', within: null, page: 1 });
    expect(best.map(({ href }) => href)).toEqual(['/poll']);
    expect(corrections).toEqual([]);
  });

  test('is taken for a word every page has where it comes down to a rare one by chance', async () => {
    const made = createSearchIndex();
    await made.bring([
      findable('river', 'places', 'River Lodge'),
      findable('hide', 'stories', 'Three hours in the hide', 'Terrapins on a log by the river.'),
      ...Array.from({ length: 12 }, (_, n) => findable(`lodge-${n}`, 'pages', `Lodge ${n}`)),
    ]);
    const asked = (query: string) => made.ask({ query, within: null, page: 1 });
    const near = asked('river loge');
    expect(near.best[0]?.href).toBe('/river');
    expect(near.corrections).toEqual([{ typed: 'loge', meant: 'lodge' }]);
    // Another form of a known word is meant as it is.
    expect(asked('logs')).toMatchObject({ best: [{ href: '/hide' }], corrections: [] });
  });

  test('finds words written as one or as two', async () => {
    const made = createSearchIndex();
    await made.bring([
      findable('treehouses', 'places', 'Treehouses'),
      findable('birds', 'stories', 'Birds', 'Watching from a hide.'),
      findable('wifi', 'questions', 'Is there Wi-Fi?'),
    ]);
    const first = (query: string) => made.ask({ query, within: null, page: 1 }).best[0]?.href;
    expect(['tree house', 'birdwatching', 'wifi', 'wi-fi', 'Wi Fi'].map(first)).toEqual([
      '/treehouses',
      '/birds',
      '/wifi',
      '/wifi',
      '/wifi',
    ]);
  });

  test('finds by an editor’s synonym, by one mistyped, and at once by another', async () => {
    const made = createSearchIndex();
    const all = [
      findable('proposal', 'experiences', 'Marriage proposal'),
      findable('ring', 'stories', 'Ringing birds'),
    ];
    const told = (query: string) => made.ask({ query, within: null, page: 1 }).best.map(({ href }) => href);
    await made.bring(all, [{ word: 'marriage proposal', also: ['engagement', 'pop the question'] }]);
    expect(told('engagement')).toEqual(['/proposal']);
    expect(told('engagment')).toEqual(['/proposal']);
    expect(told('popping the question')).toEqual(['/proposal']);
    expect(told('wedding')).toEqual([]);
    await made.bring(all, [{ word: 'marriage proposal', also: ['wedding'] }]);
    expect([told('wedding'), told('engagement')]).toEqual([['/proposal'], []]);
  });

  test('takes an editor’s words together, not for words here and there', async () => {
    const made = createSearchIndex();
    await made.bring(
      [
        findable('room', 'questions', 'In every room', 'A kettle.'),
        findable('fridge', 'questions', 'Is there a fridge?', 'Yes, in every room.'),
        findable(
          'story',
          'stories',
          'A letter',
          '',
          'Every child drew the sewing room, and every wall of it.',
        ),
      ],
      [{ word: 'in every room', also: ['minibar'] }],
    );
    const { best, total } = made.ask({ query: 'minibar', within: null, page: 1 });
    expect(best.map(({ href }) => href)).toEqual(['/room', '/fridge']);
    expect(total).toBe(2);
  });

  test('has a number in words or in figures', async () => {
    const made = createSearchIndex();
    await made.bring([
      findable('offer', 'offers', 'Stay four nights, pay for three'),
      findable('levy', 'stories', 'The levy', 'Page 3 of 4.'),
    ]);
    expect(made.ask({ query: 'stay 4 pay 3', within: null, page: 1 }).best[0]?.href).toBe('/offer');
  });

  test('leads to where a part stands on its page, with its picture, kind and place', async () => {
    const made = createSearchIndex();
    const picture = {
      ...{ src: '/media/a.webp', alt: 'A pool', width: 1600, height: 900, focus: { x: 40, y: 60 } },
      sources: { avif: [], webp: [] },
    };
    const part = { ...findable('x', 'questions', 'May we swim?'), kind: 'Question', place: 'River Lodge' };
    await made.bring([{ ...part, href: '/lionsands/river-lodge', anchor: 'question-may-we-swim', picture }]);
    expect(made.ask({ query: 'swimming', within: null, page: 1 }).best).toMatchObject([
      {
        ...{ href: '/lionsands/river-lodge#question-may-we-swim', kind: 'Question', place: 'River Lodge' },
        picture,
      },
    ]);
  });

  test('may be empty, endless or hostile', () => {
    expect(ask('   ').total).toBe(0);
    expect(ask('the of and').total).toBe(0);
    expect(ask('a'.repeat(10_000)).query).toHaveLength(100);
    expect(ask('lodge '.repeat(500)).query.length).toBeLessThanOrEqual(100);
    for (const hostile of [
      '<script>alert(1)</script>',
      '((((((',
      '.*+?^|[]',
      "' OR 1=1 --",
      '\u0000\u202Eriver',
      '💧💧',
      '__proto__',
      'constructor',
    ]) {
      expect(() => ask(hostile)).not.toThrow();
    }
    expect(ask('\u0000river\u202E').query).toBe('river');
  });

  test('within a group is paged, and a page too far is the last', () => {
    const first = ask('rain', 'stories');
    expect(first.within).toEqual({ group: 'stories', page: 1, pages: 3 });
    expect(first.groups).toHaveLength(1);
    expect(first.groups[0]?.results).toHaveLength(12);
    expect(ask('rain', 'stories', 3).groups[0]?.results).toHaveLength(6);
    expect(ask('rain', 'stories', 99).within?.page).toBe(3);
    expect(ask('rain', 'stories', -4).within?.page).toBe(1);
  });

  test('marks what was found, also where it was mistyped', () => {
    const story = resultsOf(ask('elefants')).find(({ href }) => href === '/elephants');
    expect(marked(story?.title ?? [])).toEqual(['Elephants']);
    const [lodge] = resultsOf(ask('noon'));
    expect(marked(lodge?.excerpt ?? [])).toEqual(['noon']);
  });

  test('leaves a word that is only near the one asked for unmarked where that one stands itself', async () => {
    const made = createSearchIndex();
    await made.bring([findable('suite', 'places', 'Suite', '', 'Paddling pool · Cool box · Two pools')]);
    const ofPool = (query: string) =>
      marked(made.ask({ query, within: null, page: 1 }).best[0]?.excerpt ?? []);
    expect(ofPool('pool')).toEqual(['pool', 'pools']);
    expect(ofPool('poll')).toContain('pool');
  });
});

describe('the index', () => {
  const told = (made: ReturnType<typeof createSearchIndex>, query: string) =>
    resultsOf(made.ask({ query, within: null, page: 1 })).map(({ href }) => href);

  test('takes what is new, changed and gone', async () => {
    const made = createSearchIndex();
    await made.bring([findable('a', 'stories', 'Rain'), findable('b', 'stories', 'Wind')]);
    await made.bring([
      { ...findable('b', 'stories', 'Dust'), updatedAt: '2026-02-01T00:00:00.000Z' },
      findable('c', 'stories', 'Hail'),
    ]);
    expect([told(made, 'rain'), told(made, 'wind'), told(made, 'dust'), told(made, 'hail')]).toEqual([
      [],
      [],
      ['/b'],
      ['/c'],
    ]);
  });

  test('shows a picture with the sizes that were made since', async () => {
    const made = createSearchIndex();
    const picture = {
      ...{ src: '/media/a.webp', alt: 'A pool', width: 1600, height: 900, focus: { x: 40, y: 60 } },
      sources: { avif: [], webp: [] },
    };
    const sources = { avif: [{ src: '/media/a-640.avif', width: 640 }], webp: [] };
    await made.bring([{ ...findable('a', 'stories', 'Rain'), picture }]);
    await made.bring([{ ...findable('a', 'stories', 'Rain'), picture: { ...picture, sources } }]);
    expect(made.ask({ query: 'rain', within: null, page: 1 }).best).toMatchObject([{ picture: { sources } }]);
  });
});
