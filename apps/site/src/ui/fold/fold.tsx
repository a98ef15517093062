import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './fold.module.css';

interface FoldProps {
  /** What is folded, with its count: "5 dishes of last week". */
  readonly summary: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Long lists: closed on phones and always open from 833 px, by styles alone. A browser that cannot open it so keeps a fold that works.
 */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <Disclosure className={classNames(styles.fold, className)} summary={<span>{summary}</span>}>
      {children}
    </Disclosure>
  );
}
