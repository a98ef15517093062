import { describe, expect, test } from 'vitest';
import { amountWords, readAmount } from './amount.ts';
import { readCells } from './cells.ts';
import { columnFor, type RateColumn, type RateRow, rateColumns } from './columns.ts';
import { compareRates } from './compare.ts';
import { dayWords, readDay, readPeriod, shiftDay } from './day.ts';
import { readTable } from './read-table.ts';
import { rowsOfForm, toForm } from './rows-of-form.ts';
import { checkSeasons } from './seasons.ts';
import { checkSeasonRows } from './seasons-field.ts';
import { takeOverSteps } from './take-over.ts';

const columns: RateColumn[] = [
  { name: 'season', label: 'Season', kind: 'words', known: ['season name'] },
  { name: 'from', label: 'From', kind: 'day', known: ['start'] },
  { name: 'to', label: 'To', kind: 'day', known: ['end', 'until'] },
  { name: 'perPersonSharing', label: 'Per person sharing', kind: 'amount', known: ['pps', 'sharing'] },
  { name: 'single', label: 'Single', kind: 'amount', known: [] },
  { name: 'child', label: 'Child', kind: 'amount', known: ['children'] },
];

describe('an amount', () => {
  test.each([
    ['R 12 345,00', 12345],
    ['12,345', 12345],
    ['ZAR 12345', 12345],
    ['R12,345.50', 12345.5],
    ['12.345,00', 12345],
    ['12.345.678', null],
    ['1.234.567', 1_234_567],
    ['R\u00a012\u202f345', 12345],
    ['12345', 12345],
    ['12345 ZAR', 12345],
    ['9,5', 9.5],
    ['0', 0],
  ])('%s is %s', (cell, value) => {
    const read = readAmount(cell);
    expect(read.kind === 'amount' ? read.value : null).toBe(value);
  });

  test.each(['', '-', '–', ' n/a ', '\u00a0'])('"%s" is an empty cell', (cell) => {
    expect(readAmount(cell)).toEqual({ kind: 'empty' });
  });

  test.each([
    ['POA', '“POA” is no amount'],
    ['$ 1,090', '“$ 1,090” is not in rand'],
    ['USD 900', '“USD 900” is not in rand'],
    ['-200', '“-200” is no amount'],
    ['12 34', '“12 34” is no amount'],
    ['1,2345', '“1,2345” is no amount'],
    ['12,345,00', '“12,345,00” is no amount'],
    ['12345678901', '“12345678901” is more than ten million rand'],
  ])('%s is unclear', (cell, why) => {
    expect(readAmount(cell)).toEqual({ kind: 'unclear', why });
  });

  test('reads back what it writes', () => {
    expect(amountWords(12345.5)).toBe('R\u00a012\u00a0345,50');
    for (const value of [0, 7, 980, 1000, 12345.5, 1_234_567])
      expect(readAmount(amountWords(value))).toEqual({ kind: 'amount', value });
    expect(amountWords(null)).toBe('none');
  });
});

describe('a day', () => {
  test.each([
    ['2027-01-31', '2027-01-31'],
    ['31/01/2027', '2027-01-31'],
    ['1.2.27', '2027-02-01'],
    ['31 Jan 2027', '2027-01-31'],
    ['31-Jan-27', '2027-01-31'],
    ['1st September 2027', '2027-09-01'],
    ['15 Sept', '2026-09-15'],
    ['Fri, 1 Jan 2027', '2027-01-01'],
    ['January 31, 2027', '2027-01-31'],
    ['31 April 2027', null],
    ['13/13/2027', null],
    ['soon', null],
  ])('%s is %s', (cell, day) => expect(readDay(cell, 2026)).toBe(day));

  test('a period takes the year it names once, and may cross into the next', () => {
    expect(readPeriod('1 Jan – 31 Mar 2027', null)).toEqual({ from: '2027-01-01', to: '2027-03-31' });
    expect(readPeriod('01/01/2027 to 31/03/2027', null)).toEqual({ from: '2027-01-01', to: '2027-03-31' });
    expect(readPeriod('15 Dec - 5 Jan 2028', null)).toEqual({ from: '2027-12-15', to: '2028-01-05' });
    expect(readPeriod('winter', 2027)).toBeNull();
    expect(dayWords('2027-03-01')).toBe('1 Mar 2027');
    expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
  });
});

test('cells come apart as spreadsheets put them together', () => {
  expect(readCells('a\tb\r\n"c\nd"\t"e ""f"""\r\n\r\n')).toEqual([
    ['a', 'b'],
    ['c\nd', 'e "f"'],
  ]);
  expect(readCells('\ufeffSeason;Single\nPeak;"12;5"')).toEqual([
    ['Season', 'Single'],
    ['Peak', '12;5'],
  ]);
  expect(readCells('Season,Single\nPeak,"12,345"')).toEqual([
    ['Season', 'Single'],
    ['Peak', '12,345'],
  ]);
  expect(readCells('  \n\t')).toEqual([]);
});

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

