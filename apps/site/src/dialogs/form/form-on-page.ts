import type { ConsentText, FieldError, FormValues } from '@sundowner/enquiries/forms/form';

/** What a form post that failed left behind, as the server hands it to the page. */
export interface PostedForm {
  readonly status: number;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly FieldError[];
  readonly apology: boolean;
}

/** What the server knows of the form it draws on a page of its own. */
export interface FormOnPage {
  /** Ticket of this page; `null` when none could be signed, and the post will bring one. */
  readonly ticket: string | null;
  /** The consent text that ticket is signed with. */
  readonly consent: ConsentText | null;
  readonly posted: PostedForm | null;
  /** Milliseconds since the epoch at which the page was drawn. */
  readonly drawnAt: number;
}
