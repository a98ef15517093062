import type { ConsentText } from '@sundowner/enquiries/forms/form';
import type { PostedForm } from './posted-form.ts';

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
