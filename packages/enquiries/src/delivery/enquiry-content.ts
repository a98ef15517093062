import { type EnquiryKind, emptyCollection } from '@sundowner/brand';
import { contentOfKind, type FormContent, type KindConsents } from '../forms/form-content.ts';
import type { MailAddress } from './mail/mail.ts';

/** What editors set for one kind of enquiry; `null` and empty lists leave the product's own words and the settings' mailbox. */
export interface KindContent extends KindConsents {
  readonly mailbox: MailAddress | null;
  /** By the key of a property. */
  readonly mailboxes: Readonly<Record<string, MailAddress>>;
  /** What stands in front in the subject of the concierge's mail. */
  readonly conciergeSubject: string | null;
  /** A note for the concierge who answers, at the head of the concierge's mail. */
  readonly conciergeNote: string | null;
  readonly visitorSubject: string | null;
  readonly visitorOpening: string | null;
  readonly visitorSteps: readonly { readonly when: string; readonly what: string }[];
  readonly visitorClosing: string | null;
}

/** Content that steers the desk: forms, mails and routing read it anew for every enquiry. */
export interface EnquiryContent extends FormContent {
  readonly kinds: Readonly<Partial<Record<EnquiryKind, KindContent>>>;
  /** Who gets every kind of enquiry about a property, where its kind names nobody else. */
  readonly mailboxes?: Readonly<Record<string, MailAddress>>;
}

/** The content as it stands now. */
export type CurrentContent = () => EnquiryContent;

/** An installation whose editors have set nothing, and in which no place is published. */
export const noEnquiryContent: EnquiryContent = { kinds: {}, lists: {}, collection: emptyCollection() };

/** What editors set for `kind`, `null` where they set nothing. */
export function kindContent(desk: EnquiryContent, kind: string): KindContent | null {
  return contentOfKind(desk.kinds, kind);
}
