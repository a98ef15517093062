/** What a cell of a spreadsheet says about an amount in rand. */
export type Amount =
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'empty' }
  /** `why` is the end of a sentence: "'POA' is no amount". */
  | { readonly kind: 'unclear'; readonly why: string };

const blank = /^[\s\u2013\u2014-]*$|^n\/?a\.?$/i;
const rand = /^(?:ZAR|R)(?=[\s\d])|ZAR$/i;
const foreign = /[$€£¥]|\b(?:USD|EUR|GBP|AUD|CAD)\b/i;

/** The most a night can cost; more is a slip of the decimal point. */
const largest = 10_000_000;

/**
 * Reads an amount as people write it in South Africa and elsewhere: "R 12 345,00", "12,345", "ZAR 12345", "R12,345.50",
 * "12.345,00". A dash or nothing is an empty cell.
 */
export function readAmount(text: string): Amount {
  const cell = text.replace(/[\u00a0\u2000-\u200b\u202f]/g, ' ').trim();
  if (blank.test(cell)) return { kind: 'empty' };
  if (foreign.test(cell)) return unclear(cell, 'is not in rand');
  const bare = cell.replace(rand, '').trim();
  const digits = wholeAndCents(bare);
  if (digits === null) return unclear(cell, 'is no amount');
  const value = Number(digits);
  if (value > largest) return unclear(cell, 'is more than ten million rand');
  return { kind: 'amount', value };
}

const unclear = (cell: string, why: string): Amount => ({ kind: 'unclear', why: `“${cell}” ${why}` });

/** `12345.50` of every way to write it, or `null` when it cannot be told. */
function wholeAndCents(bare: string): string | null {
  const compact = bare.replace(/[\s'’]/g, '');
  if (/[\s'’]/.test(bare) && !/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?$/.test(bare)) return null;
  if (/^\d+$/.test(compact)) return compact;
  const cents = /^(.*\d)[.,](\d{1,2})$/.exec(compact);
  const whole = cents?.[1] ?? compact;
  const decimal = cents ? compact.charAt(whole.length) : null;
  const thousands = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.exec(whole);
  if (!/^\d+$/.test(whole) && (!thousands || thousands[1] === decimal)) return null;
  return `${whole.replace(/[.,]/g, '')}${cents ? `.${cents[2]}` : ''}`;
}

/** An amount as editors read it: "R 12 345" or "R 12 345,50"; an empty cell is "none". */
export function amountWords(value: number | null): string {
  if (value === null) return 'none';
  const [whole = '', cents = '00'] = value.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `R\u00a0${grouped}${cents === '00' ? '' : `,${cents}`}`;
}
