import { monthNames } from '@sundowner/calendar/words';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './season-strip.module.css';

/** A time of the year: first and last night, yyyy-mm-dd. */
interface YearSpan {
  readonly from: string;
  readonly to: string;
}

/**
 * Where a time lies on a line of twelve months, each as wide as the next: 15 to 31 December begins at 11.45 and ends at 12. What lies
 * outside the year is cut off.
 *
 * @returns `null` for a time of another year
 */
export function onTwelveMonths(
  { from, to }: YearSpan,
  year: number,
): { readonly start: number; readonly end: number } | null {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  if (to < first || from > last || to < from) return null;
  return { start: from < first ? 0 : nightsIn(from, 1), end: to > last ? 12 : nightsIn(to, 0) };
}

/** Months until a night begins (`before` 1) or is over (`before` 0), to the hundredth. */
function nightsIn(date: string, before: 0 | 1): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.round((month - 1 + (day - before) / length) * 100) / 100;
}

export interface StripSeason {
  /** "Peak". */
  readonly name: string;
  /** Each time it comes. */
  readonly spans: readonly YearSpan[];
  /** From the quietest to the fullest: the more, the darker. */
  readonly weight: 1 | 2 | 3;
  /** When it is, in words: "6 Jan to 30 Apr, 1 Nov to 14 Dec". */
  readonly when: string;
  /** What a night begins at then, as printed. */
  readonly from?: ReactNode;
  /** What else holds then: "2 nights or more". */
  readonly note?: string | undefined;
}

interface SeasonStripProps {
  /** "Seasons at Ridge, 2027". */
  readonly label: string;
  readonly year: number;
  readonly seasons: readonly StripSeason[];
  /** Today, yyyy-mm-dd: its month is underlined, where it lies in the year. */
  readonly now?: string;
}

/** Which day is in which season, on one line of twelve months; the list under it says it in words. */
export function SeasonStrip({ label, year, seasons, now }: SeasonStripProps) {
  const month = now?.startsWith(`${year}-`) ? Number(now.slice(5, 7)) : null;
  const isNow = ({ spans }: StripSeason) =>
    now !== undefined && spans.some(({ from, to }) => from <= now && now <= to);
  return (
    <section className={styles.strip} aria-label={label}>
      <div>
        <svg
          className={styles.days}
          viewBox="0 0 12 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {seasons.flatMap(({ name, weight, spans }) =>
            spans.map((span) => {
              const place = onTwelveMonths(span, year);
              return (
                place && (
                  <rect
                    key={`${name} ${span.from}`}
                    data-weight={weight}
                    x={place.start}
                    width={Math.round((place.end - place.start) * 100) / 100}
                    height="1"
                  />
                )
              );
            }),
          )}
        </svg>
        <ol className={styles.months} aria-hidden="true">
          {monthNames.map((name, place) => (
            <li key={name} className={styles.month} data-now={place + 1 === month || undefined}>
              <span>
                {name.slice(0, 1)}
                <span className={styles.rest}>{name.slice(1, 3)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <dl className={styles.seasons}>
        {seasons.map((season) => (
          <div key={`${season.name} ${season.when}`} className={styles.season} data-weight={season.weight}>
            <dt>{season.name}</dt>
            <dd>
              {season.when}
              {isNow(season) && <VisuallyHidden> (now)</VisuallyHidden>}
              {season.from && <span className={styles.from}>{season.from}</span>}
              {season.note && <span className={styles.note}>{season.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
