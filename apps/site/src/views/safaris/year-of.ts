import { monthNames } from '@sundowner/calendar/months';
import type { SafarisSection } from '../../content/experience/safaris.ts';
import type { HowOften, SeasonMonth, Sighting } from '../../ui/season-chart/season-chart.tsx';

type Months = SafarisSection['months'];

/**
 * The year as its drawing takes it.
 *
 * @returns `null` unless every month is there with its figures: a line with holes would tell what nobody measured
 */
export function yearOf(
  months: Months,
): { readonly months: readonly SeasonMonth[]; readonly sightings: readonly Sighting[] } | null {
  const inOrder = monthNames.flatMap(
    (name) => months.find(({ month }) => month === name.toLowerCase()) ?? [],
  );
  const drawn = inOrder.flatMap(({ month, high, low, rain, text, season }): SeasonMonth[] => {
    const name = monthNames.find((each) => each.toLowerCase() === month);
    if (!name || high === null || low === null || rain === null) return [];
    return [{ name, high, low, rain, words: text, ...(season ? { season } : {}) }];
  });
  if (drawn.length < monthNames.length) return null;
  const seen = new Set(inOrder.flatMap(({ best, often, sometimes }) => [...best, ...often, ...sometimes]));
  const often =
    (name: string) =>
    (month: Months[number]): HowOften => {
      if (month.best.includes(name)) return 3;
      if (month.often.includes(name)) return 2;
      return month.sometimes.includes(name) ? 1 : 0;
    };
  return {
    months: drawn,
    sightings: [...seen].map((name) => ({ name, months: inOrder.map(often(name)) })),
  };
}
