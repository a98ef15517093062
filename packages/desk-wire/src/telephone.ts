/** A stored number, its extension apart: "+442079460018;ext=5" (RFC 3966). */
export interface KeptNumber {
  readonly number: string;
  /** `null` for none. */
  readonly extension: string | null;
}

/** What numbers beyond the first of a field are kept as, beside the fields of their form. */
export const otherNumbers = 'Another telephone number';

/** The parts of a number as an enquiry keeps it. */
export function keptNumber(kept: string): KeptNumber {
  const at = kept.lastIndexOf(';ext=');
  const extension = at < 0 ? '' : kept.slice(at + ';ext='.length);
  if (!/^\d{1,7}$/.test(extension)) return { number: kept, extension: null };
  return { number: kept.slice(0, at), extension };
}

/** A number as it is read: "+44 20 7946 0018, ext. 5". */
export const withExtension = (number: string, extension: string | null): string =>
  extension === null ? number : `${number}, ext. ${extension}`;
