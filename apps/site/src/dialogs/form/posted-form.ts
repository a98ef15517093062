import type { FieldError, FormValues } from '@sundowner/enquiries/forms/form';

/** What a form post that failed left behind, as the server hands it to the page. */
export interface PostedForm {
  readonly status: number;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly FieldError[];
  readonly apology: boolean;
}
