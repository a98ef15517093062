import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BackIcon, CrossIcon } from '../icons/icons.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.island.ts';

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
