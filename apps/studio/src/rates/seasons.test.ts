import { expect, test } from 'vitest';
import { requireOneYear } from './require-one-year.ts';
import { checkSeasonRows, checkSeasons, whyYearDiffers } from './seasons.ts';

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

test('FAC-01/year a season with a night of another year than its rate is named with its days', () => {
  const season = (name: string, from: string | null, to: string | null) => ({ name, from, to });
  const green = season('Green', '2027-01-01T12:00:00.000Z', '2027-04-30T12:00:00.000Z');
  expect(whyYearDiffers(2027, [green, season('Peak', '2027-05-01', '2027-12-31')])).toBeNull();
  expect(whyYearDiffers(2026, [green])).toBe(
    '“Year” says 2026, and “Green” is from 1 Jan 2027 to 30 Apr 2027.',
  );
  expect(whyYearDiffers(2027, [green, season('', '2027-12-20', '2028-01-05')])).toBe(
    '“Year” says 2027, and “Row 2” is from 20 Dec 2027 to 5 Jan 2028.',
  );
  // What lacks a day, or the year itself, is said at its own field.
  expect(whyYearDiffers(2027, [season('Late', null, null)])).toBeNull();
  expect(whyYearDiffers(null, [green])).toBeNull();
  expect(whyYearDiffers(2027, null)).toBeNull();
});

test('FAC-01/year is refused at its field while the rate is shown, and kept as a draft', () => {
  const row = { year: 2026, seasons: [{ name: 'Green', from: '2027-01-01', to: '2027-04-30' }] };
  const asked = (data: object) =>
    requireOneYear({
      collection: { slug: 'rate' },
      data,
      originalDoc: { _status: 'published' },
      req: { context: {}, t: (key: string) => key },
    } as never);
  const message =
    '“Year” says 2026, and “Green” is from 1 Jan 2027 to 30 Apr 2027. Visitors would read both: change one of them.';
  expect(() => asked(row)).toThrow(
    expect.objectContaining({
      data: expect.objectContaining({ errors: [{ label: 'Year', message, path: 'year' }] }),
    }),
  );
  expect(asked({ ...row, _status: 'draft' })).toMatchObject(row);
  expect(asked({ ...row, year: 2027 })).toMatchObject({ year: 2027 });
});
