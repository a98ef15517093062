import { enquiryRecordOf, isEnquiryKind } from '@sundowner/brand';
import { isDay } from '@sundowner/calendar/day';
import { dayInWords } from '@sundowner/calendar/words';
import { dayIn, timeIn, type Zone } from '@sundowner/calendar/zone';
import { placeOfZone } from '@sundowner/calendar/zone-words';
import type { Field, FormValues } from '../../../forms/form.ts';
import type { StoredEnquiry } from '../channel.ts';

const invites = 'You tell us';

/** The choice that only asks for the visitor's own words: "You tell us..." (FRM-06). */
export const asksForWords = (value: string): boolean => value.startsWith(invites);

/** What the visitor then wrote; "" where she wrote nothing, or chose something else. */
export function ownAnswer(values: Readonly<FormValues>): string {
  const [nature, own] = [values.natureOfVisit, values.travellerType].map((value) => [value ?? []].flat()[0]);
  return nature !== undefined && asksForWords(nature) ? (own ?? '') : '';
}

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

/** "2027-03-12" as "12 March 2027"; `null` for anything else. */
export const dateWords = (value: string): string | null => (isDay(value) ? dayInWords(value) : null);

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

/** "20 November 2026", the day it was in `zone`. */
export const receivedDay = (iso: string, zone: Zone): string => dayInWords(dayIn(Date.parse(iso), zone));

/** "20 November 2026, 14:20 in Botswana". */
export const momentWords = (iso: string, zone: Zone): string =>
  `${receivedDay(iso, zone)}, ${timeIn(Date.parse(iso), zone)} in ${placeOfZone(zone)}`;

/** "20 Nov, 14:20", in `zone`. */
export function momentShort(iso: string, zone: Zone): string {
  const at = Date.parse(iso);
  const day = new Date(dayIn(at, zone));
  return `${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })}, ${timeIn(at, zone)}`;
}
