import type { Hour } from '../../content/fields/place.ts';
import { columnsOf } from '../../ui/even-columns.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './day.module.css';

interface DayProps {
  readonly heading: string;
  readonly hours: readonly Hour[];
}

/** A day by the clock, under the way of the sun. */
export function Day({ heading, hours }: DayProps) {
  if (hours.length === 0) return null;
  return (
    <Band ground="deep" folded aria-labelledby="day-heading">
      <Fold kept heading={<SectionHead id="day-heading" heading={heading} />} summary={fromTo(hours)}>
        <svg
          className={styles.sun}
          viewBox="0 0 1200 120"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.way} d="M0 112Q600 -96 1200 112" pathLength="100" />
          <path className={styles.ground} d="M0 112H1200" />
        </svg>
        <ol className={styles.hours} data-columns={columnsOf(hours.length, [4, 3, 2])}>
          {hours.map(({ time, title, text }) => (
            <li key={`${time} ${title}`} className={styles.hour}>
              <time className={styles.time}>{time}</time>
              <div>
                <b className={styles.title}>{title}</b>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Fold>
    </Band>
  );
}

/** "05:00 to 21:30". */
function fromTo(hours: readonly Hour[]): string {
  const [first, last] = [hours[0]?.time, hours.at(-1)?.time];
  return first && last && first !== last ? `${first} to ${last}` : 'Hour by hour';
}
