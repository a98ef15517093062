/// <reference types="astro/client" />

/** A form post that was not accepted, for showing the form again with everything the visitor typed. */
interface FormState {
  readonly status: 400 | 408 | 413 | 415 | 428 | 429 | 503;
  readonly values: Readonly<Record<string, string | string[]>>;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  /** Show the apology (MOD-17): nothing was stored and it is our fault. */
  readonly apology: boolean;
}

declare namespace App {
  interface Locals {
    /** The signed ticket of the form on the page; set for `/enquire/{kind}` alone. */
    ticket: string | null;
    /** Set when a form post is answered with its own page again. */
    form: FormState | null;
    /** The consent text the ticket is signed with; set with it. */
    consent: {
      readonly version: string;
      readonly parts: readonly { readonly text: string; readonly href?: string }[];
    } | null;
    /** Kind of the enquiry a thank-you page is about, when its reference is one of ours. */
    sent: import('@sundowner/brand').EnquiryKind | null;
    /** Where the subscription of the page's link stands; set for its two pages alone. */
    subscription?: {
      readonly state: 'waiting' | 'confirmed' | 'expired' | 'left' | 'unknown';
      readonly token: string | null;
    };
    /** The page is made from drafts, for an editor. */
    preview?: boolean;
    /** Set by 500.astro: Astro gives that page the status 500 whatever it asks for, and an outage is a 503. */
    failureStatus?: number;
  }
}
