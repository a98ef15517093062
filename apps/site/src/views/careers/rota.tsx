import type { Careers } from '../../content/people/careers.ts';
import { classNames } from '../../ui/class-names.ts';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './careers-view.module.css';

/** The cycle of weeks, a cell for each, and what one gets. */
export function Rota({ careers }: { readonly careers: Careers }) {
  const { rotaHeading, rotaText, rota, benefits } = careers;
  if (rota.length === 0 && benefits.length === 0) return null;
  return (
    <Band ground="low" aria-labelledby="rota-heading">
      <div className={styles.parts}>
        <div>
          <h2 id="rota-heading">{rotaHeading || 'How the weeks go'}</h2>
          {rotaText && <Lead className={styles.rotaLead}>{rotaText}</Lead>}
        </div>
        {rota.length > 0 && (
          <ol className={styles.weeks} aria-label={`A cycle of ${rota.length} weeks`}>
            {rota.map(({ label, working }) => (
              <li key={label} className={classNames(styles.week, !working && styles.home)}>
                <span className={styles.label}>{label}</span>{' '}
                <b className={styles.state}>{working ? 'Work' : 'Home'}</b>
              </li>
            ))}
          </ol>
        )}
        <ul className={styles.benefits}>
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.benefit}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
