import { westernDigits } from '@sundowner/calendar/written-date';
import * as z from 'zod/mini';
import { judgeAges } from './ages-rule.ts';
import { consentTrue } from './consent.ts';
import { type Field, isListField } from './form.ts';
import { judgePhone } from './phone-rule.ts';

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
