import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './season-strip.module.css';

export interface StripSeason {
  /** "Peak". */
  readonly name: string;
  /** Months it holds, 1 to 12, in any order. */
  readonly months: readonly number[];
  /** From the quietest to the fullest: the more, the darker. */
  readonly weight: 1 | 2 | 3;
  /** When it is to the day, in words, where months alone would say too much: "6 Jan to 30 Apr, 1 Nov to 14 Dec". */
  readonly when?: string;
  /** What a night begins at then, as printed. */
  readonly from?: ReactNode;
  /** What else holds then: "2 nights or more". */
  readonly note?: string | undefined;
}

interface SeasonStripProps {
  /** "Seasons at Ridge". */
  readonly label: string;
  readonly seasons: readonly StripSeason[];
  /** The present month, 1 to 12, underlined. */
  readonly now?: number;
}

const names = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "January to April, November": months of a season in words, runs joined. December does not run on into January. */
export function monthsInWords(months: readonly number[]): string {
  const runs: number[][] = [];
  for (const month of [...new Set(months)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === month - 1) run.push(month);
    else runs.push([month]);
  }
  const name = (month = 0) => names[month - 1] ?? '';
  return runs
    .map((run) => (run.length > 1 ? `${name(run[0])} to ${name(run.at(-1))}` : name(run[0])))
    .join(', ');
}

/** Which month is in which season, on one line of twelve; the list under it says it in words. */
export function SeasonStrip({ label, seasons, now }: SeasonStripProps) {
  const seasonOf = (month: number) => seasons.find(({ months }) => months.includes(month));
  return (
    <section className={styles.strip} aria-label={label}>
      <ol className={styles.months} aria-hidden="true">
        {names.map((name, place) => (
          <li
            key={name}
            className={styles.month}
            data-weight={seasonOf(place + 1)?.weight ?? 0}
            data-now={place + 1 === now || undefined}
          >
            <span>
              {name.slice(0, 1)}
              <span className={styles.rest}>{name.slice(1, 3)}</span>
            </span>
          </li>
        ))}
      </ol>
      <dl className={styles.seasons}>
        {seasons.map(({ name, months, weight, when, from, note }) => (
          <div key={name} className={styles.season} data-weight={weight}>
            <dt>{name}</dt>
            <dd>
              {when ?? monthsInWords(months)}
              {now !== undefined && months.includes(now) && <VisuallyHidden> (now)</VisuallyHidden>}
              {from && <b>from {from}</b>}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
