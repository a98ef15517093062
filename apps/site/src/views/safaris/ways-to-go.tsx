import type { SafarisSection } from '../../content/experience/safaris.ts';
import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './safaris-view.module.css';

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "Six kinds of safari". */
function heading(count: number): string {
  return `${numbers[count] ?? count} ${count === 1 ? 'kind' : 'kinds'} of safari`;
}

interface WaysToGoProps {
  readonly activities: SafarisSection['activities'];
  /** What the page's head shows already: a way with the same picture stands without. */
  readonly shown: PictureModel | null;
}

/** How one goes out: three to a row, each row stepped down the page. */
export function WaysToGo({ activities, shown }: WaysToGoProps) {
  if (activities.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="ways-heading">
      <div className={styles.column}>
        <h2 id="ways-heading" className={styles.waysHeading}>
          {heading(activities.length)}
        </h2>
        <ul className={styles.ways}>
          {activities.map(({ title, text, duration, who, picture }) => (
            <li key={title} className={styles.waysWay}>
              {picture && picture.src !== shown?.src && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 833px) 34vw, 94vw"
                  className={styles.waysPlate}
                />
              )}
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <dl>
                {[
                  ['When', duration],
                  ['Who', who],
                ].map(
                  ([name, words]) =>
                    words && (
                      <div key={name} className={styles.fact}>
                        <dt className={styles.waysName}>{name}</dt>
                        <dd>{words}</dd>
                      </div>
                    ),
                )}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
