import type { Zone } from '@sundowner/calendar/zone';
import { keptNumber } from '@sundowner/desk-wire/telephone';
import { type Field, type FormConfig, fieldsOf } from '../../../forms/form.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import type { StoredEnquiry } from '../channel.ts';
import { momentWords, textsOf, valueWords } from '../words/enquiry-words.ts';
import { phoneWords } from '../words/phone-words.ts';

/** One line of the concierge's table: a label with a link, or with one or more lines of text. */
export interface Row {
  readonly label: string;
  readonly link: { readonly text: string; readonly href: string } | null;
  readonly lines: readonly string[];
}

/** A number for `tel:` (RFC 3966): its digits and a leading +, and its extension. */
export function telHref(kept: string): string {
  const { number, extension } = keptNumber(kept);
  return `tel:${number.replace(/(?!^\+)\D/g, '')}${extension === null ? '' : `;ext=${extension}`}`;
}

/** An address for `mailto:` (RFC 6068): a ? or & of its local part would otherwise begin header fields of the visitor's. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`;
}

const row = (label: string, ...lines: string[]): Row => ({ label, link: null, lines });

function fieldRow(field: Field, enquiry: StoredEnquiry): Row | null {
  const values = textsOf(enquiry.values[field.name]);
  const [first] = values;
  if (first === undefined || field.rule === 'consent') return null;
  if (field.rule === 'tel')
    return { label: field.label, link: { text: phoneWords(first), href: telHref(first) }, lines: [] };
  const address = field.rule === 'email' ? mailAddressOf(first) : null;
  if (address) return { label: field.label, link: { text: first, href: mailtoHref(address) }, lines: [] };
  return row(field.label, ...values.flatMap((value) => valueWords(field, value).split('\n')));
}

/**
 * Everything an enquiry holds, for the concierge (SUB-10): every field in the form's order under its label, values the
 * form does not know, then page, time, reference, links to other enquiries and consent.
 *
 * @param form `null` for a kind this version does not offer any more; its fields then go by their own names
 * @param zone the time zone of the house
 */
export function conciergeRows(enquiry: StoredEnquiry, form: FormConfig | null, zone: Zone): Row[] {
  const fields = form ? fieldsOf(form) : [];
  const known = new Set(fields.map((field) => field.name));
  const rows = fields.map((field) => fieldRow(field, enquiry)).filter((made) => made !== null);
  for (const [name, value] of Object.entries(enquiry.values)) {
    const texts = textsOf(value);
    if (texts.length && !known.has(name) && name !== 'accept') rows.push(row(name, ...texts));
  }
  for (const [name, value] of Object.entries(enquiry.extra)) {
    if (value !== '') rows.push(row(`Also sent: ${name}`, ...value.split('\n')));
  }
  const { consent } = enquiry;
  const purposes = consent.purposes.length ? ` For: ${consent.purposes.join(', ')}.` : '';
  rows.push(
    row(
      'Consent',
      consent.text,
      `Given ${momentWords(consent.at, zone)}, to wording ${consent.version}.${purposes}`,
    ),
  );
  rows.push(row('Sent from', enquiry.page));
  rows.push(row('Received', momentWords(enquiry.receivedAt, zone)));
  rows.push(row('Reference', enquiry.reference));
  if (enquiry.linkedTo)
    rows.push(row('Follows', `${enquiry.linkedTo}, sent from the same form before it was changed`));
  return rows;
}
