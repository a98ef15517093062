import type { EmailField, EmailFieldValidation, TextField, TextFieldSingleValidation } from 'payload';
import { email } from 'payload/shared';
import { checkLength, line } from './plain.ts';

/** How many characters an address has at most (RFC 5321, 4.5.3.1.3, without its angle brackets). */
export const longestMail = 254;

const oneAddress: EmailFieldValidation = (value, options) => {
  const fits = checkLength(value?.length ?? 0, longestMail);
  return fits === true ? email(value, options) : fits;
};

/** An address mails go to. */
export function mail(
  name: string,
  label: string,
  { help, required = false }: { readonly help?: string; readonly required?: boolean } = {},
): EmailField {
  return {
    name,
    type: 'email',
    label,
    required,
    validate: oneAddress,
    ...(help ? { admin: { description: help } } : {}),
  };
}

/** Signs that break a line or steer what stands around them: controls, separators of lines, turns of the direction of writing. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What stands in the head of a mail is one line, in which every sign can be seen. @returns `null` when it is, or nothing is written */
export function oneLineFault(text: unknown): string | null {
  if (text === undefined || text === null) return null;
  if (typeof text !== 'string') return 'Write it in words.';
  return steering.test(text)
    ? 'Write it on one line: there is a line break, a tab or another sign in it that cannot be seen.'
    : null;
}

/** One line of words that goes into the head of a mail: a person's name, a subject. */
export function headLine(name: string, label: string, options: Parameters<typeof line>[2] = {}): TextField {
  const field = line(name, label, options);
  const ofWords = field.validate as TextFieldSingleValidation;
  const validate: TextFieldSingleValidation = (value, given) => oneLineFault(value) ?? ofWords(value, given);
  return { ...field, validate } as TextField;
}
