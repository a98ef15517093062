import { daysAfter } from '@sundowner/calendar/day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { estimate } from '../estimate/estimate.ts';
import { fitRows } from './fit.ts';
import type { FitQuestion, FitSources } from './fit-question.ts';

/** Days from a first one that has prices. */
const firstDay = '2027-02-20';
const dayAt = (at: number) => daysAfter(firstDay, at);

const price = fc.integer({ min: 1, max: 60 }).map((hundreds) => hundreds * 100);
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });

/** Two to four seasons after one another, some with days between that nothing is asked for. */
const seasons = fc
  .array(
    fc.record({
      days: fc.integer({ min: 5, max: 40 }),
      gap: fc.constantFrom(0, 0, 0, 6),
      perPersonSharing: price,
      single: maybe(price),
      child: maybe(price),
      minimumNights: fc.constantFrom(null, 1, 1, 2, 4),
    }),
    { minLength: 2, maxLength: 4 },
  )
  .map((parts) => {
    let at = 0;
    return parts.map(({ days, gap, perPersonSharing, ...part }, index) => {
      const from = dayAt(at);
      const to = dayAt(at + days - 1);
      at += days + gap;
      return {
        ...part,
        name: `Season ${index}`,
        from,
        to,
        perPersonSharing,
        unit: perPersonSharing,
        note: '',
      };
    });
  });

const beds = fc.record({
  sleeps: fc.constantFrom(null, 2, 3, 4, 6),
  sleepsAdults: fc.constantFrom(null, null, 2, 3),
  howMany: fc.constantFrom(null, null, 1, 2),
});
const rate = (property: string, index: number, kind: Rate['kind']) =>
  fc
    .record({
      seasons,
      beds,
      childFrom: fc.constantFrom(null, null, 4, 12),
      childFree: fc.constantFrom(null, 2),
      childUntil: fc.constantFrom(null, 11),
    })
    .map(
      ({ beds: own, ...part }): Rate => ({
        ...own,
        ...part,
        guests: '',
        title: '',
        ...{ property, kind, year: 2027, currency: 'ZAR' },
        place: `${property} ${kind} ${index}`,
        item: `${property}-${kind}-${index}`,
        lodge: '',
        per: kind === 'treehouse' ? 'supplement' : kind === 'house' ? 'unit' : 'person',
        inclusions: [],
        exclusions: [],
        childPolicy: '',
        note: '',
        asOf: null,
      }),
    );
const levy = { name: 'Levy', amount: 100, per: 'person and night' };

const sources = fc
  .record({
    rates: fc.tuple(
      rate('north', 1, 'room'),
      rate('north', 2, 'room'),
      rate('north', 3, 'house'),
      rate('north', 4, 'treehouse'),
      rate('north', 5, 'treehouse'),
      rate('south', 6, 'room'),
    ),
    malaria: fc.constantFrom('none' as const, 'occurs' as const, 'unsaid' as const),
    shown: fc.constantFrom({ currency: 'ZAR', rate: 1 }, { currency: 'USD', rate: 0.0549 }),
  })
  .map(
    ({ malaria, ...rest }): FitSources => ({
      ...rest,
      places: [
        { key: 'north', name: 'North', levies: [levy], malaria, bookableFrom: 0 },
        { key: 'south', name: 'South', levies: [], malaria: 'none', bookableFrom: 0 },
      ],
      today: '2027-03-01',
    }),
  );

const question: fc.Arbitrary<FitQuestion> = fc.record({
  arrival: maybe(fc.integer({ min: 9, max: 120 }).map(dayAt)),
  month: fc.constantFrom(null, '2027-03', '2027-04', '2027-05', '2027-09'),
  nights: fc.integer({ min: 1, max: 9 }),
  adults: fc.integer({ min: 1, max: 5 }),
  ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  budget: maybe(fc.integer({ min: 1, max: 500 }).map((hundreds) => hundreds * 100)),
  withoutMalaria: fc.boolean(),
  treehouse: fc.boolean(),
});

/** Every day there is, one after the other. */
const everyDay = Array.from({ length: 420 }, (_, day) => daysAfter('2027-02-01', day));

function plainDays({ arrival, month, nights }: FitQuestion, { rates, today }: FitSources) {
  if (arrival) return [arrival];
  const ahead = everyDay.filter((day) => day >= today);
  const priced = (day: string) => rates.some(({ seasons: own }) => own.some(({ to }) => day <= to));
  if (!month) return ahead.filter(priced);
  const inMonth = ahead.filter((day) => day.startsWith(month));
  const whole = inMonth.filter((day) => daysAfter(day, nights - 1).startsWith(month));
  return whole.length > 0 ? whole : inMonth;
}

