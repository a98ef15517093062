import type { Rate, RateSeason, Season } from '../../content/rates/rates.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { evenColumns } from '../../ui/even-columns.ts';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Price } from '../../ui/price/price.tsx';
import { SeasonStrip } from '../../ui/season-strip/season-strip.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { unitOfAll } from '../price/night-from.ts';
import { spanInWords } from './in-words.ts';
import { isIn, leastStays, priceOf, seasonColumns } from './season-columns.ts';
import styles from './seasons.module.css';

interface SeasonYearProps {
  /** "The Delta". */
  readonly name: string;
  /** Of one year. */
  readonly rates: readonly Rate[];
  readonly year: number;
  readonly shown: ShownIn;
  /** yyyy-mm-dd. */
  readonly today: string;
}

/** Which day of a year costs what: it stands above the prices of that year and agrees with them. */
export function SeasonYear({ name, rates, year, shown, today }: SeasonYearProps) {
  const rooms = rates.filter(({ per }) => per === 'person');
  const priced = rooms.length > 0 ? rooms : rates;
  const columns = seasonColumns(priced, (held) => rangeOf(held.flatMap((season) => season ?? [])));
  if (columns.length === 0) return null;
  const strip = columns.map((column, place) => {
    const own = priced.flatMap(({ seasons }) => seasons.filter((season) => isIn(season, column)));
    const [least, most] = rangeOf(own);
    const price = { amount: least, unit: unitOfAll(priced), from: least < most };
    return {
      name: column.name,
      spans: column.spans.map(([from, to]) => ({ from, to })),
      weight: weightAt(place, columns.length),
      from: <Price price={price} shown={shown} />,
      when: column.when,
      note: notesOf(own, leastStays(priced, column).get(column.name)),
    };
  });
  return (
    <div className={styles.year}>
      <h3 className={styles.heading}>{year}, day by day</h3>
      <p
        className={styles.lead}
      >{`Prices for ${year}. The lighter the colour of a day, the lower its price.`}</p>
      <SeasonStrip label={`Seasons at ${name}, ${year}`} year={year} seasons={strip} now={today} />
    </div>
  );
}

/** What a night costs at least and at most in some seasons. */
function rangeOf(seasons: readonly RateSeason[]): readonly [least: number, most: number] {
  const amounts = seasons.flatMap((season) => priceOf(season) ?? []);
  return [Math.min(...amounts), Math.max(...amounts)];
}

/** How long one stays at least, and what the editors say of a part of the season: "2 nights or more. 1 to 5 Jan: New year". */
function notesOf(seasons: readonly RateSeason[], least: string | undefined): string | undefined {
  const parts = seasons.filter(({ note }) => note);
  const notes = new Set(
    [least, ...parts.map((part) => `${spanInWords(part)}: ${part.note}`)].filter(Boolean),
  );
  return notes.size > 0 ? [...notes].join('. ') : undefined;
}

/** 1 for the cheapest season to 3 for the dearest. */
const weightAt = (place: number, count: number): 1 | 2 | 3 => (place === 0 ? 1 : place === count - 1 ? 3 : 2);

interface SeasonTimesProps {
  /** "The Delta". */
  readonly name: string;
  readonly seasons: readonly Season[];
}

/** What the parts of a year are like, whichever year it is. */
export function SeasonTimes({ name, seasons }: SeasonTimesProps) {
  if (seasons.length === 0) return null;
  return (
    <Band flush aria-labelledby="seasons-heading">
      <SectionHead id="seasons-heading" heading={`The year at ${name}`} />
      <div className={styles.times} {...evenColumns(seasons.length)}>
        {seasons.map(({ name: season, months, text }) => (
          <Disclosure
            key={season}
            className={styles.time}
            summary={
              <span className={styles.season}>
                {season}
                <span className={styles.months}>{months}</span>
              </span>
            }
          >
            <p className={styles.text}>{text}</p>
          </Disclosure>
        ))}
      </div>
    </Band>
  );
}
