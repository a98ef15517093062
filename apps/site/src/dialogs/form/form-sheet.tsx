import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import styles from './form-sheet.module.css';

/** Ids of the headings a form may stand under; `again` is the one "Try again" leads to. */
export interface FormHeadings {
  readonly first: string;
  readonly again: string;
  readonly apology: string;
}

interface FormSheetProps {
  readonly aside: ReactNode;
  readonly form: ReactNode;
  readonly place: 'dialog' | 'page';
  /** What stands beside the form takes more room than words do. */
  readonly wideAside?: boolean | undefined;
}

/** A half that says what the form is, narrow unless said, and the form; in a dialog each scrolls by itself. */
export function FormSheet({ aside, form, place, wideAside = false }: FormSheetProps) {
  return (
    <Sheet
      aside={aside}
      place={place}
      id={place === 'page' ? 'enquiry-form' : undefined}
      className={wideAside ? undefined : styles.sheet}
      bodyClassName={classNames(styles.form, wideAside && styles.beside)}
    >
      {form}
    </Sheet>
  );
}
