/** How often something is seen in a month: 0 rarely, 1 sometimes, 2 often, 3 at its best. */
export type HowOften = 0 | 1 | 2 | 3;

/** One month of an ordinary year; long-term averages. */
export interface SeasonMonth {
  /** "January". */
  readonly name: string;
  /** By day and by night, in °C. */
  readonly high: number;
  readonly low: number;
  /** In millimetres. */
  readonly rain: number;
  /** What the month is like, in a sentence or two. */
  readonly words: string;
  /** What the rates call it: "Peak". */
  readonly season?: string;
}

/** Something to see, January to December. */
export interface Sighting {
  readonly name: string;
  readonly months: readonly HowOften[];
}

export const oftenInWords: Readonly<Record<HowOften, string>> = {
  0: 'Rarely',
  1: 'Sometimes',
  2: 'Often',
  3: 'At its best',
};

/** The year in two sentences, for those who cannot see the drawing: warmest and coldest, wettest and driest. */
export function yearInWords(months: readonly SeasonMonth[]): string {
  const most = (of: (month: SeasonMonth) => number) =>
    months.reduce<SeasonMonth | null>((best, month) => (best && of(best) >= of(month) ? best : month), null);
  const [warmest, coldest] = [most(({ high }) => high), most(({ low }) => -low)];
  const [wettest, driest] = [most(({ rain }) => rain), most(({ rain }) => -rain)];
  if (!warmest || !coldest || !wettest || !driest) return '';
  return (
    `Days reach ${warmest.high} degrees in ${warmest.name}; nights fall to ${coldest.low} in ${coldest.name}. ` +
    `${wettest.name} is wettest with ${wettest.rain} millimetres, ${driest.name} driest with ${driest.rain}.`
  );
}
