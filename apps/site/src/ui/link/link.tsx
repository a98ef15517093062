import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowIcon } from '../icons/icons.tsx';
import styles from './link.module.css';

/** A link that stands on its own after a text: its rule retracts and its arrow moves on hover. */
export function ArrowLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.arrowLink, className)}>
      {/* The room for the arrow belongs to the last word, so that no line begins with the arrow. */}
      <span className={styles.words}>{children}</span>
      <ArrowIcon className={styles.arrow} />
    </a>
  );
}

/** A link inside a sentence: underlined, so that it is not told by colour alone. */
export function TextLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.textLink, className)}>
      {children}
    </a>
  );
}
