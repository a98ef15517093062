import { countries } from '@sundowner/enquiries/forms/countries';
import { normalisePhone } from '@sundowner/enquiries/forms/phone-numbers';

/**
 * A number as programs dial it from anywhere (E.164): "+448000000000" of "0800 000 0000" in Britain.
 *
 * @param country ISO 3166 code of where it is dialled as it is written; `null` for none
 * @returns `null` for one nobody could dial from elsewhere
 */
export function internationalNumber(written: string, country: string | null): string | null {
  const name = countries.find(([code]) => code === country)?.[1] ?? '';
  // An extension is nothing a program could dial.
  const [number = ''] = normalisePhone(written, name).split(';', 1);
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
