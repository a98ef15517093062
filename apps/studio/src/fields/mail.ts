import type { EmailField, EmailFieldValidation } from 'payload';
import { email } from 'payload/shared';
import { checkLength } from './plain.ts';

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
