import type { Suspicion } from '@sundowner/desk-wire/suspicion';
import type { Recipients } from '../../conversation/recipients.ts';
import type { MailAddress } from '../mail/mail.ts';
import type { MailThread } from '../mail/thread.ts';

/** What a channel allows its deliveries, in milliseconds where it is a time. */
export interface ChannelLimits {
  /** How long one delivery may take. */
  readonly delivery: number;
  /** How long a job is tried before it is dead. */
  readonly life: number;
  /** Jobs under way at once, in one process. */
  readonly concurrency: number;
}

/** A channel that is open: its jobs are claimed and delivered. */
export interface Channel extends Sender {
  /** Its jobs are stored under it. */
  readonly name: string;
  readonly limits: ChannelLimits;
}

/** How a channel delivers. */
export interface Sender {
  /** The form at the destination that enquiries of a kind go to: a fault of one form holds up no other. */
  readonly formOf?: (kind: string) => string;
  /**
   * Delivers one job, or throws one of the errors of `delivery-errors.ts`. Any other error counts as unexplained: it is retried a few
   * times, then the job is dead.
   *
   * @param signal aborts when the job's time is up (`ChannelLimits.delivery`)
   */
  deliver(job: DeliveryJob, signal: AbortSignal): Promise<DeliveryReceipt>;
}

export interface DeliveryJob {
  /** Stable over every attempt and every resend; Message-ID and Idempotency-Key derive from it. */
  readonly id: string;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** How often a person had a delivered mail sent once more; 0 or absent for the first. A copy has a Message-ID of its own. */
  readonly copy?: number;
  readonly enquiry: StoredEnquiry;
  /** Of a subscription to the letter. */
  readonly subscription?: SubscriptionLinks;
  /** Opens the enquiry's files. */
  readonly files?: () => Promise<readonly StoredFile[]>;
  /** Of an answer. */
  readonly answer?: StoredAnswer;
  /** Of a mail whose copies differ: which of them earlier attempts handed over. Absent where nothing keeps it. */
  readonly copies?: HandedOver;
  /** The link to the traveller's own page, for what goes to their own address alone; absent where there is none. */
  readonly ownPage?: OwnPageLink;
  /** Of a mail about their own page. */
  readonly ownPageNote?: OwnPageNote;
}

/** What was handed over of a delivery that takes several mails: one that was is not sent again with the rest. */
export interface HandedOver {
  /** Whether an earlier attempt handed over the traveller's own copy. */
  readonly own: boolean;
  /** Keeps that it was handed over. @param detail in words for the history; no personal data */
  noteOwn(detail: string): Promise<void>;
}

/** A link to the traveller's own page. */
export interface OwnPageLink {
  readonly href: string;
  /** "20 May 2027". */
  readonly until: string;
}

/** What a mail about the traveller's own page says. */
export type OwnPageNote =
  | { readonly kind: 'link'; readonly links: readonly (OwnPageLink & { readonly name: string })[] }
  | { readonly kind: 'code'; readonly purpose: 'export' | 'erase'; readonly code: string }
  | { readonly kind: 'withdrawn'; readonly undoUntil: string; readonly href: string | null };

/** An answer somebody of the house wrote, readable. */
export interface StoredAnswer {
  readonly subject: string;
  readonly text: string;
  /** Formatted words, their pictures named by the places of its files (`draft:0`); `null` for plain ones. */
  readonly html: string | null;
  readonly recipients: Recipients;
  readonly thread: MailThread;
  /** Opens what goes with it. */
  readonly files: () => Promise<readonly StoredFile[]>;
}

/** Full addresses of our own pages. */
export interface SubscriptionLinks {
  readonly confirm: string;
  readonly leave: string;
}

/** A file of an enquiry, opened. */
export interface StoredFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** An enquiry as it was stored, with its personal fields readable. */
export interface StoredEnquiry {
  /** `MC-7KQ2-94HD`. */
  readonly reference: string;
  readonly kind: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly formVersion: string;
  readonly values: Readonly<Record<string, string | string[]>>;
  /** Fields the form did not know, bounded. */
  readonly extra: Readonly<Record<string, string>>;
  /** Names of fields whose choice is not one the form offers; the words are kept as they came. */
  readonly unknownChoices: readonly string[];
  readonly consent: StoredConsent;
  /** Path on our own host. */
  readonly page: string;
  /** HubSpot's visitor cookie, when there was one. */
  readonly hutk: string | null;
  /** Reference of the enquiry that came first with the same ticket (SUB-15). */
  readonly linkedTo: string | null;
  /** Why it was held before somebody released it; `null` for one that was never held. */
  readonly suspicion: Suspicion | null;
}

export interface StoredConsent {
  readonly version: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly purposes: readonly string[];
  readonly page: string;
}

export interface DeliveryReceipt {
  /** What the history shows; no personal data. */
  readonly detail: string;
  /** Addresses of a mail that were not taken, while others were. */
  readonly refused?: readonly string[];
}

/** Tells the concierge mailbox what needs a person: quarantined, dead and late enquiries, silence, faults. */
export interface NoticeMailer {
  /**
   * @param id stable over retries of one notice; its Message-ID derives from it
   * @throws the same three errors as a channel
   */
  sendNotice(notice: Notice, id: string, signal: AbortSignal): Promise<void>;
}

/** Tells one person of the house something. */
export interface PersonMailer {
  /**
   * @param id stable over repeats; the Message-ID derives from it
   * @throws the same three errors as a channel
   */
  sendTo(person: MailAddress, notice: Notice, id: string, signal: AbortSignal): Promise<void>;
}

export interface Notice {
  readonly subject: string;
  /** Plain lines of text, without personal data beyond references. */
  readonly lines: readonly string[];
}
