import { askableOfLetter } from '@sundowner/enquiries/forms/page-context';

/** The form of a reference; which there are, the desk knows. */
const reference = /^[A-Z]{2,3}(-[A-Z0-9]{4}){2}$/;

/**
 * What a link fills into the letter form beside what it may fill in anywhere: its subject, which the form holds against its choices, and
 * the reference of an enquiry.
 */
export function letterAsked(query: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...query].filter(
      ([name, value]) =>
        askableOfLetter.includes(name) && (name !== 'enquiryReference' || reference.test(value)),
    ),
  );
}
