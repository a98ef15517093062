import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './fold.module.css';

interface FoldProps {
  /** What is folded, with its count: "5 dishes of last week". */
  readonly summary: string;
  /** A heading or a section's head of its own: on phones in one line with the count, from 833 px above what is folded. */
  readonly heading?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Long lists: closed on phones and always open from 833 px, by styles alone. A browser that cannot open it so keeps a fold that works.
 */
export function Fold({ summary, heading, className, children }: FoldProps) {
  const fold = (
    <Disclosure
      className={classNames(styles.fold, !heading && className)}
      summary={<span className={styles.summary}>{summary}</span>}
    >
      {children}
    </Disclosure>
  );
  if (!heading) return fold;
  return (
    <div className={classNames(styles.headed, className)}>
      {heading}
      {fold}
    </div>
  );
}
