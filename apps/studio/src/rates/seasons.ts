import { type Day, daysAfter } from '@sundowner/calendar/day';
import { dayWords } from './day.ts';

/** A season as the check sees it. `name` is what the sentences call it. */
export interface SeasonSpan {
  readonly name: string;
  readonly from: Day | null;
  readonly to: Day | null;
}

type Dated = SeasonSpan & { readonly from: Day; readonly to: Day };

/** What is wrong with a list of seasons, one sentence each. `faults` keep it from being published; `gaps` may be meant. */
export interface SeasonFindings {
  readonly faults: readonly string[];
  readonly gaps: readonly string[];
}

const period = (from: Day, to: Day) =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;

/**
 * Looks for seasons that lack a day, end before they start or overlap, and for days between them, and within `year`
 * before the first and after the last, that no season covers.
 */
export function checkSeasons(seasons: readonly SeasonSpan[], year: number | null): SeasonFindings {
  const faults: string[] = [];
  const dated: Dated[] = [];
  for (const season of seasons) {
    const { name, from, to } = season;
    if (!from || !to) faults.push(`${name} needs its first and its last day.`);
    else if (to < from)
      faults.push(`${name} ends on ${dayWords(to)}, before it starts on ${dayWords(from)}.`);
    else dated.push({ name, from, to });
  }
  dated.sort((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));
  const gaps: string[] = [];
  let last: Dated | null = null;
  for (const season of dated) {
    if (last && season.from <= last.to) {
      const until = season.to < last.to ? season.to : last.to;
      faults.push(`${last.name} and ${season.name} overlap: ${period(season.from, until)}.`);
    } else if (last && daysAfter(last.to, 1) < season.from) {
      gaps.push(`No season covers ${period(daysAfter(last.to, 1), daysAfter(season.from, -1))}.`);
    }
    if (!last || season.to > last.to) last = season;
  }
  const first = dated[0];
  if (year !== null && first && last) {
    const [start, end] = [`${year}-01-01`, `${year}-12-31`];
    if (first.from > start) gaps.unshift(`No season covers ${period(start, daysAfter(first.from, -1))}.`);
    if (last.to < end) gaps.push(`No season covers ${period(daysAfter(last.to, 1), end)}.`);
  }
  return { faults, gaps };
}
