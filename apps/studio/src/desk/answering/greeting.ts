import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { greetingOf } from '@sundowner/desk-wire/templates';
import { firstName } from '../words/enquiry-words.ts';
import { isSameAddress, shortName } from '../words/mailbox-words.ts';

/** A greeting to somebody by name, or to nobody by name where no name can be used. @param language BCP 47 */
export const greetingTo = (name: string | null, language: string): string =>
  `${greetingOf(language, name ?? '')},`;

/** How an answer to these people begins. */
export function greetingFor(enquiry: EnquiryDetail, to: readonly Mailbox[], language = 'en'): string {
  const first = to[0];
  const isTraveller = !first || (enquiry.address !== null && isSameAddress(first.address, enquiry.address));
  if (isTraveller) return greetingTo(firstName(enquiry), language);
  // An address without a name greets nobody.
  return greetingTo(first.name.trim() === '' ? null : shortName(first), language);
}

/**
 * The first line of a template, where it greets by a name that is not known: "Dear {first name}," becomes "Good day,", in the language of
 * the template. Everything else stays, and an empty field is filled in by a person.
 */
export function greetingKnown(text: string, name: string | null, language: string): string {
  const plain = greetingTo(null, language);
  if (greetingTo(name, language) !== plain) return text;
  return text.replace(/^\s*[\p{L} ,]{0,30}\{\s*(?:first )?name\s*\}[^\S\n]*[,:!]?[^\S\n]*(?=\n|$)/iu, plain);
}
