import { describe, expect, test } from 'vitest';
import type { RateColumn } from './columns.ts';
import { compareRates } from './compare.ts';
import { readTable } from './read-table.ts';

const columns: RateColumn[] = [
  { name: 'season', label: 'Season', kind: 'words', known: ['season name'] },
  { name: 'from', label: 'From', kind: 'day', known: ['start'] },
  { name: 'to', label: 'To', kind: 'day', known: ['end', 'until'] },
  { name: 'perPersonSharing', label: 'Per person sharing', kind: 'amount', known: ['pps', 'sharing'] },
  { name: 'single', label: 'Single', kind: 'amount', known: [] },
  { name: 'child', label: 'Child', kind: 'amount', known: ['children'] },
];

describe('a pasted table', () => {
  test('from Excel, with a title above it and columns in another order', () => {
    const { rows, remarks } = readTable(
      'River Lodge 2027\t\t\t\nSeason\tValidity\tPPS (ZAR)\tNotes\nGreen\t1 Jan - 30 Apr 2027\tR 19 850,00\tquiet\nPeak\t1 May - 31 Dec 2027\t26,900\t',
      columns,
      2027,
    );
    expect(rows).toEqual([
      { line: 3, values: { season: 'Green', from: '2027-01-01', to: '2027-04-30', perPersonSharing: 19850 } },
      { line: 4, values: { season: 'Peak', from: '2027-05-01', to: '2027-12-31', perPersonSharing: 26900 } },
    ]);
    expect(remarks.map(({ row, column, text }) => [row, column, text].filter(Boolean).join(' '))).toEqual([
      'Notes is no column of this table and is left out.',
      'Single, Child were not pasted; their values stay.',
      'Row 1 “River Lodge 2027” stands above the headings and is left out.',
    ]);
  });

  test('names every cell it cannot read by row and column, and leaves it out', () => {
    const { rows, remarks } = readTable(
      'Season\tFrom\tTo\tPer person sharing\tSingle\tChild\nPeak\t1 May\tlater\t26 900\tPOA\t-\textra',
      columns,
      2027,
    );
    expect(rows).toEqual([
      { line: 2, values: { season: 'Peak', from: '2027-05-01', perPersonSharing: 26900, child: null } },
    ]);
    expect(remarks).toEqual([
      {
        row: 'Row 2, Peak',
        column: 'To',
        text: '“later” is no day such as 31 Jan 2027; the present value stays.',
      },
      { row: 'Row 2, Peak', column: 'Single', text: '“POA” is no amount; the present value stays.' },
      { row: 'Row 2, Peak', column: null, text: '“extra” stands beyond the last column and is left out.' },
    ]);
  });

  test('without headings is read in the order of the table', () => {
    const { rows, remarks } = readTable('Green\t2027-01-01\t2027-04-30\t100\t200\t50', columns, null);
    expect(rows[0]?.values).toEqual({
      season: 'Green',
      from: '2027-01-01',
      to: '2027-04-30',
      perPersonSharing: 100,
      single: 200,
      child: 50,
    });
    expect(remarks[0]?.text).toMatch(/^There is no row of headings/);
    expect(readTable('', columns, null)).toEqual({ rows: [], remarks: [] });
  });
});

describe('the difference', () => {
  const present = [
    {
      id: 'a',
      season: 'Green',
      from: '2027-01-01',
      to: '2027-04-30',
      perPersonSharing: 100,
      single: 150,
      child: 50,
    },
    {
      id: 'b',
      season: 'Peak',
      from: '2027-05-01',
      to: '2027-10-31',
      perPersonSharing: 200,
      single: 300,
      child: 90,
    },
    {
      id: 'c',
      season: 'Green',
      from: '2027-11-01',
      to: '2027-12-31',
      perPersonSharing: 100,
      single: 150,
      child: 50,
    },
  ];
  const paste = (text: string) => readTable(`Season\tFrom\tTo\tSharing\tSingle\n${text}`, columns, 2027).rows;

  test('tells added, removed, changed and same apart, and keeps what was not pasted', () => {
    const rows = paste(
      'green\t1 Jan\t30 Apr\t100\t150\nPEAK\t1 May\t31 Oct\t220\tPOA\nFestive\t15 Dec\t31 Dec\t300\t',
    );
    const difference = compareRates(present, rows, columns, { keepOthers: false });
    expect(difference.added.map(({ season, child }) => [season, child])).toEqual([['Festive', null]]);
    expect(difference.removed.map(({ id }) => id)).toEqual(['c']);
    expect(
      difference.changed.map(({ row, changes }) => [
        row.id,
        changes.map(({ column, before, after }) => [column.name, before, after]),
      ]),
    ).toEqual([
      ['a', [['season', 'Green', 'green']]],
      [
        'b',
        [
          ['season', 'Peak', 'PEAK'],
          ['perPersonSharing', 200, 220],
        ],
      ],
    ]);
    expect(difference.result.map(({ id, single, child }) => [id, single, child])).toEqual([
      ['a', 150, 50],
      ['b', 300, 90],
      [undefined, null, null],
    ]);
  });

  test('an empty cell of a pasted column empties the value, and other seasons may stay', () => {
    const difference = compareRates(present, paste('Peak\t1 May\t31 Oct\t200\t-'), columns, {
      keepOthers: true,
    });
    expect(difference.changed[0]?.changes.map(({ before, after }) => [before, after])).toEqual([[300, null]]);
    expect(difference.removed).toEqual([]);
    expect(difference.same).toBe(2);
    expect(difference.result.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  test('a renamed season is a change, a moved season too, and two of one name are told by their days', () => {
    const renamed = compareRates(present, paste('Winter\t1 May\t31 Oct\t200\t300'), columns, {
      keepOthers: true,
    });
    expect(renamed.changed.map(({ row }) => row.id)).toEqual(['b']);
    const moved = compareRates(present, paste('Peak\t1 Jun\t30 Sep\t200\t300'), columns, {
      keepOthers: true,
    });
    expect(moved.changed[0]?.changes.map(({ column }) => column.name)).toEqual(['from', 'to']);
    const twice = compareRates(present, paste('Green\t1 Nov\t31 Dec\t120\t150'), columns, {
      keepOthers: true,
    });
    expect(twice.changed.map(({ row }) => row.id)).toEqual(['c']);
    const unknown = compareRates(present, paste('Green\t1 Jun\t2 Jun\t120\t150'), columns, {
      keepOthers: true,
    });
    expect(unknown.added).toHaveLength(1);
  });
});
