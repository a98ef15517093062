import { monthInWords } from '@sundowner/calendar/words';
import type { Testimonial } from '../../content/experience/experience.ts';
import styles from './guest-words.module.css';

/** "Ines, August 2026". */
function signature({ postedBy, date }: Testimonial): string {
  return [postedBy, date && monthInWords(date)].filter(Boolean).join(', ');
}

/** What guests wrote: the first one large, the others beside each other below it. */
export function GuestWords({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const [first, ...others] = testimonials.filter(({ text }) => text !== '');
  if (!first) return null;
  return (
    <section className={styles.band} aria-label="What guests wrote">
      <div className={styles.column}>
        <figure className={styles.first}>
          <blockquote className={styles.words}>
            <p>“{first.text}”</p>
          </blockquote>
          <figcaption className={styles.by}>{signature(first)}</figcaption>
        </figure>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.slice(0, 3).map((one) => (
              <li key={one.text}>
                <figure className={styles.other}>
                  <blockquote>
                    <p>“{one.text}”</p>
                  </blockquote>
                  <figcaption className={styles.by}>{signature(one)}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
