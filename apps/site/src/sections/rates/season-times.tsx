import type { Season } from '../../content/rates/rates.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
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
      <div className={styles.times}>
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
