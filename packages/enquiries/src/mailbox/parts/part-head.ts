import libmime from 'libmime';
import { decodeWords } from 'postal-mime';
import { withoutEntities } from '../entities.ts';
import { lettersOf } from './letters.ts';

/** What a part of a mail says of itself. */
export interface PartHead {
  /** `text/plain`, in small letters. */
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  /** `attachment`, `inline`, or empty. */
  readonly disposition: string;
  /** As it stands; `null` for a part without a name. */
  readonly name: string | null;
  /** Without angle brackets. */
  readonly contentId: string | null;
  /** `base64`, `quoted-printable`, or anything else. */
  readonly encoding: string;
}

/** Heads of a part are looked at so far. */
const longestHead = 65_536;
const colonByte = 58;
const encodedWord = /=\?([^?\s]{1,80})\?([bq])\?([^?]{0,4000})\?=/gi;
const encodedWords =
  /=\?[^?\s]{1,80}\?[bq]\?[^?]{0,4000}\?=(?:\s{1,20}=\?[^?\s]{1,80}\?[bq]\?[^?]{0,4000}\?=)*/gi;

function bytesOfWord(encoding: string, words: string): Buffer {
  if (encoding.toLowerCase() === 'b') return Buffer.from(words, 'base64');
  const plain = words.replaceAll('_', ' ');
  const bytes: number[] = [];
  for (let at = 0; at < plain.length; at++) {
    const hex = plain[at] === '=' ? /^[\da-f]{2}$/i.exec(plain.slice(at + 1, at + 3)) : null;
    if (hex) {
      bytes.push(Number.parseInt(hex[0], 16));
      at += 2;
    } else bytes.push(...Buffer.from(plain[at] ?? ''));
  }
  return Buffer.from(bytes);
}

/** Words in a row of one character set, put together: some programs cut a letter in two. */
function readableWords(run: string, elsewhere: string | null): string {
  const pieces: { charset: string; bytes: Buffer[] }[] = [];
  for (const [, charset = '', encoding = '', words = ''] of run.matchAll(encodedWord)) {
    const before = pieces.at(-1);
    const bytes = bytesOfWord(encoding, words);
    if (before?.charset === charset.toLowerCase()) before.bytes.push(bytes);
    else pieces.push({ charset: charset.toLowerCase(), bytes: [bytes] });
  }
  const text = pieces
    .map(({ charset, bytes }) => lettersOf(Buffer.concat(bytes), charset, elsewhere).text)
    .join('');
  return text === '' ? '' : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}

/** What stands between the letters of a field: in no set of letters is one of these bytes part of another letter. */
const marksBetween = new Set([...'="<>;'].map((mark) => mark.charCodeAt(0)));

/** A field has a handful; to guess costs more than to read. */
const mostPieces = 100;

/** A field, each of its pieces by itself: ASCII around a name would hide what that is written in. */
function lettersOfPieces(value: Uint8Array, elsewhere: string | null): string {
  const pieces: string[] = [];
  for (let from = 0; from < value.length; ) {
    let end = pieces.length < mostPieces ? from : value.length;
    while (end < value.length && !marksBetween.has(value[end] ?? 0)) end += 1;
    pieces.push(lettersOf(value.subarray(from, end), '', elsewhere).text);
    if (end < value.length) pieces.push(String.fromCharCode(value[end] ?? 0));
    from = end + 1;
  }
  return pieces.join('');
}

/** Lines of a head one by one: a program that is right in one may be wrong in the next. */
function lettersOfLines(head: Uint8Array, elsewhere: string | null): string {
  const lines: string[] = [];
  for (let from = 0; from < head.length; ) {
    const end = head.indexOf(10, from);
    const next = end === -1 ? head.length : end + 1;
    // The name of a field is ASCII whatever its value is. Looked for in its line alone: of many lines none may have a colon.
    const value = from + head.subarray(from, next).indexOf(colonByte) + 1;
    lines.push(Buffer.from(head.subarray(from, value)).toString('latin1'));
    lines.push(lettersOfPieces(head.subarray(value, next), elsewhere));
    from = next;
  }
  return lines.join('');
}

/**
 * A head as any parser reads it: raw letters and words of wrong or unknown character sets in UTF-8.
 *
 * @param elsewhere what the mail's parts are written in
 */
export function readableHead(head: Uint8Array, elsewhere: string | null): string {
  const { text, guessed } = lettersOf(head);
  const letters = guessed ? lettersOfLines(head, elsewhere) : text;
  return letters.replace(encodedWords, (run) => readableWords(run, elsewhere));
}

/** Where a field goes on in the next line; some programs forget the space there. */
const folds = /(?:\r\n?|\n)(?:[ \t]|(?=(?:(?:file)?name|boundary|charset)[*\d]{0,5}=))/gi;

