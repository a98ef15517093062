import type { Particular } from '../../content/property/questions.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './travel-info-view.module.css';

/** Everything else a traveller asks, each under its own name. */
export function Particulars({ particulars }: { readonly particulars: readonly Particular[] }) {
  if (particulars.length === 0) return null;
  const names = particulars.map(({ title }) => title.toLowerCase()).join(', ');
  return (
    <Band ground="low" aria-labelledby="particulars-heading">
      <SectionHead
        id="particulars-heading"
        heading="Before you pack"
        lead="What our travel specialists are asked most, in the order they are asked it."
      />
      <Fold summary={`${particulars.length} answers: ${names}`}>
        <div className={styles.particularsList}>
          {particulars.map(({ id, title, text }) => (
            <section key={id} id={id} className={styles.particular} aria-labelledby={`${id}-name`}>
              <h3 id={`${id}-name`} className={styles.name}>
                {title}
              </h3>
              <p className={styles.text}>{text}</p>
            </section>
          ))}
        </div>
      </Fold>
    </Band>
  );
}
