import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { firstName } from '../words/enquiry-words.ts';
import { isSameAddress, shortName } from '../words/mailbox-words.ts';

/** How somebody is greeted, with their name in the place of `{}` and without one. None of them says man or woman. */
const greetings: Readonly<Record<string, { readonly named: string; readonly plain: string }>> = {
  en: { named: 'Dear {},', plain: 'Good day,' },
  de: { named: 'Guten Tag {},', plain: 'Guten Tag,' },
  fr: { named: 'Bonjour {},', plain: 'Bonjour,' },
  nl: { named: 'Beste {},', plain: 'Goedendag,' },
  it: { named: 'Buongiorno {},', plain: 'Buongiorno,' },
  es: { named: 'Buenos días, {}:', plain: 'Buenos días:' },
  pt: { named: 'Bom dia, {},', plain: 'Bom dia,' },
  af: { named: 'Goeiedag {},', plain: 'Goeiedag,' },
};

/** The words a language greets with. @param language BCP 47; one that is not known greets in English */
const wordsOf = (language: string) =>
  greetings[language.toLowerCase().split('-')[0] ?? ''] ?? { named: 'Dear {},', plain: 'Good day,' };

/** Letters a name of this language's readers can be read in: a greeting in other letters is written by a person. */
const isReadable = (name: string): boolean =>
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’. -]{0,59}$/u.test(name);

/** A greeting to somebody by name, or to nobody by name where no name can be used. */
export function greetingTo(name: string | null, language: string): string {
  const { named, plain } = wordsOf(language);
  return name !== null && isReadable(name) ? named.replace('{}', name) : plain;
}

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
  if (name !== null && isReadable(name)) return text;
  return text.replace(
    /^\s*[\p{L} ,]{0,30}\{\s*(?:first )?name\s*\}[^\S\n]*[,:!]?[^\S\n]*(?=\n|$)/iu,
    greetingTo(null, language),
  );
}
