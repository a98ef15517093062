import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import styles from './telephone-sheet.module.css';

interface TelephoneSheetProps {
  readonly aside: ReactNode;
  readonly form: ReactNode;
  readonly place: 'dialog' | 'page';
}

/** The two halves side by side; in a dialog each scrolls by itself, on a page both stand in full. */
export function TelephoneSheet({ aside, form, place }: TelephoneSheetProps) {
  return (
    <Sheet
      aside={aside}
      place={place}
      id={place === 'page' ? 'enquiry-form' : undefined}
      bodyClassName={styles.form}
    >
      {form}
    </Sheet>
  );
}
