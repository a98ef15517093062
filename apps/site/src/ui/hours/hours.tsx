import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './hours.module.css';

export interface Hour {
  /** "19:30", by the clock of the place. */
  readonly time: string;
  readonly heading: string;
  readonly text: string;
  /** What is heard then. */
  readonly sound?: string | null;
  readonly picture?: PictureSource | null;
  /** Stands in the place of a picture: an inline drawing with words of its own. */
  readonly drawing?: ReactNode;
  readonly caption?: string | null;
}

interface HoursProps {
  /** "The night, hour by hour". */
  readonly label: string;
  readonly hours: readonly Hour[];
  readonly headingLevel?: 2 | 3;
}

/** A night told by the clock: a dotted line with a lamp for every hour. Stands on `NightSky`. */
export function Hours({ label, hours, headingLevel = 2 }: HoursProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.hours} aria-label={label}>
      {hours.map(({ time, heading, text, sound, picture, drawing, caption }) => (
        <li key={`${time} ${heading}`} className={styles.hour}>
          <time className={styles.time}>{time}</time>
          <div className={styles.words}>
            <Heading className={styles.heading}>{heading}</Heading>
            <p className={styles.text}>{text}</p>
            {sound && (
              <p className={styles.sound}>
                <span>You will hear</span> {sound}
              </p>
            )}
          </div>
          {(drawing || picture) && (
            <figure className={styles.plate}>
              <div className={styles.picture}>
                {drawing ?? (picture && <Picture picture={picture} sizes="(min-width: 1121px) 32vw, 92vw" />)}
              </div>
              {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          )}
        </li>
      ))}
    </ol>
  );
}

interface NightSkyProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The ground of a whole night: dusk at the top, black in the middle, first light at the foot. Words on it are light. */
export function NightSky({ children, className }: NightSkyProps) {
  return <div className={classNames(styles.sky, className)}>{children}</div>;
}
