import { type Field, type FormConfig, fieldsOf } from '../../../forms/form.ts';
import type { StoredEnquiry } from '../channel.ts';
import { choiceWords, dateWords, textsOf } from '../words/enquiry-words.ts';
import { asksForWords } from '../words/own-answer.ts';

/** A choice the visitor made, in the form's own words. */
export interface StructuredChoice {
  readonly label: string;
  readonly value: string;
}

const chosen = new Set(['radio', 'check', 'select', 'multiselect', 'experiencetoggle']);

function safeWords(field: Field, value: string): string | null {
  // "You tell us..." only asks for words, and typed words are left out.
  if (chosen.has(field.type)) return asksForWords(value) ? null : choiceWords(field, value);
  if (field.type === 'number') return /^\d{1,4}$/.test(value) ? value : null;
  if (field.type === 'datepicker') return dateWords(value);
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