/** Fields of a head, unfolded, under their names in small letters; of one that is there twice, the first. */
function fieldsOf(head: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.replace(folds, ' ').split(/\r\n?|\n/)) {
    const colon = line.indexOf(':');
    const name = colon < 0 ? '' : line.slice(0, colon).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

type Structured = ReturnType<typeof libmime.parseHeaderValue>;
const structured = (value: string): Structured => libmime.parseHeaderValue(value, { stripComments: true });

/** Values of RFC 2231 are letters already. */
const parameterOf = (of: Structured, key: string): string | undefined => {
  const value = of.params[key];
  if (value === undefined || value === '') return undefined;
  return of.decodedParams.includes(key) ? value : plainName(decodeWords(value));
};

/** What some programs write in a name as pages have it: "B%C3%BCcher", "B&uuml;cher". */
function plainName(name: string): string {
  const plain = withoutEntities(name);
  if (!/%[89a-f][\da-f]/i.test(plain)) return plain;
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** A piece of a parameter of RFC 2231: its place, whether it is encoded, its value. */
const piece = (key: string) =>
  new RegExp(`(?:^|[;\\s])${key}\\*(\\d{0,3})(\\*?)\\s?=\\s?(?:"([^"]{0,2000})"|([^;\\s"]{0,2000}))`, 'gi');

/** A parameter whose bytes are none of the letters it names. */
function guessedParameter(value: string, key: string, elsewhere: string | null): string | undefined {
  const pieces = [...value.matchAll(piece(key))]
    .map(([, place = '', star, quoted, bare]) => ({
      place: Number(place),
      isEncoded: star === '*' || place === '',
      text: quoted ?? bare ?? '',
    }))
    .sort((one, other) => one.place - other.place);
  const [first] = pieces;
  if (!first) return undefined;
  const [, charset = ''] = /^([^']{0,60})'[^']{0,60}'/.exec(first.text) ?? [];
  const bytes = pieces.map(({ isEncoded, text }, at) => {
    const words = at === 0 ? text.replace(/^[^']{0,60}'[^']{0,60}'/, '') : text;
    return isEncoded
      ? bytesOfWord('q', words.replaceAll('=', '=3D').replaceAll('_', '=5F').replaceAll('%', '='))
      : Buffer.from(words);
  });
  return lettersOf(Buffer.concat(bytes), charset, elsewhere).text;
}

/** Some programs forget the mark behind a kind. */
const withSemicolon = (value: string): string =>
  value.replace(/^([\w.+-]{1,80}\/[\w.+-]{1,80})\s{1,20}(?=[\w-]{1,40}\*?\d{0,3}\*?\s?=)/, '$1; ');

/** @param otherwise its kind where it names none */
export function partHeadOf(head: Uint8Array, elsewhere: string | null, otherwise = 'text/plain'): PartHead {
  const fields = fieldsOf(readableHead(head.subarray(0, longestHead), elsewhere));
  const typed = withSemicolon(fields.get('content-type') ?? '');
  const disposed = fields.get('content-disposition') ?? '';
  const type = structured(typed);
  const disposition = structured(disposed);
  const nameIn = (of: Structured, value: string, key: string) => {
    const found = parameterOf(of, key);
    return found?.includes('\ufffd') ? (guessedParameter(value, key, elsewhere) ?? found) : found;
  };
  // Without the semicolon some programs forget.
  const [kind = ''] = /^\S*/.exec(type.value.trim().toLowerCase()) ?? [];
  const unnamed = kind === '' || kind === 'text' ? otherwise : 'application/octet-stream';
  const transfer = /[\w-]+/.exec(structured(fields.get('content-transfer-encoding') ?? '').value);
  return {
    kind: /^[\w.+-]+\/[\w.+-]+$/.test(kind) ? kind : unnamed,
    params: type.params,
    disposition: disposition.value.trim().toLowerCase(),
    name: nameIn(disposition, disposed, 'filename') ?? nameIn(type, typed, 'name') ?? null,
    contentId: /<?([^<>\s]{1,400})>?/.exec(fields.get('content-id') ?? '')?.[1] ?? null,
    encoding: (transfer?.[0] ?? '').toLowerCase(),
  };
}

/** The lines of a mail's head a person reads. */
export function headWords(head: Uint8Array, charset: string | null): string {
  const unfolded = readableHead(head.subarray(0, longestHead), charset).replace(/\r?\n[ \t]+/g, ' ');
  return ['From', 'To', 'Cc', 'Date', 'Subject']
    .flatMap((name) => {
      const value = new RegExp(`^${name}:([^\\r\\n]{1,2000})`, 'im').exec(unfolded)?.[1]?.trim();
      return value ? [`${name}: ${libmime.decodeWords(value)}`] : [];
    })
    .join('\n');
}
