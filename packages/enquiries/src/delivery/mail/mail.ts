import type { MailThread } from './thread.ts';

/** A mailbox and, where one is known, the name of who reads it. */
export interface MailAddress {
  readonly name: string | null;
  readonly address: string;
}

/** One message, complete but for the sender, which is the installation's own (`MAIL_FROM`). */
export interface Mail {
  /** Id of the delivery job; the Message-ID derives from it, so that a repeat can be recognised. */
  readonly id: string;
  /** Reference and channel, "MC-7KQ2-94HD.concierge-mail": what an `.eml` file is called after. */
  readonly name: string;
  readonly to: MailAddress;
  /** Others it goes to; nobody when absent. `bcc` stands in no header: the mail server alone is given it. */
  readonly others?: {
    readonly to: readonly MailAddress[];
    readonly cc: readonly MailAddress[];
    readonly bcc: readonly MailAddress[];
  };
  /**
   * Those of all these it is handed over for, where others get a copy that says something else; all of them when absent. Its heads name
   * everybody all the same.
   */
  readonly only?: readonly MailAddress[];
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  /** `null` for a notice, which is plain text. */
  readonly html: string | null;
  readonly attachments?: readonly {
    readonly fileName: string;
    readonly contentType: string;
    readonly content: Uint8Array;
    /** What a picture in the markup names it by; absent for a file that stands beside the words. */
    readonly cid?: string;
  }[];
  /** The conversation it belongs to, by which mail programs keep its mails together. */
  readonly thread?: MailThread;
  /** Whether a person wrote it: a recipient who is away may say so. Absent for what the product sends by itself. */
  readonly byPerson?: boolean;
  /** Address that ends a subscription with one post (RFC 8058); its page for a person stands at the same place. */
  readonly unsubscribeUrl?: string;
}

/** What a transport did with a mail. */
export interface MailReceipt {
  /** In words for the delivery's history; no personal data. */
  readonly detail: string;
  /** Addresses the server did not take, of a mail that it took for others. */
  readonly refused?: readonly string[];
}

/** A transport for mail: SMTP, files, or one of them behind the staging allow-list. */
export interface MailTransport {
  /**
   * Hands `mail` over. At least once: a repeat of the same job carries the same Message-ID.
   *
   * @throws RetryableDeliveryError (UnclearDeliveryError where it may have arrived), RejectedDeliveryError or DestinationFaultError of `delivery-errors.ts`
   */
  send(mail: Mail, signal: AbortSignal): Promise<MailReceipt>;
  /** Ends idle connections; those that are sending finish first. */
  close(): void;
}
