import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import styles from './form-sheet.module.css';

interface FormSheetProps {
  readonly aside: ReactNode;
  readonly form: ReactNode;
  readonly place: 'dialog' | 'page';
}

/** A narrow half that says what the form is, and the form; in a dialog each scrolls by itself. */
export function FormSheet({ aside, form, place }: FormSheetProps) {
  return (
    <Sheet
      aside={aside}
      place={place}
      id={place === 'page' ? 'enquiry-form' : undefined}
      className={styles.sheet}
      bodyClassName={styles.form}
    >
      {form}
    </Sheet>
  );
}
