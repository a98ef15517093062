import type { Field } from '@sundowner/enquiries/forms/form';

/** What a form does about its fields; before scripts arrive the browser keeps the state. */
export interface FieldHandlers {
  readonly change: (field: Field, value: string | string[]) => void;
  readonly leave: (field: Field) => void;
  /** The field gets the focus: what it needs and nobody fetched yet is fetched. */
  readonly enter: (field: Field) => void;
  /** A file was chosen, or taken back. */
  readonly choose: (field: Field, file: File | null) => void;
  /** Takes the visitor to a control from the error summary. */
  readonly jump: (controlId: string) => void;
}
