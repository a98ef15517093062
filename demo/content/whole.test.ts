import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demonstration } from './demonstration.ts';

const demo = demonstration();
const count = Object.fromEntries(
  Object.entries(demo).map(([name, entries]) => [name, Array.isArray(entries) ? entries.length : 1]),
);

describe('the collection is whole', () => {
  test.each([
    ['propertyUpdated', 4],
    ['accommodation', 12],
    ['room', 18],
    ['treehouse', 4],
    ['residence', 6],
    ['persona', 7],
    ['travelAfricaDestination', 5],
    ['travelAfricaTravelType', 5],
    ['impactProject', 6],
    ['impactPillar', 3],
    ['teamMember', 30],
    ['vacancy', 6],
    ['blog', 40],
    ['packages', 19],
    ['accommodationCard', 17],
  ])('%s: %i', (collection, wanted) => {
    expect(count[collection]).toBe(wanted);
  });

  test('no kind of entry is empty', () => {
    expect(Object.entries(count).filter(([, entries]) => entries === 0)).toEqual([]);
  });

  test('every property has six things to do or more', () => {
    for (const { key } of demo.propertyUpdated)
      expect(
        demo.experiences.filter(({ properties }) => properties?.includes(key)).length,
        key,
      ).toBeGreaterThanOrEqual(6);
  });

  test('a package is told day by day, a curated journey place by place', () => {
    for (const { kind, slug, nights, days } of demo.packages) {
      expect(days?.length ?? 0, slug).toBeGreaterThanOrEqual(kind === 'package' ? 5 : 2);
      expect(days?.length ?? 0, slug).toBeLessThanOrEqual(nights + 1);
    }
  });

  test.each(demo.accommodation.map((stay) => [stay.name, stay] as const))(
    '%s says what a guest with needs asks, when the gate opens and what is paid there',
    (_, stay) => {
      for (const words of [stay.accessibility, stay.dietary, stay.childPolicy, stay.health])
        expect(words?.split(/\s+/).length ?? 0).toBeGreaterThan(5);
      for (const rows of [stay.gateHours, stay.levies, stay.routes])
        expect(rows?.length ?? 0).toBeGreaterThan(0);
      expect(stay.latitude).toBeLessThan(-20);
      expect(stay.longitude).toBeGreaterThan(17);
    },
  );

  test('every room, treehouse and house has a rate in rand for both years on sale', () => {
    const sold = new Map<string, Set<number>>();
    for (const rate of demo.rate) {
      expect(rate.currency).toBe('ZAR');
      const of = rate.room ?? rate.treehouse ?? rate.residence ?? rate.accommodation;
      const name = of && typeof of === 'object' && 'name' in of ? String(of.name) : '';
      sold.set(name, (sold.get(name) ?? new Set()).add(Number(rate.year)));
    }
    const years = new Set(demo.rate.map(({ year }) => Number(year)));
    expect(years.size).toBe(2);
    for (const { slug } of [...demo.room, ...demo.treehouse, ...demo.residence])
      expect(sold.get(slug), slug).toEqual(years);
  });

  test('a download is a small PDF that is there', () => {
    const files = demo.download.flatMap(({ file }) =>
      file && typeof file === 'object' && 'file' in file ? [String(file.file)] : [],
    );
    expect(files).toHaveLength(demo.download.length);
    for (const name of files) {
      const { size } = statSync(new URL(`../files/${name}`, import.meta.url));
      expect(size, name).toBeGreaterThan(3000);
      expect(size, name).toBeLessThan(200_000);
    }
  });
});

describe('telephone numbers', () => {
  test('are of the ranges kept for stories', () => {
    const strings = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : value && typeof value === 'object'
          ? Object.values(value).flatMap(strings)
          : [];
    const numbers = strings(demo).flatMap((text) => text.match(/\+\d[\d ]{8,}\d/g) ?? []);
    expect(numbers.length).toBeGreaterThan(2);
    // +27 00 is no code of South Africa; +44 1632, +44 808 157 0, +1 555 and +61 1800 975 are kept for fiction by their regulators.
    expect(
      numbers.filter(
        (number) =>
          !/^\+(27 00|44 (1632|808 157 0|20 7946 0)|1 \d{3} 555 01|61 (1800 975|2 5550|491 57))/.test(number),
      ),
    ).toEqual([]);
  });
});
