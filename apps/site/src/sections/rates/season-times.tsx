import type { Season } from '../../content/model/rates.ts';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './season-times.module.css';

interface SeasonTimesProps {
  /** "Lion Sands". */
  readonly name: string;
  readonly seasons: readonly Season[];
}

/** What the parts of a year are like, whichever year it is. */
export function SeasonTimes({ name, seasons }: SeasonTimesProps) {
  if (seasons.length === 0) return null;
  return (
    <Band flush aria-labelledby="seasons-heading">
      <SectionHead id="seasons-heading" heading={`The year at ${name}`} />
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
    </Band>
  );
}
