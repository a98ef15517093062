import { describe, expect, test } from 'vitest';
import { travelledBy } from '../../apps/site/src/sections/route-map/route-on-map.ts';
import { demonstration } from '../../demo/content/demonstration.ts';

const demo = demonstration();

describe('the ways of a journey', () => {
  const inTheAir = /\b(flight|fly|flown|flying|aircraft|aeroplane|helicopter|charter)/i;
  /** The flights of a day: "Flight to Maun, then by light aircraft" is two. */
  const flightsOf = (travel: string) =>
    travel.split(/, then|;/).filter((part) => travelledBy(part) === 'air').length;

  test('a way whose words name an aircraft first is by air on the map', () => {
    const ways = demo.packages.flatMap(({ slug, days }) =>
      (days ?? []).map(({ travel }) => ({ slug, travel: travel ?? '' })),
    );
    const flown = ways.filter(({ travel }) => inTheAir.test(travel.split(', ')[0] ?? ''));
    expect(flown.length).toBeGreaterThan(25);
    expect(flown.filter(({ travel }) => travelledBy(travel) !== 'air')).toEqual([]);
    const driven = ways.filter(({ travel }) => !inTheAir.test(travel));
    expect(driven.filter(({ travel }) => travelledBy(travel) !== 'road')).toEqual([]);
  });

  /** How many flights a list of what is included names: "Both flights", "The flights to Maun and Kasane, the helicopter". */
  const named = (included: string) => {
    if (/\b(every|all) flights?\b|^flights,/im.test(included)) return Number.POSITIVE_INFINITY;
    const counted = /\bboth (?:flights|light aircraft)\b/i.test(included) ? 2 : 0;
    const three = /\ball three flights\b/i.test(included) ? 3 : 0;
    const single = included.match(/\bthe (?:charter|helicopter|flight(?! to\b))\b/gi)?.length ?? 0;
    const to = /\bflights? to ((?:(?:, | and )?(?:on to |back to )?[A-Z]\w+)+)/i.exec(included)?.[1];
    return counted + three + single + (to?.match(/[A-Z]\w+/g)?.length ?? 0);
  };

  test.each(demo.packages.map((each) => [each.slug ?? '', each] as const))(
    '%s includes each flight of its days',
    (_, { days, included }) => {
      const flights = (days ?? []).reduce((sum, { travel }) => sum + flightsOf(travel ?? ''), 0);
      const told = (included ?? []).filter((line) => inTheAir.test(line)).join('\n');
      expect(named(told), told).toBeGreaterThanOrEqual(flights);
    },
  );
});
