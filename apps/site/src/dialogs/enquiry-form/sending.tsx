import { type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './enquiry-form.module.css';

interface SendingProps {
  readonly sending: boolean;
  /** "Sending your enquiry." */
  readonly words: string;
  readonly notice: ReactNode;
}

/** What lies over a form while it is sent (SUB-01). The button that had the focus is gone meanwhile: the overlay takes it. */
export function Sending({ sending, words, notice }: SendingProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not from under a visitor who has closed the dialog or gone on elsewhere.
    const active = document.activeElement;
    const form = region.current?.closest('form');
    if (sending && (active === document.body || form?.contains(active))) {
      region.current?.focus({ preventScroll: true });
    }
  }, [sending]);

  return (
    <div role="status" ref={region} tabIndex={-1} className={sending ? styles.overlay : undefined}>
      {sending && (
        <div className={styles.working}>
          <Spinner size={50} />
          <p className={styles.progress}>
            {words}
            {notice && <span className={styles.slow}>{notice}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
