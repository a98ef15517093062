import { westernDigits } from '@sundowner/calendar/written-date';
import * as z from 'zod/mini';
import { addressFault, meantAddress } from './addresses.ts';
import { consentTrue } from './consent.ts';
import { countryNamed } from './country-names.ts';
import { type Field, isListField, nameInMessages } from './form.ts';
import { judgePhone } from './telephone-shape.ts';

const ageWords = [
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
  'baby|babies|newborn|newborns|infant|infants|toddler|toddlers|twins|triplets|teenager|teenagers',
].join('|');
const worded = new RegExp(`\\b(?:${ageWords})\\b`, 'i');

/**
 * Judges the ages of children as typed: "7 and 9", "4, 9, 12", "8 months", "two and four". Each number is an age from 0 to 17
 * years, or a number of months or weeks.
 *
 * @returns what is wrong, or `null`
 */
export function judgeAges(typed: string): 'no-age' | 'not-a-child' | null {
  const text = westernDigits(typed);
  const numbers = [...text.matchAll(/(\d+)(?:[.,]5|½)?\s*(m(?:o|onths?|ths?)?\b|w(?:ks?|eeks?)?\b)?/gi)];
  if (numbers.length === 0) return worded.test(text) ? null : 'no-age';
  const sensible = numbers.every(([, digits, small]) => Number(digits) <= (small ? 104 : 17));
  return sensible ? null : 'not-a-child';
}

/** Choices one list field may carry at most. */
export const longestList = 60;

/** The sentence for a required field left empty (FRM-04, FRM-14). */
export function requiredMessage(field: Field): string {
  return field.errorMessage ?? `${nameInMessages(field)} is required`;
}

type Check = z.core.$ZodCheck<string>;

function numericChecks(field: Field): Check[] {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  const name = nameInMessages(field);
  return [
    z.refine((text) => /^\d+$/.test(westernDigits(text)), `${name} can only consist of numbers`),
    z.refine(
      (text) => Number(westernDigits(text)) >= min && Number(westernDigits(text)) <= max,
      `${name} must be between ${min} and ${max}`,
    ),
  ];
}

function noAddressMessage(name: string, typed: string): string {
  const meant = meantAddress(typed);
  return meant === null
    ? `${name} must be a valid email address`
    : `${name} has a comma where a dot belongs. Did you mean ${meant}?`;
}

function ruleChecks(field: Field): Check[] {
  const name = nameInMessages(field);
  switch (field.rule) {
    case 'email':
      return [
        z.refine(
          (text) => addressFault(text) !== 'accents',
          `${name} can only have letters without accents before the @`,
        ),
        z.refine((text) => addressFault(text) !== 'no-address', {
          error: ({ input }) => noAddressMessage(name, String(input)),
        }),
      ];
    case 'tel':
      return [
        z.refine((text) => judgePhone(text) !== 'not-numbers', `${name} can only consist of numbers`),
        z.refine((text) => judgePhone(text) !== 'not-a-number', `${name} must be a valid phone number`),
      ];
    case 'numeric':
      return numericChecks(field);
    case 'ages':
      return [
        z.refine((text) => judgeAges(text) !== 'no-age', `${name} must be ages, such as 4 and 9`),
        z.refine((text) => judgeAges(text) !== 'not-a-child', `${name} must be between 0 and 17`),
      ];
    case 'country':
      return [z.refine((text) => countryNamed(text) !== null, `${name} must be one of the list`)];
    case 'consent':
      return [z.refine((text) => text === consentTrue, requiredMessage(field))];
    // Dates are judged by the day it is, files by their content: validate.ts does both.
    case 'date':
    case 'file':
    case 'none':
      return [];
  }
}

function textSchema(field: Field) {
  const tooLong = `${nameInMessages(field)} can be at most ${field.maxLength} characters`;
  return z.string().check(z.maxLength(field.maxLength, tooLong), ...ruleChecks(field));
}

const schemas = new WeakMap<Field, z.ZodMiniType<string | string[]>>();

/**
 * The schema of a field's filled-in value: a text, or a list for check, multiselect and toggles. No `z.object` is used: its
 * parser probes for `eval`, which a strict Content-Security-Policy reports as a violation.
 */
export function schemaOf(field: Field): z.ZodMiniType<string | string[]> {
  const known = schemas.get(field);
  if (known) return known;
  const tooMany = `${nameInMessages(field)} can have at most ${longestList} choices`;
  const schema: z.ZodMiniType<string | string[]> = isListField(field)
    ? z.array(textSchema(field)).check(z.maxLength(longestList, tooMany))
    : textSchema(field);
  schemas.set(field, schema);
  return schema;
}
