import { moonAt, sunsetAfter } from '@sundowner/calendar/sky';
import { monthOf } from '@sundowner/calendar/words';
import { momentIn, timeIn } from '@sundowner/calendar/zone';
import type { LatitudeLongitude } from '../../content/fields/common.ts';
import type { GettingThere } from '../../content/fields/place.ts';
import { gateTonight } from './gate-tonight.ts';

interface TonightAsked {
  /** The day of the house, yyyy-mm-dd. */
  readonly today: string;
  readonly zone: string;
  readonly place: LatitudeLongitude | null;
  readonly gateHours: GettingThere['gateHours'];
  /** Of the year month by month: its name in lower case, degrees Celsius by night and by day. */
  readonly months: readonly { month: string; high: number | null; low: number | null }[];
}

/** What the evening brings at a place: the sun and the moon of its almanac, the gate and the month of its content. */
export function tonightFacts({ today, zone, place, gateHours, months }: TonightAsked): readonly string[] {
  const sunset = place && sunsetAfter(momentIn(today, '12:00', zone), place);
  const name = monthOf(today);
  const usual = months.find(({ month }) => month === name.toLowerCase());
  const gate = gateTonight(gateHours, Number(today.slice(5, 7)));
  return [
    ...(sunset ? [`Sunset ${timeIn(sunset, zone)}`] : []),
    ...(place ? [moonWords(moonAt(momentIn(today, '21:00', zone)))] : []),
    ...(gate ? [gate] : []),
    ...(usual?.low != null && usual.high != null
      ? [`Usual in ${name}: ${degrees(usual.low)} to ${degrees(usual.high)} °C`]
      : []),
  ];
}

const degrees = (value: number) => String(value).replace('-', '−');

function moonWords({ lit, waxes }: ReturnType<typeof moonAt>): string {
  if (lit >= 0.98) return 'Full moon';
  if (lit <= 0.02) return 'New moon';
  return `${waxes ? 'Waxing' : 'Waning'} moon, ${Math.round(lit * 100)}% lit`;
}
