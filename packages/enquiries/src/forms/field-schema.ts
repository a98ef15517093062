import { westernDigits } from '@sundowner/calendar/written-date';
import * as z from 'zod/mini';
import { consentTrue } from './consent.ts';
import { type Field, isListField } from './form.ts';

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

/** What the light telephone rule says of a number; it needs no metadata, so browser and server say the same (FRM-05). */
export type PhoneVerdict = 'ok' | 'not-numbers' | 'extension' | 'not-a-number';

/** "020 7946 0018 ext 5": digits, then the word for an extension, then a few digits more. */
const extension = /^[^\p{L}]*\d[\s,;]*(?:e?xt(?:n|ension)?|x)[\s.:]*\d{1,7}$/iu;

/**
 * Judges a telephone number as typed. A leading +, spaces, brackets, dots, hyphens and slashes are accepted.
 *
 * Seven digits are the fewest a subscriber number has in use with an area code left out; fifteen are the most (ITU-T E.164
 * section 6.1), seventeen when the international prefix is dialled as 00.
 */
export function judgePhone(typed: string): PhoneVerdict {
  const text = westernDigits(typed).trim();
  if (extension.test(text)) return 'extension';
  if (/\p{L}/u.test(text)) return 'not-numbers';
  if (!/^[+\uff0b]?[\d\s().\-/\u2010-\u2015\u2212]+$/u.test(text)) return 'not-a-number';
  const digits = text.replace(/\D/g, '');
  const most = digits.startsWith('00') ? 17 : 15;
  return digits.length >= 7 && digits.length <= most ? 'ok' : 'not-a-number';
}

/** Choices one list field may carry at most. */
export const longestList = 60;

// The local part is plain ASCII because a mail server without SMTPUTF8 refuses any other Reply-To, and the concierge's mail
// with it; the domain may be international, it travels as punycode.
const email =
  /^(?=.{6,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u;

/** The sentence for a required field left empty (FRM-04, FRM-14). */
export function requiredMessage(field: Field): string {
  return field.errorMessage ?? `${field.errorName} is required`;
}

type Check = z.core.$ZodCheck<string>;

function numericChecks(field: Field): Check[] {
  const { errorName: name, min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  return [
    z.refine((text) => /^\d+$/.test(westernDigits(text)), `${name} can only consist of numbers`),
    z.refine(
      (text) => Number(westernDigits(text)) >= min && Number(westernDigits(text)) <= max,
      `${name} must be between ${min} and ${max}`,
    ),
  ];
}

function ruleChecks(field: Field): Check[] {
  const name = field.errorName;
  switch (field.rule) {
    case 'email':
      return [z.regex(email, `${name} must be a valid email address`)];
    case 'tel':
      return [
        z.refine((text) => judgePhone(text) !== 'not-numbers', `${name} can only consist of numbers`),
        z.refine(
          (text) => judgePhone(text) !== 'extension',
          `${name} can only consist of numbers; please leave out the extension`,
        ),
        z.refine((text) => judgePhone(text) !== 'not-a-number', `${name} must be a valid phone number`),
      ];
    case 'numeric':
      return numericChecks(field);
    case 'ages':
      return [
        z.refine((text) => judgeAges(text) !== 'no-age', `${name} must be ages, such as 4 and 9`),
        z.refine((text) => judgeAges(text) !== 'not-a-child', `${name} must be between 0 and 17`),
      ];
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
  const tooLong = `${field.errorName} can be at most ${field.maxLength} characters`;
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
  const tooMany = `${field.errorName} can have at most ${longestList} choices`;
  const schema: z.ZodMiniType<string | string[]> = isListField(field)
    ? z.array(textSchema(field)).check(z.maxLength(longestList, tooMany))
    : textSchema(field);
  schemas.set(field, schema);
  return schema;
}
