import type { ReactNode } from 'react';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './waiting.module.css';

interface WaitingProps {
  readonly headingId: string;
  readonly heading: string;
  /** What can be done when it did not come; without it, it is on its way. */
  readonly children?: ReactNode;
}

/** A dialog before its content: on its way, or not to be had just now (MOD-05). Neutral words: nobody did anything wrong. */
export function Waiting({ headingId, heading, children }: WaitingProps) {
  return (
    <div className={styles.waiting}>
      <h2 id={headingId} className={styles.heading} tabIndex={-1}>
        {heading}
      </h2>
      {/* A live region stands before it speaks. */}
      <p role="status" className={styles.words}>
        {children ? (
          'This is not at hand just now.'
        ) : (
          <>
            <Spinner size={24} />
            One moment
          </>
        )}
      </p>
      {children}
    </div>
  );
}
