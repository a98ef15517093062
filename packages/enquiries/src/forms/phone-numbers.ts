import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryCodeOf } from './countries.ts';
import { apart } from './telephone-shape.ts';

/**
 * Telephone numbers with the metadata of every country: a part of its own in the browser, fetched when the telephone field
 * gets the focus. Until it is there the browser judges a number's shape alone; the server always has it.
 */

interface ReadNumber {
  readonly international: boolean;
  readonly known: boolean;
  /** As it was typed, without its extension. */
  readonly written: string;
  readonly extension: string | null;
  readonly number: ReturnType<typeof parsePhoneNumberFromString>;
}

/** A number is judged and, straight after it, normalised: it is read once. */
let last: { typed: string; country: string; found: ReadNumber } | null = null;

function read(typed: string, country: string): ReadNumber {
  if (last?.typed !== typed || last.country !== country) {
    last = { typed, country, found: parse(typed, country) };
  }
  return last.found;
}

function parse(typed: string, country: string): ReadNumber {
  const { number: written, extension } = apart(typed);
  const text = written.replace(/^00/, '+');
  const code = countryCodeOf(country);
  const known: CountryCode | undefined = code !== null && isSupportedCountry(code) ? code : undefined;
  const number = parsePhoneNumberFromString(text, known ? { defaultCountry: known } : undefined);
  return { international: text.startsWith('+'), known: known !== undefined, written, extension, number };
}

/**
 * Whether a number can exist: in the country of its code, or in the chosen country where it has none. Without either nothing
 * is known, and it may.
 *
 * @param country name as the form's list spells it, "" for none
 */
export function isPossiblePhone(typed: string, country: string): boolean {
  const { international, known, number } = read(typed, country);
  if (!international && !known) return true;
  return number?.isPossible() ?? false;
}

/**
 * A telephone number in E.164 (`+27821234567`) where its country is known and the number possible there, else as it was
 * typed: a number we cannot read is the concierge's to judge, never a reason to lose an enquiry. Its extension stands behind it
 * (RFC 3966): `+442079460018;ext=5`.
 */
export function normalisePhone(typed: string, country: string): string {
  const found = read(typed, country);
  const behind = found.extension === null ? '' : `;ext=${found.extension}`;
  return `${mainNumber(found, typed)}${behind}`;
}

function mainNumber({ international, written, extension, number }: ReadNumber, typed: string): string {
  if (!number?.isPossible()) return extension === null ? typed : written;
  // A nought after the country's code is left out as one dialled at home, "+44 (0)20 …"; of a number that is none, as those set
  // aside for fiction are, every digit stays: +27 00 000 0000.
  return international && !number.isValid() ? `+${digitsOf(written)}` : number.number;
}

/** The digits of a number with its country's code, without what is dialled before it. */
const digitsOf = (written: string) => written.replace(/\D/g, '').replace(/^00/, '');