/** The least the calculator asks on any of the days, asked for each of them by itself. */
function plainLeast(asked: FitQuestion, from: FitSources, item: Rate, tree: Rate | null): number | null {
  const levies = from.places.find(({ key }) => key === item.property)?.levies ?? [];
  const sums = plainDays(asked, from).flatMap((arrival) => {
    const departure = daysAfter(arrival, asked.nights);
    const { adults, ages } = asked;
    const stay = { item: item.item, arrival, departure, adults, ages, children: ages.length };
    const answer = estimate({ ...stay, treehouse: tree?.item ?? null }, from.rates, levies);
    if (answer.kind === 'none' || answer.tooShort) return [];
    return tree && answer.treehouse?.kind !== 'priced' ? [] : [answer.total];
  });
  return sums.length > 0 ? Math.min(...sums) : null;
}

/** Whom a treehouse holds. */
function treeTakes({ adults, ages }: FitQuestion, { sleeps, sleepsAdults, childFrom }: Rate): boolean {
  if (ages.some((age) => childFrom !== null && age < childFrom)) return false;
  if (sleeps !== null && adults + ages.length > sleeps) return false;
  return sleepsAdults === null || adults <= sleepsAdults;
}

const least = (sums: readonly (number | null)[]): number | null => {
  const known = sums.filter((sum) => sum !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** What a row says, worked out without any of the shortcuts. */
function plainRow(asked: FitQuestion, from: FitSources, row: Rate) {
  const own = from.rates.filter(({ property }) => property === row.property);
  const trees = own.filter((each) => each.per === 'supplement' && treeTakes(asked, each));
  let total: number | null;
  let wishMet = true;
  if (row.per === 'supplement') {
    const rooms = own.filter(({ kind }) => kind === 'room');
    total = treeTakes(asked, row) ? least(rooms.map((room) => plainLeast(asked, from, room, row))) : null;
    wishMet = asked.treehouse;
  } else {
    const alone = plainLeast(asked, from, row, null);
    const withTree = asked.treehouse ? least(trees.map((tree) => plainLeast(asked, from, row, tree))) : null;
    total = alone === null ? null : (withTree ?? alone);
    wishMet = !asked.treehouse || withTree !== null;
  }
  const place = from.places.find(({ key }) => key === row.property);
  const { currency, rate: worth } = from.shown;
  const shown = total === null ? null : currency === 'ZAR' ? total : Math.round(total * worth);
  const over = shown === null || asked.budget === null ? null : shown - asked.budget;
  const healthy = !asked.withoutMalaria || place?.malaria === 'none';
  return { total, over, fits: total !== null && wishMet && healthy && (over ?? 0) <= 0 };
}

test('FIT-01/rows FIT-02/reasons 2,000 askings of random prices and rules are answered as the calculator answers each day and room by itself', () => {
  const seen = { priced: 0, refused: 0, fits: 0, over: 0, unmet: 0 };
  fc.assert(
    fc.property(sources, question, (from, asked) => {
      const answered = fitRows(asked, from);
      const rows = answered.flatMap((place) => place.rows);
      // Every rate is a row, once.
      expect(rows.map(({ rate: { item } }) => item).sort()).toEqual(
        from.rates.map(({ item }) => item).sort(),
      );
      for (const row of rows) {
        const plain = plainRow(asked, from, row.rate);
        expect({ total: row.stay?.total ?? null, over: row.over, fits: row.fits }).toEqual(plain);
        // What is said of a sum is the calculator's.
        if (row.stay) expect(row.stay.sum().total).toBe(row.stay.total);
        // Nothing is refused without a reason, and nothing that fits has one.
        expect(row.refusal === null).toBe(row.stay !== null);
        if (row.fits) expect([row.refusal, row.unmet]).toEqual([null, null]);
        seen[row.refusal ? 'refused' : 'priced'] += 1;
        seen.fits += Number(row.fits);
        seen.over += Number((row.over ?? 0) > 0);
        seen.unmet += Number(row.unmet !== null);
      }
      for (const { rows: own, fits } of answered) expect(own.filter((row) => row.fits)).toHaveLength(fits);
    }),
    { numRuns: 2000 },
  );
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(200);
}, 60_000);
