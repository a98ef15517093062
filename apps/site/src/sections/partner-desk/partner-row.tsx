import type { ReactNode } from 'react';
import styles from './partner-row.module.css';

interface PartnerRowProps {
  readonly name: string;
  /** Its link, at the other end of the row. */
  readonly children: ReactNode;
}

/** One thing partners take or ask for, in a list of them. */
export function PartnerRow({ name, children }: PartnerRowProps) {
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </li>
  );
}
