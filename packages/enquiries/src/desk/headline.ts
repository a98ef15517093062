import { guestWords } from '../delivery/channels/concierge-mail/stay-words.ts';
import { asksForWords, ownAnswer, valueWords } from '../delivery/channels/words/enquiry-words.ts';
import { type FormValues, fieldsOf } from '../forms/form.ts';
import { formFor } from '../forms/registry.ts';

/**
 * One enquiry in a few words, as the inbox lists it: "Residences, 29 February 2028, 2 adults".
 *
 * @param values `null` once they are erased
 */
export function enquiryHeadline(kind: string, values: Readonly<FormValues> | null): string {
  const form = formFor(kind);
  const fields = form ? fieldsOf(form) : [];
  const parts = (form?.headline ?? []).map((name) => {
    const field = fields.find((each) => each.name === name) ?? null;
    return (
      [values?.[name] ?? []]
        .flat()
        // What nobody chose says nothing in a headline (FRM-09).
        .filter((value) => value !== field?.unset)
        .map((value) => (name === 'natureOfVisit' && asksForWords(value) ? ownAnswer(values ?? {}) : value))
        .map((value) => guestWords(name, value) ?? valueWords(field, value))
        .filter((words) => words !== '')
        .join(', ')
    );
  });
  return [form?.words.headline ?? form?.words.short ?? kind, ...parts.filter((part) => part !== '')].join(
    ', ',
  );
}
