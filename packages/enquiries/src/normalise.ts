import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryCodeOf } from './forms/countries.ts';
import { type FormConfig, type FormValues, fieldsOf } from './forms/form.ts';
import { westernDigits } from './forms/phone-rule.ts';

function countryOf(values: Readonly<FormValues>): CountryCode | undefined {
  const code = typeof values.country === 'string' ? countryCodeOf(values.country) : null;
  return code !== null && isSupportedCountry(code) ? code : undefined;
}

/**
 * A telephone number in E.164 (`+27821234567`) where its country is known and the number possible there, else as it was
 * typed: a number we cannot read is the concierge's to judge, never a reason to refuse.
 */
export function normalisePhone(typed: string, country: CountryCode | undefined): string {
  const text = westernDigits(typed).replace('＋', '+').replace(/^00/, '+');
  const number = parsePhoneNumberFromString(text, country ? { defaultCountry: country } : undefined);
  return number?.isPossible() ? number.number : typed;
}

/** The validated values in the one form they are stored, compared and delivered in. */
export function normaliseValues(form: FormConfig, values: Readonly<FormValues>): FormValues {
  const normal: FormValues = { ...values };
  for (const field of fieldsOf(form)) {
    const value = normal[field.name];
    if (typeof value !== 'string') continue;
    if (field.rule === 'tel') normal[field.name] = normalisePhone(value, countryOf(values));
    if (field.rule === 'email') normal[field.name] = lowerCaseDomain(value);
  }
  return normal;
}

function lowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase();
}
