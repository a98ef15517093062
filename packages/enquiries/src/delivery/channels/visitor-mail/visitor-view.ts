import { recordOfKind } from '@sundowner/brand';
import { formForReading } from '../../../forms/form-content.ts';
import { type EnquiryContent, noEnquiryContent } from '../../enquiry-content.ts';
import type { StoredEnquiry, SubscriptionLinks } from '../channel.ts';
import { receivedDay, textOf } from '../words/enquiry-words.ts';
import { safeFirstName } from './safe-first-name.ts';
import { type StructuredChoice, structuredChoices } from './structured-choices.ts';
import { callTimeWords, type VisitorStep, visitorWords } from './visitor-words.ts';

/** Names and addresses of the installation that a visitor's mail shows. */
export interface VisitorMailHouse {
  readonly brand: string;
  /** Address of the contact page (SUB-14). */
  readonly contactUrl: string;
  readonly privacyUrl: string;
}

/** What the visitor's mail says, before it is drawn as HTML or as text. */
export interface VisitorView extends VisitorMailHouse {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly reference: string;
  readonly steps: readonly VisitorStep[];
  readonly told: readonly StructuredChoice[];
  readonly closing: string | null;
  /** The button that confirms a subscription, and the link that ends it. */
  readonly subscription: SubscriptionLinks | null;
  readonly replyLine: string;
  readonly contactText: string;
  readonly footer: string;
}

/**
 * @param desk what editors set
 * @param subscription of an enquiry for the letter
 */
export function visitorView(
  enquiry: StoredEnquiry,
  house: VisitorMailHouse,
  desk: EnquiryContent = noEnquiryContent,
  subscription: SubscriptionLinks | null = null,
): VisitorView {
  const words = visitorWords(enquiry.kind, desk);
  const name = safeFirstName(textOf(enquiry, 'name'));
  const when = recordOfKind(enquiry.kind)?.callBack ? callTimeWords(textOf(enquiry, 'timeToCall')) : null;
  const day = receivedDay(enquiry.receivedAt);
  return {
    ...house,
    subject: `${words.subject}, ${enquiry.reference}`,
    heading: headingOf(name, subscription),
    lead: when ? `${words.lead} ${when}` : words.lead,
    reference: enquiry.reference,
    steps: words.steps,
    told: structuredChoices(enquiry, formForReading(enquiry.kind, desk)),
    closing: words.closing,
    subscription,
    replyLine: 'Something to add, or to change? Reply to this email, or',
    contactText: 'find our numbers and hours here',
    footer: `You are reading this because your address was ${givenFor[enquiry.kind] ?? 'given in an enquiry'} on our website on ${day}. If that was not you, you need do nothing: you have not been added to any list.`,
  };
}

/** How an address came to us with kinds that are no enquiries. */
const givenFor: Readonly<Record<string, string | undefined>> = {
  newsletter: 'entered for our letter',
  careers: 'given in an application',
  contact: 'given with a message',
};

function headingOf(name: string | null, subscription: SubscriptionLinks | null): string {
  const words = subscription ? 'One more click' : 'We have it';
  return name ? `${words}, ${name}` : words;
}
