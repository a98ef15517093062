import { enquiryRecordOf, isEnquiryKind } from '@sundowner/brand';
import type { Field } from '../../../forms/form.ts';
import type { StoredEnquiry } from '../channel.ts';

/** What a mail calls an enquiry of `kind`: "Telephone enquiry". */
export function kindTitle(kind: string): string {
  if (!isEnquiryKind(kind)) return 'Enquiry';
  const { mail, title } = enquiryRecordOf[kind].words;
  return mail ?? title;
}

/** A value as a list of texts, empty where nothing was filled in. */
export function textsOf(value: string | readonly string[] | undefined): string[] {
  const list = value === undefined ? [] : typeof value === 'string' ? [value] : value;
  return list.filter((text) => text !== '');
}

/** The first text of a field of `enquiry`, "" where there is none. */
export function textOf(enquiry: StoredEnquiry, name: string): string {
  const value = Object.hasOwn(enquiry.values, name) ? enquiry.values[name] : undefined;
  return textsOf(value)[0] ?? '';
}

/** First name and surname, or the e-mail address of somebody who gave no name. */
export function personOf(enquiry: StoredEnquiry): string {
  const name = [textOf(enquiry, 'name'), textOf(enquiry, 'surname')].filter(Boolean).join(' ');
  return name || textOf(enquiry, 'email') || 'Somebody without a name';
}

const dayWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "2027-03-12" as "12 March 2027"; `null` for anything else. */
export function dateWords(value: string): string | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) ? dayWords.format(date) : null;
}

/** The label of a choice the field offers, or offered when the form was opened; `null` for anything else. */
export function choiceWords(field: Field, value: string): string | null {
  const choices = [...(field.choices ?? []), ...(field.retiredChoices ?? [])];
  return choices.find((choice) => choice.value === value)?.label ?? null;
}

/** One value in words: a choice's label, a date written out, "none named" for what nobody chose, else the text itself. */
export function valueWords(field: Field | null, value: string): string {
  if (field?.unset === value) return 'none named';
  return (field && choiceWords(field, value)) ?? (field?.rule === 'date' ? dateWords(value) : null) ?? value;
}

/** A label before its value in plain text: "Country:"; a question keeps its own mark. */
export function labelText(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}

const southAfrican = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Johannesburg',
});
const southAfricanShort = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Johannesburg',
});

const southAfricanDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Johannesburg',
});

/** "20 November 2026", the day it was in South Africa. */
export function southAfricanDay(iso: string): string {
  return southAfricanDate.format(new Date(iso));
}

/** "20 November 2026, 14:20, South African time". */
export function momentWords(iso: string): string {
  return `${southAfrican.format(new Date(iso)).replace(' at ', ', ')}, South African time`;
}

/** "20 Nov, 14:20", in South Africa. */
export function momentShort(iso: string): string {
  return southAfricanShort.format(new Date(iso)).replace(' at ', ', ');
}
