import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sheet.module.css';

interface SheetProps {
  /** The half at the side: a plate, telephone numbers. `null` leaves the other half alone. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
  /** In a dialog the half with the words scrolls by itself; on a page both stand in full. */
  readonly place: 'dialog' | 'page';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Class of the half with the words. */
  readonly bodyClassName?: string | undefined;
}

/** Two halves, 5 to 7, side by side above 768 px and one above the other below. */
export function Sheet({ aside, children, place, id, className, bodyClassName }: SheetProps) {
  return (
    <div
      className={classNames(styles.sheet, place === 'page' && styles.page, !aside && styles.bare, className)}
    >
      {aside}
      <div className={classNames(styles.body, bodyClassName)} id={id}>
        {children}
      </div>
    </div>
  );
}
