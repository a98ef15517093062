import { expect, test } from 'vitest';
import type { Findable, FindableGroup } from './findable.ts';
import { type Answered, firstDifferent, nameFactor, rank } from './ranking.ts';

const findable = (key: string, title: string, group: FindableGroup = 'places', place = ''): Findable => ({
  ...{ key, group, kind: 'Lodge', place, href: `/${key}`, anchor: '', title },
  ...{
    summary: '',
    text: '',
    also: '',
    picture: null,
    cost: '',
    shown: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
});

const answered = (term: string, scores: Readonly<Record<string, number>>): Answered => ({
  ways: [[term]],
  scores: new Map(Object.entries(scores)),
});
const known = [
  findable('pool', 'Pool'),
  findable('dog', 'Dogs at the lodge'),
  findable('story', 'A pool', 'stories'),
];
const of = (key: string) => known.find((each) => each.key === key);
const keys = (given: readonly Answered[]) => rank('', given, 100, of).ranked.map(({ key }) => key);

test('a name that is the question counts most, with its place or kind beside it', () => {
  const ask = (...terms: string[]) => terms.map((term) => answered(term, {}));
  const suite = findable('suite', 'Family suite', 'places', 'Safari Lodge');
  const factors = [
    nameFactor(suite, ask('famy', 'suit')),
    nameFactor(suite, ask('family', 'suit')),
    nameFactor(suite, ask('family', 'suit', 'safary', 'lodg')),
    nameFactor(suite, ask('suit')),
    nameFactor(suite, ask('safary', 'lodg')),
    nameFactor(suite, []),
  ];
  expect(factors).toEqual([1, 2.5, 2.5, 1.4, 1.15, 1]);
});

test('the thing itself comes before a story that tells of it', () => {
  expect(keys([answered('pool', { pool: 5, story: 6 })])).toEqual(['pool', 'story']);
});

test('what a guest looks for comes before what the privacy policy says of it', () => {
  const children = [
    { ...findable('policy', 'Children', 'questions'), href: '/privacy-policy' },
    findable('lodge', 'Are children welcome?', 'questions'),
  ];
  const { ranked } = rank('', [answered('child', { policy: 6, lodge: 5 })], 100, (key) =>
    children.find((each) => each.key === key),
  );
  expect(ranked.map(({ key }) => key)).toEqual(['lodge', 'policy']);
});

test('what leaves out a telling word is no answer where another has all; where none has, it is', () => {
  const common = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`other-${at}`, 1]));
  const lodge = answered('lodg', { ...common, dog: 2, pool: 2 });
  const dog = answered('dog', { dog: 4 });
  expect(keys([lodge, dog])).toEqual(['dog']);
  expect(rank('', [lodge, dog], 100, of).loose).toBe(false);
  const nowhere = rank('', [answered('lodg', { pool: 2 }), answered('zzz', {})], 100, of);
  expect(nowhere).toMatchObject({ loose: true, ranked: [{ key: 'pool' }] });
  expect(rank('', [answered('zzz', {})], 100, of)).toEqual({ ranked: [], loose: false });
});

test('where none has all, the telling word leads', () => {
  const dinners = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`other-${at}`, 1]));
  const dinner = answered('dinner', { ...dinners, pool: 12 });
  const proposal = answered('proposal', { dog: 4 });
  const { ranked, loose } = rank('', [proposal, dinner], 100, of);
  expect(loose).toBe(true);
  expect(ranked.map(({ key }) => key)).toEqual(['dog', 'pool']);
});

test('one that only mentions everything does not hide what is about a part of it', () => {
  const couple = answered('coupl', { story: 1 });
  const massage = answered('massag', { story: 1, dog: 4 });
  expect(keys([couple, massage])).toEqual(['story', 'dog']);
  // A name that says it does.
  expect(keys([answered('pool', { story: 1, pool: 1 }), answered('lodg', { pool: 1, dog: 4 })])).toEqual([
    'pool',
  ]);
});

test('a whole name typed is that name, its small words included', () => {
  const walks = [
    findable('must', 'Must I walk?', 'questions', 'Narina'),
    findable('walks', 'Walk', 'experiences'),
  ];
  const first = (query: string) =>
    rank(query, [answered('walk', { must: 4, walks: 4 })], 100, (key) =>
      walks.find((each) => each.key === key),
    ).ranked[0]?.key;
  expect(['must i walk', 'Must I walk Narina', 'walk', 'walks'].map(first)).toEqual([
    'must',
    'must',
    'walks',
    'walks',
  ]);
});

test('the first three are different things', () => {
  const same = ['one', 'two', 'three', 'four'].map((key, at) =>
    findable(key, at < 2 ? 'Are children welcome?' : key),
  );
  const ranked = same.map(({ key }) => ({ key, score: 1 }));
  const first = firstDifferent(ranked, 3, (key) => same.find((each) => each.key === key));
  expect(first.map(({ key }) => key)).toEqual(['one', 'three', 'four']);
});

test('of a part under one name on several pages the fullest is meant, unless another answers far better', () => {
  const part = (key: string, text: string) => ({
    ...findable(key, 'Health', 'pages'),
    kind: 'Information',
    text,
  });
  const parts = [
    part('propertyUpdated:1#health', 'No malaria.'),
    part('propertyUpdated:2#health', 'Malaria from October to May; speak to a doctor.'),
    part('travelGuide:1#health', 'Of malaria, of tablets, of doctors, and of all that a longer page says.'),
  ];
  const first = (scores: readonly number[]) =>
    firstDifferent(
      parts
        .map(({ key }, at) => ({ key, score: scores[at] ?? 0 }))
        .sort((one, other) => other.score - one.score),
      3,
      (key) => parts.find((each) => each.key === key),
    ).map(({ key }) => key);
  expect(first([10, 7, 9])).toEqual(['propertyUpdated:2#health']);
  expect(first([10, 3, 9])).toEqual(['propertyUpdated:1#health']);
});
