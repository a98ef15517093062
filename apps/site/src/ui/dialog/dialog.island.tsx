import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { BackIcon, CrossIcon } from '../icons/icons.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Escape, the close icon, the back bar, and the browser closing it by itself. */
  readonly onClose: () => void;
  /** Id of the heading that names the dialog and takes focus when it opens, or when another one takes its place. */
  readonly headingId: string;
  /** Words of the back bar at 768 px and below. */
  readonly backLabel: string;
  readonly theme?: string | undefined;
  readonly wide?: boolean;
  /** Keeps the close icon beside the back bar at 768 px and below (MOD-04: amenities, the Instagram warning). */
  readonly closeOnPhone?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`: it traps focus, makes the page behind inert and sits in the top layer.
 * At 768 px and below it fills the screen and a bar leads back (MOD-02, MOD-04).
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, headingId, backLabel, theme, wide = false, closeOnPhone = false, children } = props;
  const modal = useModal({ open, onClose, headingId });

  return (
    <dialog
      {...modal}
      className={classNames(styles.dialog, wide && styles.wide, closeOnPhone && styles.closeOnPhone)}
      data-theme={theme}
    >
      <div className={styles.backBar}>
        <button type="button" className={styles.back} aria-label="Back" onClick={onClose}>
          <BackIcon className={styles.backIcon} />
        </button>
        <p>{backLabel}</p>
      </div>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <CrossIcon className={styles.closeIcon} />
      </button>
      {children}
    </dialog>
  );
}

interface Modal {
  readonly open: boolean;
  /** Escape, and the browser closing it by itself. */
  readonly onClose: () => void;
  /** Id of the heading that names the dialog and takes focus when it opens, or when another one takes its place. */
  readonly headingId: string;
}

/** What a native `<dialog>` needs to be modal as React says: attributes for the element itself. */
function useModal({ open, onClose, headingId }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);

  // In the commit itself: the person who closes the dialog gives focus back to the page at once.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (!open) return element.close();
    if (!element.open) element.showModal();
    // Focus goes to the heading, at the top: a field would raise a phone's keyboard over what it belongs to.
    element.scrollTop = 0;
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [open, headingId]);

  return {
    ref,
    'aria-labelledby': headingId,
    onCancel(event: SyntheticEvent) {
      // A file field inside tells of a cancelled choice in the same words, and it bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser closes a dialog by itself on a second Escape; the page must hear of it. The event comes late: by then the
    // dialog may have been opened again.
    onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      if (open && !currentTarget.open) onClose();
    },
  };
}
