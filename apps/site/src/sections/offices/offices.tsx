import type { ContactDetails } from '../../content/site/contact-details.ts';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './offices.module.css';

interface OfficesProps {
  readonly heading: string;
  readonly offices: ContactDetails['offices'];
}

/** Where the people who answer sit. */
export function Offices({ heading, offices }: OfficesProps) {
  if (offices.length === 0) return null;
  return (
    <Band ground="low" aria-labelledby="offices-heading">
      <div className={styles.grid}>
        <h2 id="offices-heading">{heading}</h2>
        <ul className={styles.offices}>
          {offices.map(({ name, line }) => (
            <li key={name} className={styles.office}>
              <h3>{name}</h3>
              <p className={styles.line}>{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
