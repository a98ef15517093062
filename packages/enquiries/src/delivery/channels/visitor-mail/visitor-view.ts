import { recordOfKind } from '@sundowner/brand';
import { type Field, type FormConfig, fieldsOf } from '../../../forms/form.ts';
import { formForReading } from '../../../forms/form-content.ts';
import { type EnquiryContent, noEnquiryContent } from '../../enquiry-content.ts';
import type { DeliveryJob, OwnPageLink, StoredEnquiry, SubscriptionLinks } from '../channel.ts';
import {
  asksForWords,
  choiceWords,
  dateWords,
  receivedDay,
  textOf,
  textsOf,
} from '../words/enquiry-words.ts';
import { callTimeWords, type VisitorStep, visitorWords } from './visitor-words.ts';

/** Longer than this, or of more words, it is a message and no first name. */
const longest = 40;
const mostWords = 4;

/**
 * A visitor's first name as far as our mail to them may repeat it, or `null` for a neutral greeting.
 *
 * Anybody can type another's address and have us write to it, so nothing in the mail may carry an advertisement or a link:
 * letters of any script, with apostrophes, hyphens and the stop of an initial, and no more. A stop is followed by a space
 * or ends the name ("J. P."): with a letter behind it a mail program would make a link of it.
 */
export function safeFirstName(typed: string): string | null {
  const name = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (name.length > longest || name.split(' ').length > mostWords) return null;
  if (!/^\p{L}[\p{L}\p{M}'’. -]*$/u.test(name)) return null;
  if (/\.(?=[^ ])/u.test(name)) return null;
  if (/\b(?:https?|www|hxxp)\b/i.test(name)) return null;
  return name;
}

/** A choice the visitor made, in the form's own words. */
export interface StructuredChoice {
  readonly label: string;
  readonly value: string;
}

/** "7 and 9", "4, 9, 12", "8 months": figures and what joins them, and nothing else that could be anybody's words. */
const onlyAges =
  /^\d{1,3}(?: (?:months?|years?))?(?:(?:, | and |, and |,)\d{1,3}(?: (?:months?|years?))?){0,11}$/;

const chosen = new Set(['radio', 'check', 'select', 'multiselect', 'experiencetoggle']);

function safeWords(field: Field, value: string): string | null {
  // "You tell us..." only asks for words, and typed words are left out.
  if (chosen.has(field.type)) return asksForWords(value) ? null : choiceWords(field, value);
  if (field.type === 'number') return /^\d{1,4}$/.test(value) ? value : null;
  if (field.type === 'datepicker') return dateWords(value);
  if (field.rule === 'ages') return onlyAges.test(value.trim()) ? value.trim() : null;
  return null;
}

/**
 * The copy of an enquiry its visitor may be sent: choices the form offers, numbers and dates, in the form's order. What was
 * typed is left out, and so is a choice the form does not offer, because it could be anybody's words (enquiry contract,
 * "visitor-mail").
 */
export function structuredChoices(enquiry: StoredEnquiry, form: FormConfig | null): StructuredChoice[] {
  return (form ? fieldsOf(form) : [])
    .filter((field) => field.rule !== 'consent')
    .map((field) => {
      const words = textsOf(enquiry.values[field.name]).map((value) => safeWords(field, value));
      return { label: field.label, value: words.filter((word) => word !== null).join(', ') };
    })
    .filter(({ value }) => value !== '');
}

/** Names and addresses of the installation that a visitor's mail shows. */
export interface VisitorMailBrand {
  readonly brand: string;
  /** Address of the contact page (SUB-14). */
  readonly contactUrl: string;
  readonly privacyUrl: string;
}

/** What the visitor's mail says, before it is drawn as HTML or as text. */
export interface VisitorView extends VisitorMailBrand {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly reference: string;
  readonly steps: readonly VisitorStep[];
  readonly choices: readonly StructuredChoice[];
  readonly closing: string | null;
  /** The button that confirms a subscription, and the link that ends it. */
  readonly subscription: SubscriptionLinks | null;
  /** The button to the traveller's own page, and the words under it. */
  readonly ownPage: { readonly href: string; readonly words: string } | null;
  readonly replyLine: string;
  readonly contactText: string;
  readonly footer: string;
}

type VisitorLinks = { readonly [Link in 'subscription' | 'ownPage']?: DeliveryJob[Link] | null };

const ownPageWords = ({ until }: OwnPageLink): string =>
  `There you see where it stands, add to it, change the dates or withdraw it. No password: the link is yours alone and works until ${until}. Please do not pass it on.`;

/**
 * @param desk what editors set
 * @param links of an enquiry for the letter its subscription, of others their own page
 */
export function visitorView(
  enquiry: StoredEnquiry,
  brand: VisitorMailBrand,
  desk: EnquiryContent = noEnquiryContent,
  { subscription = null, ownPage = null }: VisitorLinks = {},
): VisitorView {
  const words = visitorWords(enquiry.kind, desk);
  const name = safeFirstName(textOf(enquiry, 'name'));
  const when = recordOfKind(enquiry.kind)?.callBack ? callTimeWords(textOf(enquiry, 'timeToCall')) : null;
  const day = receivedDay(enquiry.receivedAt, desk.collection.installation.timeZone);
  return {
    ...brand,
    subject: `${words.subject}, ${enquiry.reference}`,
    heading: headingOf(name, subscription),
    lead: when ? `${words.lead} ${when}` : words.lead,
    reference: enquiry.reference,
    steps: words.steps,
    choices: structuredChoices(enquiry, formForReading(enquiry.kind, desk)),
    closing: words.closing,
    subscription,
    ownPage: ownPage && { href: ownPage.href, words: ownPageWords(ownPage) },
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
