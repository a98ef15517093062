/** What editors set for one kind of enquiry, as written; the server gives it to the enquiry pipeline. */
export interface DeskForm {
  /** `telephone`, `email` and so on. */
  readonly kind: string;
  /** What visitors agree to; the words in square brackets link to the privacy policy. */
  readonly consentText: string;
  /** Every wording so far, oldest first. */
  readonly consentVersions: readonly { readonly version: string; readonly text: string }[];
  readonly mailbox: string;
  readonly mailboxes: readonly { readonly property: string; readonly mail: string }[];
  readonly conciergeSubject: string;
  readonly conciergeNote: string;
  readonly mailSubject: string;
  readonly mailOpening: string;
  readonly mailSteps: readonly { readonly when: string; readonly what: string }[];
  readonly mailClosing: string;
}

/** One list of choices, in the order visitors see it. */
export interface DeskList {
  readonly name: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly group: string | null;
  }[];
  /** No longer offered; `until` is when they last were, milliseconds since 1970. */
  readonly retired: readonly { readonly value: string; readonly label: string; readonly until: number }[];
}

/** Content that steers the desk: consent, mails, mailboxes and choices. */
export interface DeskWords {
  readonly forms: readonly DeskForm[];
  readonly lists: readonly DeskList[];
  /** Who gets every kind of enquiry about a property, by the property's key. */
  readonly mailboxes: readonly { readonly property: string; readonly mail: string }[];
}
