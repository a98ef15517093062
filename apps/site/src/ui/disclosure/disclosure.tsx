import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'summary'> {
  readonly summary: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}

/** Something that opens in place without a script: native `details`. */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(styles.disclosure, className)}>
      <summary className={styles.summary}>
        {summary}
        <ChevronIcon className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
