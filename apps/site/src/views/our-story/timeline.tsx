import type { PlainPage } from '../../content/page/plain-page.ts';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './our-story-view.module.css';

/** What happened when: the years down one line, in the editor's order. */
export function Timeline({ years }: { readonly years: PlainPage['timeline'] }) {
  if (years.length === 0) return null;
  return (
    <Band id="timeline" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading" className={styles.heading}>
        Year by year
      </h2>
      <ol className={styles.years}>
        {years.map(({ year, title, text }) => (
          <li key={`${year} ${title}`} className={styles.year}>
            <p className={styles.when}>{year}</p>
            <div>
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
