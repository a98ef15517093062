import type { Rate, Season } from '../../content/model/rates.ts';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { SeasonStrip } from '../../ui/season-strip/season-strip.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { leastStays, monthsHeld, priceOf, seasonColumns, spread } from './season-columns.ts';
import styles from './season-year.module.css';
import { spanInWords } from './span-in-words.ts';

interface SeasonYearProps {
  /** "Lion Sands". */
  readonly name: string;
  /** Of one year. */
  readonly rates: readonly Rate[];
  readonly year: number;
  /** What the parts of the year are like. */
  readonly seasons: readonly Season[];
  readonly shown: ShownIn;
  /** The present month, 1 to 12; `null` in another year. */
  readonly now: number | null;
}

/** Which month costs what, and what it is like then. */
export function SeasonYear({ name, rates, year, seasons, shown, now }: SeasonYearProps) {
  const rooms = rates.filter(({ per }) => per === 'person');
  const priced = rooms.length > 0 ? rooms : rates;
  const columns = seasonColumns(priced);
  if (columns.length === 0) return null;
  const least = leastStays(priced);
  const strip = columns.map((column, place) => {
    const lowest = priced.flatMap((rate) => spread(rate, column.name, priceOf)?.[0] ?? []);
    return {
      name: column.name,
      months: monthsHeld(column, columns),
      weight: weightAt(place, columns.length),
      from: <Money rand={Math.min(...lowest)} shown={shown} />,
      when: column.when,
      note: notesOf(column.name, priced, least.get(column.name)),
    };
  });
  return (
    <Band aria-labelledby="seasons-heading">
      <SectionHead
        id="seasons-heading"
        heading={`The year at ${name}`}
        lead={`Prices for ${year}. The lighter the month, the lower the price.`}
      />
      <SeasonStrip label={`Seasons at ${name}, ${year}`} seasons={strip} {...(now === null ? {} : { now })} />
      {seasons.length > 0 && (
        <dl className={styles.times}>
          {seasons.map(({ name: season, months, text }) => (
            <div key={season} className={styles.time}>
              <dt>
                {season}
                <span className={styles.months}>{months}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Band>
  );
}

/** How long one stays at least, and what the editors say of a part of the season: "2 nights or more. 1 to 5 Jan: New year". */
function notesOf(name: string, rates: readonly Rate[], least: string | undefined): string | undefined {
  const parts = rates.flatMap(({ seasons }) =>
    seasons.filter((season) => season.name === name && season.note),
  );
  const notes = new Set(
    [least, ...parts.map((part) => `${spanInWords(part)}: ${part.note}`)].filter(Boolean),
  );
  return notes.size > 0 ? [...notes].join('. ') : undefined;
}

/** 1 for the cheapest season to 3 for the dearest. */
const weightAt = (place: number, count: number): 1 | 2 | 3 => (place === 0 ? 1 : place === count - 1 ? 3 : 2);
