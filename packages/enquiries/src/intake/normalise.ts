import { createHmac, type KeyObject } from 'node:crypto';
import type { Day } from '@sundowner/calendar/day';
import { readDate } from '@sundowner/calendar/read-date';
import { westernDigits } from '@sundowner/calendar/written-date';
import { dayIn, type Zone } from '@sundowner/calendar/zone';
import { halfOf, isoDate } from '../forms/dates.ts';
import { anyTimeThatMonth, fewDaysEitherSide } from '../forms/fields/journey.ts';
import { type Field, type FormConfig, type FormValues, fieldsOf } from '../forms/form.ts';
import { normalisePhone } from '../forms/phone-numbers.ts';

/**
 * What tells one filled-in form from another under the same ticket: a keyed hash of the normalised values (SUB-09, SUB-15).
 * Keyed, because a bare hash of a name and a number can be guessed from the outside.
 */
export function fingerprintOf(
  key: KeyObject,
  kind: string,
  values: Readonly<FormValues>,
  extra: Readonly<Record<string, string>>,
): string {
  const sorted = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = JSON.stringify([kind, sorted(values), sorted(extra)]);
  return createHmac('sha256', key).update(canonical).digest('base64url');
}

/**
 * The validated values in the one form they are stored, compared and delivered in: E.164, yyyy-mm-dd, 0 to 9.
 *
 * @param now milliseconds since 1970: the day it is then in `zone` is the one a date without a year counts from
 */
export function normaliseValues(
  form: FormConfig,
  values: Readonly<FormValues>,
  now: number,
  zone: Zone,
): FormValues {
  const today = dayIn(now, zone);
  const normal: FormValues = { ...values };
  const country = typeof values.country === 'string' ? values.country : '';
  for (const field of fieldsOf(form)) {
    const value = normal[field.name];
    if (typeof value === 'string') normal[field.name] = normalText(field, value, country, today);
  }
  const flexibility = statedFlexibility(form, values, today);
  return flexibility === null ? normal : { ...normal, dateFlexibility: flexibility };
}

function normalText(field: Field, value: string, country: string, today: Day): string {
  switch (field.rule) {
    case 'tel':
      return normalisePhone(value, country);
    case 'email':
      return lowerCaseDomain(value);
    case 'date':
      return isoDate(value, today, halfOf(field)) ?? value;
    case 'numeric':
      return wholeNumber(value);
    default:
      return value;
  }
}

const wholeNumber = (value: string) => {
  const digits = westernDigits(value);
  return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : value;
};

/** "mid June" or "June 2027" says how fixed it is, where the traveller did not. */
function statedFlexibility(form: FormConfig, values: Readonly<FormValues>, today: Day): string | null {
  if (values.dateFlexibility || !fieldsOf(form).some(({ name }) => name === 'dateFlexibility')) return null;
  const read = ['dateStart', 'dateEnd'].map((name) => {
    const value = values[name];
    return typeof value === 'string' ? readDate(value, today)?.precision : undefined;
  });
  if (read.includes('month')) return anyTimeThatMonth;
  return read.includes('days') ? fewDaysEitherSide : null;
}

function lowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase();
}
