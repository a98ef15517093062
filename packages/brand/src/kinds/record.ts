/** What the product calls an enquiry of a kind. */
export interface KindWords {
  /** In a row of the inbox, and at the head of what a row says of the enquiry: "Celebration". */
  readonly short: string;
  /** By itself, at the head of one enquiry and in mails: "Celebration enquiry". */
  readonly title: string;
  /** Before the answers that sum an enquiry up, where that is not `short`: "Message, an existing booking". */
  readonly headline?: string;
  /** In mails, where that is not `title`: "Telephone enquiry". */
  readonly mail?: string;
  /** Among the forms editors see, where that is not `short`: "By email". */
  readonly form?: string;
  /** What is on its way while a form is sent: "Sending your application." */
  readonly sent: 'enquiry' | 'application' | 'message' | 'address';
}

/**
 * The forms the CRM may have, by the name of the kind that is sent to each; the settings name their ids.
 */
export const crmForms = ['email', 'telephone', 'travel-africa', 'newsletter'] as const;
export type CrmForm = (typeof crmForms)[number];

/**
 * Everything the product knows of a kind of enquiry besides its fields. Forms, inbox, mails, tracking and pages read it here;
 * one file for each kind, listed in enquiry-kinds.ts.
 */
export interface KindRecord {
  /** Names the kind in the store, in addresses (`/enquire/celebration`) and in tickets; never changed once there are enquiries of it. */
  readonly kind: string;
  /** Where its form posts to (SUB-03 and the contract's table). */
  readonly endpoint: `/enquiry/${string}`;
  readonly words: KindWords;
  /**
   * Seconds under which its form looks filled in by a machine (SUB-02): six for one of many fields, two for one a browser fills in by
   * itself.
   */
  readonly leastSeconds: number;
  /** Working days within which it is answered, as its form says; `null` for a kind that promises none, or whose desks differ. */
  readonly workingDays: number | null;
  /** Whether success leads to `/thank-you` or shows the panel in the dialog. */
  readonly thankYou: 'page' | 'panel';
  /** The entry of the studio that holds the words of its dialog (MOD-01); `null` for a form that has none. */
  readonly dialogWords: string | null;
  /** Which of the CRM's forms it is sent to; `null` for none. */
  readonly crmForm: CrmForm | null;
  /** Whether the reservations office's number stands beside its form. */
  readonly offersCall: boolean;
  /** Which of our mails its visitor gets, until editors write another. */
  readonly visitorMail: 'enquiry' | 'call-back' | 'letter' | 'application';
  /**
   * What a success counts as (specification 1 section 7): `ad`, an ad's success; `category`, one under the category of its page;
   * `announced`, one that tags in the field listen for.
   */
  readonly counts: readonly ('ad' | 'category' | 'announced')[];
  /** Its address is confirmed by mail before anybody but its visitor hears of it (FRM-12); nobody waits for an answer. */
  readonly confirmed?: true;
  /** Its visitor asks to be rung, at the time the form offers. */
  readonly callBack?: true;
  /** For the person who has the right to applications alone (`may-see.ts`): a CV is not for everyone. */
  readonly forApplications?: true;
}

/** What most kinds have; a record says where its own differs. */
export const ordinary = {
  leastSeconds: 6,
  workingDays: 1,
  thankYou: 'panel',
  dialogWords: null,
  crmForm: null,
  offersCall: true,
  visitorMail: 'enquiry',
  counts: ['ad', 'category'],
} as const satisfies Partial<KindRecord>;
