import type { EnquiryKind } from '@sundowner/brand';
import type { ConsentText, FormValues } from '@sundowner/enquiries/forms/form';
import type { SubscriptionState } from '@sundowner/enquiries/taking-in/subscriptions';

/** Why a form is shown again; App.Locals carries it to the page. */
export interface FormState {
  readonly status: 400 | 408 | 413 | 415 | 428 | 429 | 503;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly apology: boolean;
}

/** What the server gives a page; the same shape as App.Locals in env.d.ts, which Astro's types need as a global. */
export interface PageLocals {
  readonly ticket: string | null;
  readonly form: FormState | null;
  /** The consent text the page's ticket is signed with; `null` for a page without a form. */
  readonly consent: ConsentText | null;
  /** Kind of the enquiry a thank-you page is about; `null` for any other page. */
  readonly sent: EnquiryKind | null;
  /** Where the subscription of the page's link stands; set for its two pages alone. */
  readonly subscription?: { readonly state: SubscriptionState; readonly token: string | null };
  /** The page is made from drafts, for an editor. */
  readonly preview?: boolean;
}

export const noLocals: PageLocals = { ticket: null, form: null, consent: null, sent: null };
