import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { keepTogether } from '../text/keep-together.ts';
import styles from './facts.module.css';

interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** `strip` stands them side by side from 833 px, three to five to a row; `stack` one below the other; on phones both stand in two columns. */
  readonly layout?: 'strip' | 'stack';
}

/** "R 680 per person", "From $8,400 per person", "On top of your room; R 1 400 for each child": set as prices are. */
const isAmount = (value: ReactNode): boolean =>
  typeof value === 'string' &&
  (/^(?:from )?[A-Z]{3}\s?\d/i.test(value) || /(?:^|[^\p{L}\p{N}])(?:[A-Z]{0,3}[$€£]\s?|R\s)\d/u.test(value));

/** A few facts with their names; nothing without any. */
export function Facts({ facts, layout = 'strip' }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={classNames(styles.facts, styles[layout])}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={classNames(styles.value, isAmount(value) && styles.amount)}>
            {typeof value === 'string' ? keepTogether(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
