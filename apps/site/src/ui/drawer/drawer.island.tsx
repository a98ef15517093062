import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useModal } from '../dialog/use-modal.island.ts';
import { CrossIcon } from '../icons/icons.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Id of the heading: it names the drawer and takes focus when it opens. */
  readonly headingId: string;
  readonly heading: string;
  /** The side it comes from; the end of the line unless told. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A modal panel at the side of the window, over its whole height: filters, a list one has gathered. */
export function Drawer({ open, onClose, headingId, heading, side = 'end', children }: DrawerProps) {
  const modal = useModal({ open, onClose, headingId });
  return (
    <dialog
      {...modal}
      className={classNames(styles.drawer, styles[side])}
      // The panel covers the element itself: a press that reaches the element fell beside the panel.
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={headingId} tabIndex={-1}>
            {heading}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <CrossIcon className={styles.icon} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
