import { describe, expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import { driveAgesIn } from './drive-ages.ts';
import { placeFacts } from './place-facts.ts';
import { saidFacts } from './said-facts.ts';
import type { SayingEntry } from './saying.ts';

let ids = 0;
const entry = (collection: string, row: Readonly<Record<string, unknown>>): SayingEntry => {
  ids += 1;
  const id = typeof row.id === 'number' ? row.id : ids;
  const [facts, said] = [placeFacts(collection, row), saidFacts(collection, row)];
  return {
    ...{ collection, id, title: String(row.title ?? row.name), published: true },
    ...(facts && { placeFacts: facts }),
    ...(said && { saidFacts: said }),
  };
};
const says = (...entries: readonly SayingEntry[]) =>
  contradictions(entries, '2026-11-30').map((found) => `${found.title}: ${found.says}`);

describe('from which age a night in a treehouse is', () => {
  const tree = (id: number, name: string, whoMayStay: string, childFrom: number) => [
    entry('treehouse', { id, name, whoMayStay, property: 'delta' }),
    entry('rate', { title: `${name}, 2027`, treehouse: id, year: 2027, childFrom, property: 'delta' }),
  ];
  const both = [
    ...tree(9001, 'Fig Treehouse', 'Guests from sixteen years.', 16),
    ...tree(9002, 'Reed Treehouse', 'Guests from sixteen years. Children from twelve may come.', 12),
  ];
  const page = (text: string) => entry('travelGuide', { title: 'Before you travel', text });

  test.each([
    'Treehouses are from sixteen years.',
    'Treehouses are from sixteen, at Reed from twelve with parents.',
    'Bicycles and the treehouses are from sixteen.',
    'The treehouse takes children from twelve years with their parents.',
    'Tea in the treehouse is from three in the afternoon.',
    'The treehouses are lit from five.',
    'Walks are from twelve, treehouses are from sixteen.',
    'The treehouses: ask for them.',
  ])('FAC-01/treehouse-ages "%s" goes with the rates', (text) => {
    expect(says(...both, page(text))).toEqual([]);
  });

  test.each([
    ['Treehouses are from twelve years.', 'Fig Treehouse” is from sixteen'],
    ['Treehouses are from eighteen.', 'Fig Treehouse” is from sixteen'],
    ['Treehouses are from sixteen, at Fig from twelve with parents.', 'Fig Treehouse” is from sixteen'],
    [
      'Treehouses are from sixteen, at Reed from ten with parents.',
      'Reed Treehouse” is from twelve or sixteen',
    ],
    ['The treehouse takes families with children from ten years.', 'Fig Treehouse” is from sixteen'],
  ])('FAC-01/treehouse-ages "%s" does not', (text, other) => {
    expect(says(...both, page(text))).toEqual([expect.stringContaining(`the treehouse “${other}`)]);
  });

  test('a page of another property, and treehouses without rates, are held against nothing', () => {
    const wrong = 'Treehouses are from ten years.';
    expect(says(...both, entry('ourSafaris', { title: 'Safaris', property: 'ridge', text: wrong }))).toEqual(
      [],
    );
    expect(says(entry('treehouse', { name: 'Fig', property: 'delta' }), page(wrong))).toEqual([]);
  });
});

describe('below which age children do not go on shared drives', () => {
  test.each([
    ['Under sixes do not go on shared drives.', [6]],
    ['Children under six are not taken on shared drives, here or elsewhere.', [6]],
    ['Under fives drive in a vehicle of their own.', [5]],
    ['All ages; under sixes privately', [6]],
    ['All ages; private drives under six', [6]],
    ['All ages, with a vehicle of their own below six', [6]],
    ['Families always do, since shared drives take nobody under six.', [6]],
    ['Private game drive for children under six', [6]],
    ['Under sixes take a vehicle of their own, half price from May to August.', [6]],
    ['With children under eight we suggest the villa.', []],
    ['With a child under six, a family’s own vehicle is half price.', []],
    ['Under sixes eat at half past five.', []],
    ['Under two years free in a cot.', []],
    ['Shared drives are from eight.', []],
  ])('FAC-01/drive-ages "%s" says %j', (words, ages) => {
    expect(driveAgesIn({ head: '', words }).map(({ age }) => age)).toEqual(ages);
  });

  const property = (childPolicy: string) =>
    entry('propertyUpdated', { name: 'The Delta', key: 'delta', childPolicy });
  const lodge = (childPolicy: string, name = 'Reed Camp') =>
    entry('accommodation', { name, property: 'delta', childPolicy });
  const [sixes, fives] = [
    'Under sixes do not go on shared drives.',
    'Under fives do not go on shared drives.',
  ];

  test('FAC-01/drive-ages a lodge that says another than its property is named', () => {
    expect(says(property(sixes), lodge(sixes))).toEqual([]);
    expect(says(property(sixes), lodge(fives))).toEqual([
      'Reed Camp: It says “Under fives do not go on shared drives”, and “The Delta” “Under sixes do not go on shared drives”.',
    ]);
    // Where the property says nothing of it lodges may differ among themselves, and one may not from itself.
    expect(says(lodge(sixes), lodge(fives, 'Fig Camp'))).toEqual([]);
    expect(says(lodge(`${sixes} ${fives}`))).toHaveLength(1);
  });

  test('FAC-01/drive-ages a page for all properties says an age that one of them has', () => {
    const page = (text: string) => entry('whatToExpect', { title: 'With children', text });
    expect(says(property(sixes), page(sixes))).toEqual([]);
    expect(says(property(sixes), page(fives))).toHaveLength(1);
  });
});

describe('what to expect of an experience', () => {
  const expected = (more: object) => entry('whatToExpect', { id: 77, title: 'The boat', ...more });
  const boat = (more: object = {}) =>
    entry('experiences', {
      ...{ title: 'By boat', ages: 'From six years', duration: 'Two hours', season: 'May to July' },
      ...{ whatToExpect: 77, properties: ['delta'], ...more },
    });
  const sign = (title: string, description: string) => ({ iconsFeatures: [{ title, description }] });

  test.each([
    sign('From six years', 'From May to July.'),
    sign('From eighteen for the wine', 'In May and in June to August.'),
    sign('Two hours.', 'With a guide.'),
    { description: 'You float for two hours before sunset. Then you walk for an hour.' },
    { appointments: [{ text: 'Daily at 06:30, two hours' }, { text: 'Daily from June to August, shorter' }] },
    { additionalInfoCopy: [{ text: 'From October to March it is too low.' }] },
  ])('FAC-01/expectations %j goes with it', (more) => {
    expect(says(expected(more), boat())).toEqual([]);
  });

  test.each([
    [
      sign('From four years', ''),
      'It says “From four years”, and the experience “By boat” “From six years”.',
    ],
    [sign('Three hours.', ''), 'It says “Three hours”, and the experience “By boat” “Two hours”.'],
    [
      sign('', 'From May to August.'),
      'It says “From May to August”, and the experience “By boat” “May to July”.',
    ],
    [
      { description: 'You float for an hour before sunset.' },
      'It says “You float for an hour before sunset”, and the experience “By boat” “Two hours”.',
    ],
    [
      { appointments: [{ text: 'Daily at 06:30, an hour' }] },
      'It says “Daily at 06:30, an hour”, and the experience “By boat” “Two hours”.',
    ],
    [
      { appointments: [{ text: 'Daily at 06:30 from June to August' }] },
      'It says “Daily at 06:30 from June to August”, and the experience “By boat” “May to July”.',
    ],
  ])('FAC-01/expectations %j does not', (more, why) => {
    expect(says(expected(more), boat())).toEqual([`The boat: ${why}`]);
  });

  test('of several experiences one is enough, and one that does not say it leaves it open', () => {
    const other = (more: object) => boat({ title: 'By canoe', ages: 'From twelve years', ...more });
    expect(says(expected(sign('From twelve years', '')), boat(), other({}))).toEqual([]);
    expect(says(expected(sign('From ten years', '')), boat(), other({}))).toHaveLength(1);
    expect(says(expected(sign('From ten years', '')), boat(), other({ ages: 'Ask us' }))).toEqual([]);
    expect(says(expected(sign('', 'May to August')), boat({ season: 'May to July best' }))).toEqual([]);
    expect(says(expected(sign('From ten years', '')), boat({ whatToExpect: 78 }))).toEqual([]);
  });
});
