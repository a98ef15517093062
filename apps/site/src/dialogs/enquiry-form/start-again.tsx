import { useEffect, useRef, useState } from 'react';
import styles from './enquiry-form.module.css';

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
