import { dateInWords } from '@sundowner/calendar/words';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './tonight.module.css';

export interface TonightWords {
  /** Short name of the place. */
  readonly at: string;
  /** The day they are of, yyyy-mm-dd: said, so that a page kept too long says nothing wrong. */
  readonly today: string;
  readonly facts: readonly string[];
}

/** One line: what the evening brings at a place. */
export function Tonight({ at, today, facts }: TonightWords) {
  if (facts.length === 0) return null;
  return (
    <Wrap>
      <section className={styles.tonight} aria-labelledby="tonight-heading">
        <h2 id="tonight-heading" className={styles.heading}>
          Tonight at {at}, <time dateTime={today}>{dateInWords(today)}</time>
        </h2>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
    </Wrap>
  );
}
