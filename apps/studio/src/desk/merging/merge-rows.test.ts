import { expect, test } from 'vitest';
import { inOrder, mergeRows, takenNames } from './merge-rows.ts';

const side = (reference: string, receivedAt: string, values: Readonly<Record<string, string>>) => ({
  reference,
  receivedAt,
  fields: Object.entries(values).map(([name, value]) => ({ name, label: name, value })),
});
const first = side('MC-H4RN-82XW', '2026-11-23T07:12:00Z', {
  name: 'Nomvula',
  surname: 'Dlamini',
  email: 'nomvula@example.com',
  dateStart: '12 March 2027',
  dateEnd: '18 March 2027',
  adults: '2',
  comments: 'Two adults.',
  accept: 'yes',
});
const second = side('MC-9K3T-55AB', '2026-11-24T06:40:00Z', {
  name: 'Nomvula',
  surname: 'Dlamini',
  email: 'nomvula.work@example.org',
  tel: '+27 00 000 0123',
  dateStart: '11 March 2027',
  dateEnd: '18 March 2027',
  adults: '2',
  natureOfVisit: 'We are a family',
});

test('CNV-09/merge the older one stays', () => {
  expect(inOrder(second, first)).toEqual([first, second]);
  expect(inOrder(first, second)).toEqual([first, second]);
});

test('CNV-09/merge later words are proposed, whom it is of stays as it is known', () => {
  const rows = mergeRows([first, second]);
  expect(rows.map(({ label, isSame, proposed }) => [label, isSame, proposed])).toEqual([
    ['Name', true, false],
    ['Dates', false, true],
    ['Guests', true, false],
    ['Address', false, false],
    ['Telephone', false, true],
    ['natureOfVisit', false, true],
  ]);
  expect(rows.find(({ label }) => label === 'Dates')?.second).toBe('11 March 2027 to 18 March 2027');
  const family = side('MC-1', '2026-11-23T07:12:00Z', { adults: '2', children: '1', agesOfChildren: '7' });
  expect(mergeRows([family, second]).find(({ label }) => label === 'Guests')).toMatchObject({
    first: '2 adults, 1 child (7)',
    second: '2 adults',
  });
  const twoChildren = side('MC-1', '2026-11-23T07:12:00Z', { children: '2', agesOfChildren: '7' });
  expect(mergeRows([twoChildren, second]).find(({ label }) => label === 'Guests')?.first).toBe(
    '2 children (7, one age not given)',
  );
  expect(rows[0]?.first).toBe('Nomvula Dlamini');
});

test('CNV-09/merge what belongs together is taken together', () => {
  const rows = mergeRows([first, second]);
  expect(takenNames(rows, new Set(['Dates', 'Name']))).toEqual(['dateStart', 'dateEnd', 'dateFlexibility']);
});
