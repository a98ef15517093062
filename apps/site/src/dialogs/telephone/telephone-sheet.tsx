import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './telephone-sheet.module.css';

interface TelephoneSheetProps {
  readonly aside: ReactNode;
  readonly form: ReactNode;
  readonly place: 'dialog' | 'page';
}

/** The two halves side by side; in a dialog each scrolls by itself, on a page both stand in full. */
export function TelephoneSheet({ aside, form, place }: TelephoneSheetProps) {
  return (
    <div className={classNames(styles.sheet, place === 'page' && styles.page)}>
      {aside}
      <div className={styles.form} id={place === 'page' ? 'enquiry-form' : undefined}>
        {form}
      </div>
    </div>
  );
}
