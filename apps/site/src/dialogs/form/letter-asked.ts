import { isReference } from '@sundowner/desk-wire/reference';
import { askableOfLetter } from '@sundowner/enquiries/forms/page-context';

/**
 * What a link fills into the letter form beside what it may fill in anywhere: its subject, which the form holds against its choices, and
 * the reference of an enquiry.
 */
export function letterAsked(query: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...query].filter(
      ([name, value]) =>
        askableOfLetter.includes(name) && (name !== 'enquiryReference' || isReference(value)),
    ),
  );
}
