import type { Lodge } from '../../content/lodge/lodge.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './dining.module.css';

/** What is eaten, as a menu laid over the place it is eaten at. */
export function Dining({ dining }: { readonly dining: Lodge['dining'] }) {
  const { heading, text, picture, dishes, note } = dining;
  if (!heading && !text && dishes.length === 0) return null;
  return (
    <section id="dining" className={styles.dining} aria-labelledby="dining-heading">
      {picture && (
        <div className={styles.plate}>
          <Picture picture={picture} alt="" sizes="(min-width: 833px) max(66vw, 1100px), 100vw" />
        </div>
      )}
      <Wrap className={styles.wrap}>
        <div className={styles.menu}>
          <h2 id="dining-heading" className={styles.heading}>
            {heading || 'Food'}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          {dishes.length > 0 && (
            <Fold summary={dishes.length === 1 ? '1 dish' : `${dishes.length} dishes`}>
              <ol className={styles.dishes}>
                {dishes.map(({ dish, with: served }) => (
                  <li key={dish}>
                    <b className={styles.dish}>{dish}</b>
                    <span className={styles.served}>{served}</span>
                  </li>
                ))}
              </ol>
            </Fold>
          )}
          {note && <p className={styles.text}>{note}</p>}
        </div>
      </Wrap>
    </section>
  );
}
