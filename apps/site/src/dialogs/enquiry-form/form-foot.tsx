import { type ReactNode, useEffect, useRef, useState } from 'react';
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

/** Empties the form, after a second press that says so: nothing typed is lost by accident (FRM-10). */
export function StartAgain({ onRestart }: { readonly onRestart: () => void }) {
  const [asking, setAsking] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // The press that asked, or answered, took its own button away: the focus goes on with the one in its place.
  useEffect(() => {
    if (asking !== null) box.current?.querySelector('button')?.focus();
  }, [asking]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape from its own buttons
    <div
      ref={box}
      className={styles.restart}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !asking) return;
        // The dialog around the form stays open.
        event.preventDefault();
        event.stopPropagation();
        setAsking(false);
      }}
    >
      {asking ? (
        <>
          <p id="start-again-question">Empty the form? What you filled in is gone then.</p>
          <button
            type="button"
            className={styles.plain}
            aria-describedby="start-again-question"
            onClick={() => setAsking(false)}
          >
            Keep it
          </button>
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              setAsking(false);
              onRestart();
            }}
          >
            Yes, empty it
          </button>
        </>
      ) : (
        <button type="button" className={styles.plain} onClick={() => setAsking(true)}>
          Start again
        </button>
      )}
    </div>
  );
}
