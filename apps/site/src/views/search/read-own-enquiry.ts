import { referenceForm } from '@sundowner/desk-wire/reference';

/** A reference anywhere in a question, however it was typed. */
const reference = new RegExp(`\\b${referenceForm}\\b`, 'i');

/** What somebody does to an enquiry of theirs, and what they call it: in any order, anywhere in a question. */
const acts = /\b(?:change|cancel|withdraw|see|find|track|status|follow|my|erase|delete)\b/i;
const things = /\b(?:enquiry|enquiries|inquiry|inquiries|request|reference)\b/i;

/** What somebody has left out: "I forgot to say my wife is vegan". */
const leftOut =
  /\b(?:forgot|forgotten)\b.*\b(?:say|tell|mention|add|write|ask)\b|\badd\b.*\b(?:enquiry|inquiry|request)\b/i;

/** The reference a question names, as we write it; `null` without one. */
const referenceIn = (query: string): string | null => reference.exec(query)?.[0].toUpperCase() ?? null;

/**
 * What a question about an enquiry that was sent names, which no page of the collection answers: "change my enquiry", "MC-7KQ2-94HD".
 *
 * @returns `null` for a question about anything else
 */
export function readOwnEnquiry(query: string): { readonly reference: string | null } | null {
  const named = referenceIn(query);
  const asks = named !== null || (acts.test(query) && things.test(query)) || leftOut.test(query);
  return asks ? { reference: named } : null;
}
