import { currencySign, currencySigns, currencyWord } from '@sundowner/brand/currencies';
import { type Day, dayFrom } from '@sundowner/calendar/day';
import { shortDayInWords } from '@sundowner/calendar/words';
import { plainDate, writtenDate } from '@sundowner/calendar/written-date';
import { houseCurrency } from '../runtime/house.ts';

/** What a cell of a spreadsheet says about an amount of money. */
export type Amount =
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'empty' }
  /** `why` is the end of a sentence: "'POA' is no amount". */
  | { readonly kind: 'unclear'; readonly why: string };

const blank = /^[\s\u2013\u2014-]*$|^n\/?a\.?$/i;
/** Another currency's sign or code; looked for once our own is taken away. */
const foreign = /[$€£¥]|\b(?:ZAR|BWP|NAD|ZMW|KES|TZS|USD|EUR|GBP|AUD|CAD)\b|^R(?=[\s\d])/i;

const escaped = (text: string) => text.replace(/[^\w]/g, '\\$&');

/** Sign or code of a currency, as people write them beside an amount. */
function ownSign(currency: string): RegExp {
  const before = currencySigns(currency).map(escaped).join('|');
  return new RegExp(`^(?:${before})(?=[\\s\\d])|${currency}$`, 'i');
}

/** The most a night can cost; more is a slip of the decimal point. */
const largest = 10_000_000;

/**
 * Reads an amount as people write it in South Africa and elsewhere: "R 12 345,00", "12,345", "ZAR 12345", "R12,345.50",
 * "12.345,00". A dash or nothing is an empty cell.
 *
 * @param currency ISO 4217: what prices are kept in
 */
export function readAmount(text: string, currency: string = houseCurrency()): Amount {
  const cell = text.replace(/[\u00a0\u2000-\u200b\u202f]/g, ' ').trim();
  if (blank.test(cell)) return { kind: 'empty' };
  const bare = cell.replace(ownSign(currency), '').trim();
  if (foreign.test(bare)) return unclear(cell, `is not in ${currencyWord(currency)}`);
  const digits = wholeAndCents(bare);
  if (digits === null) return unclear(cell, 'is no amount');
  const value = Number(digits);
  if (value > largest) return unclear(cell, `is more than ten million ${currencyWord(currency)}`);
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

/** Currencies whose amounts are written with spaces and a comma: "12 345,50". */
const spaced: ReadonlySet<string> = new Set(['ZAR']);

/** The figure of an amount as editors read it: "12 345" or "12 345,50", "12,345.50". */
export function formatFigure(value: number, currency: string = houseCurrency()): string {
  const [whole = '', cents = '00'] = value.toFixed(2).split('.');
  const [group, decimal] = spaced.has(currency) ? ['\u00a0', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${grouped}${cents === '00' ? '' : `${decimal}${cents}`}`;
}

/** An amount with its sign: "R 12 345", "$12,345"; an empty cell is "none". */
export function formatAmount(value: number | null, currency: string = houseCurrency()): string {
  if (value === null) return 'none';
  const sign = currencySign(currency);
  return `${sign}${/[A-Z]$/i.test(sign) ? '\u00a0' : ''}${formatFigure(value, currency)}`;
}

/**
 * Reads a day as people write it: "2027-01-31", "31/01/2027" (day first), "31 Jan 2027", "31-Jan-27", "January 31, 2027".
 * Without a year it is `year`'s.
 *
 * @returns `null` when it is no day
 */
export function readDay(text: string, year: number | null): Day | null {
  // A spreadsheet writes 2027/01/31, or adds a time.
  const cell = text.trim().replace(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/, '$1-$2-$3');
  const written = writtenDate(plainDate(cell));
  const its = written?.year ?? year;
  return written && its !== null ? dayFrom(its, written.month, written.date) : null;
}

/**
 * Reads two days written in one cell: "1 Jan - 31 Mar 2027", "01/01/2027 to 31/03/2027". A year written once holds for both.
 *
 * @returns `null` when it is no period
 */
export function readPeriod(text: string, year: number | null): { from: Day; to: Day } | null {
  const [first, second, ...more] = text.split(
    /\s+[-\u2013\u2014]\s+|\s*[\u2013\u2014]\s*|\s+(?:to|until|till)\s+/i,
  );
  if (!first || !second || more.length > 0) return null;
  const to = readDay(second, year);
  if (!to) return null;
  const its = Number(to.slice(0, 4));
  const from = readDay(first, its);
  // "15 Dec - 5 Jan 2028" starts in the year before.
  if (from && from > to && !/\d{4}/.test(first)) {
    const before = readDay(first, its - 1);
    return before ? { from: before, to } : null;
  }
  return from ? { from, to } : null;
}

/** "1 Jan 2027", as editors read a day. */
export const formatDay = (day: Day | null): string => (day ? shortDayInWords(day) : 'none');

/**
 * The cells of what somebody copied out of Excel, Numbers or Google Sheets (separated by tabs) or out of a CSV file
 * (commas or semicolons), row by row. Quotation marks hold a cell together (RFC 4180). Empty rows are left out.
 */
export function readCells(text: string): string[][] {
  const clean = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return split(clean, separatorOf(clean))
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
}

/** Tabs win; a semicolon is the separator where the comma is the decimal sign. */
function separatorOf(text: string): string {
  const outside = text.replace(/"(?:[^"]|"")*"/g, '""');
  if (outside.includes('\t')) return '\t';
  return outside.includes(';') ? ';' : ',';
}

function split(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows[rows.length - 1]?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}
