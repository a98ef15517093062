import { weekdayNames } from '@sundowner/calendar/weekday';
import type { OfficeDay } from '../../content/site/contact-details.ts';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import styles from './office-week.module.css';

interface OfficeWeekProps {
  /** Seven days, Monday first; `null` for a closed one. */
  readonly week: readonly (OfficeDay | null)[];
  /** Index of today, or `null` where the page is kept longer than a day and a script will mark it. */
  readonly today: number | null;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** "08:00" as "8", "08:30" as "8:30": the bars leave room for no more. */
const short = (time: string) => time.replace(/^0/, '').replace(':00', '');

/** The week as seven bars on one scale, from the earliest opening to the latest closing; each says its hours in words. */
export function OfficeWeek({ week, today }: OfficeWeekProps) {
  const open = week.filter((day) => day !== null);
  const start = Math.min(...open.map(({ opens }) => minutes(opens)));
  const length = Math.max(...open.map(({ closes }) => minutes(closes))) - start;
  const share = (time: string) => ((minutes(time) - start) / length) * 100;

  return (
    <ol className={styles.week} aria-label="Office hours by day">
      {weekdayNames.map((name, index) => {
        const day = week[index] ?? null;
        return (
          <li key={name} className={styles.day} data-today={index === today ? '' : undefined}>
            <span className={styles.name}>
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <VisuallyHidden>{name}: </VisuallyHidden>
            </span>
            <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              {day && <rect x={share(day.opens)} width={share(day.closes) - share(day.opens)} height="6" />}
            </svg>
            <span className={styles.hours}>
              {day ? `${short(day.opens)} to ${short(day.closes)}` : 'Closed'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
