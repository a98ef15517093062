import type { OurSafaris } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';

export type SafariSection = Authored<OurSafaris>;
type Months = NonNullable<SafariSection['months']>;
type Month = Months[number];

/** High and low in °C, rain in mm: long-term averages of the nearest station, rounded. */
type Weather = readonly [high: number, low: number, rain: number];

/** Sightings are the guides' judgement: at its best, often, sometimes. */
type Seen = readonly [best: readonly string[], often: readonly string[], sometimes: readonly string[]];

/** "About 550 millimetres a year": what the months have together, to the nearest ten. */
export const rainOfYear = ({ months }: SafariSection): string =>
  `About ${Math.round((months ?? []).reduce((sum, { rain }) => sum + (rain ?? 0), 0) / 10) * 10} millimetres a year`;

export const month = (
  name: Month['month'],
  season: string,
  [high, low, rain]: Weather,
  text: string,
  [best, often, sometimes]: Seen,
): Month => ({
  month: name,
  season,
  text,
  high,
  low,
  rain,
  best: [...best],
  often: [...often],
  sometimes: [...sometimes],
});
