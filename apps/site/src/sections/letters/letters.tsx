import { monthInWords } from '@sundowner/calendar/words';
import type { Testimonial } from '../../content/model/experience.ts';
import { classNames } from '../../ui/class-names.ts';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './letters.module.css';

interface LettersProps {
  readonly heading: string;
  readonly letters: readonly Testimonial[];
  /** A phone shows the first alone. */
  readonly fewOnPhones?: boolean;
}

/** What guests wrote afterwards, at most three (CNT-16). */
export function Letters({ heading, letters, fewOnPhones = false }: LettersProps) {
  if (letters.length === 0) return null;
  return (
    <Band flush aria-labelledby="letters-heading">
      <h2 id="letters-heading" className={styles.heading}>
        {heading}
      </h2>
      <ul
        className={classNames(styles.letters, fewOnPhones && styles.few)}
        data-count={Math.min(letters.length, 3)}
      >
        {letters.slice(0, 3).map(({ title, text, postedBy, date }) => (
          <li key={`${postedBy} ${text}`}>
            <figure className={styles.letter}>
              <blockquote className={styles.text}>
                {title && <p className={styles.title}>{title}</p>}
                <p>{text}</p>
              </blockquote>
              <figcaption className={styles.by}>
                {postedBy}
                {date && <span>, {monthInWords(date)}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
