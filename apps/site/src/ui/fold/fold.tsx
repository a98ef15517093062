import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './fold.module.css';

interface FoldProps {
  /** What is folded, with its count: "5 dishes of last week". */
  readonly summary: string;
  /** A heading or a section's head of its own: on phones in one line with the count, from 833 px above what is folded. */
  readonly heading?: ReactNode;
  /** Stays closed from 833 px as well, until it is opened. */
  readonly kept?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Long lists: closed on phones and always open from 833 px, by styles alone, unless it is kept closed there too. A browser that cannot
 * open it so keeps a fold that works. The browser's own search and an address that names something within open it.
 */
export function Fold({ summary, heading, kept = false, className, children }: FoldProps) {
  const fold = (
    <Disclosure
      className={classNames(styles.fold, !heading && kept && styles.kept, !heading && className)}
      summary={<span className={styles.summary}>{summary}</span>}
    >
      {children}
    </Disclosure>
  );
  if (!heading) return fold;
  return (
    <div className={classNames(styles.headed, kept && styles.kept, className)}>
      {heading}
      {fold}
    </div>
  );
}
