import { monthInWords } from '@sundowner/calendar/words';
import type { Testimonial } from '../../content/experience/experience.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './testimonials.module.css';

interface TestimonialsProps {
  readonly heading: string;
  readonly letters: readonly Testimonial[];
}

/** What guests wrote afterwards, at most three (CNT-16); a phone folds all but the first. */
export function Testimonials({ heading, letters }: TestimonialsProps) {
  const [first, ...rest] = letters.slice(0, 3);
  if (!first) return null;
  return (
    <Band flush aria-labelledby="letters-heading">
      <h2 id="letters-heading" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.letters} data-count={rest.length + 1}>
        <Letter letter={first} />
        {rest.length > 0 && (
          <Fold
            className={styles.rest}
            summary={rest.length === 1 ? '1 more letter' : `${rest.length} more letters`}
          >
            <div className={styles.pair}>
              {rest.map((letter) => (
                <Letter key={`${letter.postedBy} ${letter.text}`} letter={letter} />
              ))}
            </div>
          </Fold>
        )}
      </div>
    </Band>
  );
}

function Letter({ letter: { title, text, postedBy, date } }: { readonly letter: Testimonial }) {
  return (
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
  );
}