test('seasons that overlap, end too soon or lack a day are faults; days without one are gaps', () => {
  const span = (name: string, from: string | null, to: string | null) => ({ name, from, to });
  expect(
    checkSeasons([span('Green', '2027-01-01', '2027-04-30'), span('Peak', '2027-05-01', '2027-12-31')], 2027),
  ).toEqual({ faults: [], gaps: [] });
  expect(
    checkSeasons(
      [
        span('Peak', '2027-04-30', '2027-10-31'),
        span('Green', '2027-01-02', '2027-04-30'),
        span('Festive', '2027-12-15', '2027-12-30'),
        span('Late', null, '2027-12-31'),
        span('Back', '2027-12-31', '2027-12-30'),
      ],
      2027,
    ),
  ).toEqual({
    faults: [
      'Late needs its first and its last day.',
      'Back ends on 30 Dec 2027, before it starts on 31 Dec 2027.',
      'Green and Peak overlap: 30 Apr 2027.',
    ],
    gaps: [
      'No season covers 1 Jan 2027.',
      'No season covers 1 Nov 2027 to 14 Dec 2027.',
      'No season covers 31 Dec 2027.',
    ],
  });
  expect(checkSeasons([], 2027)).toEqual({ faults: [], gaps: [] });
});

test('taking a difference over changes, removes and adds rows where they belong', () => {
  const present: RateRow[] = [
    { name: 'Green', from: '2027-01-01', to: '2027-04-30', single: 100 },
    { name: 'Old', from: '2027-05-01', to: '2027-05-31', single: 100 },
    { name: 'Peak', from: '2027-06-01', to: '2027-12-31', single: 200 },
  ];
  const pasted = readTable(
    'Season\tFirst night\tLast night\tSingle\nPeak\t1 Jun 2027\t31 Dec 2027\t250\nGreen\t1 Jan 2027\t30 Apr 2027\t100\nShoulder\t1 May 2027\t20 May 2027\t150',
    rateColumns,
    2027,
  );
  const difference = compareRates(present, pasted.rows, rateColumns, { keepOthers: false });
  const steps = takeOverSteps(present, difference, rateColumns);
  expect(steps.map((step) => [step.does, step.row])).toEqual([
    ['set', 2],
    ['remove', 1],
    ['add', 1],
  ]);
  const rows = [...present];
  for (const step of steps) {
    if (step.does === 'set') rows[step.row] = { ...rows[step.row], [step.column.name]: step.value };
    else if (step.does === 'remove') rows.splice(step.row, 1);
    else rows.splice(step.row, 0, step.values);
  }
  expect(rows.map(({ name, single }) => [name, single])).toEqual([
    ['Green', 100],
    ['Shoulder', 150],
    ['Peak', 250],
  ]);
});

test('headings of rate sheets find their columns', () => {
  const named = (heading: string) => {
    const column = columnFor(heading, rateColumns);
    return typeof column === 'string' || column === null ? column : column.name;
  };
  expect(
    ['SEASON', 'Valid from', 'PPS rate (ZAR)', 'Min. stay', 'Period', 'Single Supplement', 'Colour', ''].map(
      named,
    ),
  ).toEqual(['name', null, 'perPersonSharing', 'minimumNights', 'period', 'single', null, null]);
});

test('the form keeps days at noon UTC and shows them as days', () => {
  const [, from] = rateColumns;
  expect(from && toForm('2027-01-31', from)).toBe('2027-01-31T12:00:00.000Z');
  expect(
    rowsOfForm(
      { 'seasons.0.from': { value: '2027-01-31T12:00:00.000Z' }, 'seasons.0.single': { value: '12' } },
      'seasons',
      1,
    )[0],
  ).toMatchObject({ from: '2027-01-31', single: 12, child: null });
});

test('overlapping seasons cannot be published', () => {
  const season = (name: string, from: string, to: string) => ({
    name,
    from: `${from}T12:00:00.000Z`,
    to: `${to}T12:00:00.000Z`,
  });
  expect(
    checkSeasonRows([season('A', '2027-01-01', '2027-02-01'), season('B', '2027-02-02', '2027-03-01')]),
  ).toBe(true);
  expect(
    checkSeasonRows([season('A', '2027-01-01', '2027-02-01'), season('', '2027-02-01', '2027-03-01')]),
  ).toBe('A and Row 2 overlap: 1 Feb 2027.');
  expect(checkSeasonRows(null)).toBe(true);
});
