import type { FormValues } from '@sundowner/enquiries/forms/form';

/** Why a form is shown again; App.Locals carries it to the page. */
export interface FormState {
  readonly status: 400 | 413 | 415 | 428 | 429 | 503;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly apology: boolean;
}

/** What the server gives a page; the same shape as App.Locals in env.d.ts, which Astro's types need as a global. */
export interface PageLocals {
  readonly ticket: string | null;
  readonly form: FormState | null;
  /** The page is made from drafts, for an editor. */
  readonly preview?: boolean;
}

export const noLocals: PageLocals = { ticket: null, form: null };
