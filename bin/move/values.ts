import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { MovedColumn } from './tables.ts';

/** A value the other database cannot take. Its words say why, and nothing of what is in it. */
export class DoesNotFitError extends Error {
  override readonly name = 'DoesNotFitError';
}

const no = (reason: string): never => {
  throw new DoesNotFitError(reason);
};

/** A JSON value with the names of its parts in the order of the alphabet: PostgreSQL keeps an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, ordered(part)] as const);
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** An escaped zero character, or half a pair, which PostgreSQL's JSON does not take. */
const refusedEscape = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

/** The same JSON always in the same letters. @throws DoesNotFitError */
export function plainJson(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no('is no JSON');
  }
  const plain = JSON.stringify(ordered(value));
  return refusedEscape.test(plain) ? no('has a zero character or half a character in it') : plain;
}

/** SQLite keeps moments as Payload writes them; its own clock leaves the zone out, which is UTC. */
function moment(text: string): string {
  const zoned = /^\d{4}-\d\d-\d\d[ T][\d:.]+$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const at = Date.parse(zoned);
  if (Number.isNaN(at)) return no('is no date');
  const iso = new Date(at).toISOString();
  return /^\d{4}-/.test(iso) && !iso.startsWith('0000') ? iso : no('is of a year PostgreSQL does not read');
}

function integer(value: SQLOutputValue, most: number): string {
  if (typeof value !== 'number' || !Number.isInteger(value)) return no('is no whole number');
  return Math.abs(value) > most ? no('is too large a number') : String(value);
}

const hex = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('hex');
const words = (value: SQLOutputValue): string => (typeof value === 'string' ? value : no('is no text'));
const written = (text: string) => (text.includes('\0') ? no('has a zero character in it') : text);

/**
 * What SQLite holds, in letters in which both databases' values can be compared.
 *
 * @throws DoesNotFitError for one PostgreSQL would not take
 */
export function textOfValue({ kind, choice }: MovedColumn, value: SQLOutputValue): string | null {
  if (value === null) return null;
  switch (kind) {
    case 'text':
      return written(words(value));
    case 'choice':
      return choice?.words.has(words(value)) ? words(value) : no('is none of the choices there are');
    case 'integer':
      return integer(value, 2 ** 31 - 1);
    case 'bigint':
      return integer(value, Number.MAX_SAFE_INTEGER);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? String(value) : no('is no number');
    case 'truth':
      return value === 0 || value === 1 ? String(value) : no('is neither yes nor no');
    case 'moment':
      return moment(words(value));
    case 'json':
      return plainJson(words(value));
    case 'bytes':
      return value instanceof Uint8Array ? hex(value) : no('is no bytes');
  }
}

/** What SQLite keeps for such letters. */
export function valueOfText({ kind }: MovedColumn, text: string | null): SQLInputValue {
  if (text === null) return null;
  if (kind === 'integer' || kind === 'bigint' || kind === 'number' || kind === 'truth') return Number(text);
  return kind === 'bytes' ? Buffer.from(text, 'hex') : text;
}

/** Whether `textOfSelected` looks at what was read. */
export const isLookedAt = ({ kind }: MovedColumn): boolean => kind === 'number' || kind === 'json';

/** Makes such letters of what `selected` read of PostgreSQL. @throws DoesNotFitError */
export function textOfSelected({ kind }: MovedColumn, text: string | null): string | null {
  if (text === null) return null;
  if (kind === 'number') {
    const value = Number(text);
    return Number.isFinite(value) ? String(value) : no('is no number');
  }
  return kind === 'json' ? plainJson(text) : text;
}

/** How a column is read of PostgreSQL as text. */
export function selected({ name, kind }: MovedColumn): string {
  const column = `"${name}"`;
  switch (kind) {
    case 'moment':
      return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    case 'truth':
      return `${column}::int::text`;
    case 'bytes':
      return `encode(${column}, 'hex')`;
    default:
      return `${column}::text`;
  }
}

/** Kinds whose letters mean nothing else in a list of PostgreSQL's. */
const plain: ReadonlySet<MovedColumn['kind']> = new Set(['integer', 'bigint', 'number', 'truth', 'moment']);

/** A column of many rows as one parameter of PostgreSQL: letters of ours, without a look at each. */
export function listOf(
  { kind }: MovedColumn,
  letters: readonly (string | null)[],
): string | (string | null)[] {
  if (plain.has(kind)) return `{${letters.map((each) => each ?? 'NULL').join(',')}}`;
  if (kind === 'bytes') return `{${letters.map((each) => (each === null ? 'NULL' : `"${each}"`)).join(',')}}`;
  return [...letters];
}

/** How such letters, in an expression of PostgreSQL's, become a value of the column. */
export function cast({ kind, choice }: MovedColumn, letters: string, schema: string): string {
  switch (kind) {
    case 'text':
      return letters;
    case 'choice':
      return `${letters}::"${schema}"."${choice?.type}"`;
    case 'integer':
      return `${letters}::int`;
    case 'bigint':
      return `${letters}::bigint`;
    case 'number':
      return `${letters}::numeric`;
    case 'truth':
      return `(${letters} = '1')`;
    case 'moment':
      return `${letters}::timestamptz`;
    case 'json':
      return `${letters}::jsonb`;
    case 'bytes':
      return `decode(${letters}, 'hex')`;
  }
}
