import libbase64 from 'libbase64';
import libqp from 'libqp';
import { charsetOf } from './charset-names.ts';
import { type PartHead, partHeadOf } from './part-head.ts';

/** A part of a mail, as it lies in it. */
export interface MailPart extends PartHead {
  /** Its head and its body as they stand, encoded. */
  readonly head: Uint8Array;
  readonly body: Uint8Array;
  readonly parts: readonly MailPart[];
}

export interface MailTree {
  readonly root: MailPart;
  /** Parts that were not looked at, because there are too many. */
  readonly left: number;
  /** What most of its parts say their letters are; `null` where none says it. */
  readonly charset: string | null;
}

/** A mail that nobody wrote: reading it to its end would take more than there is. */
export class NoMailError extends Error {
  override readonly name = 'NoMailError';
}

/** Parts in parts, heads of all parts together, and parts any mail has. */
const deepest = 256;
const mostHeadBytes = 2 * 2 ** 20;
const mostParts = 5000;
/** RFC 2046 gives a boundary 70. */
const longestBoundary = 300;
const [lineFeed, carriageReturn, dash, space, tab] = [10, 13, 45, 32, 9];

interface Draft extends PartHead {
  head: Uint8Array;
  start: number;
  end: number;
  readonly parts: Draft[];
}

/** A part of parts that is not at its end. */
interface Open {
  readonly of: Draft;
  readonly delimiter: string;
  readonly above: Open | null;
  /** Another of the same boundary, farther out. */
  readonly hidden: Open | undefined;
}

/** Takes a mail apart by its lines: one walk, in which nothing is copied. */
class PartReader {
  readonly #source: Uint8Array;
  readonly #open = new Map<string, Open>();
  #innermost: Open | null = null;
  #depth = 0;
  #headBytes = 0;
  #count = 0;
  left = 0;
  charset: string | null = null;
  root: Draft | null = null;
  /** Where the head that is being read begins; `null` inside a body. */
  #headFrom: number | null = 0;
  #current: Draft | null = null;

  constructor(source: Uint8Array) {
    this.#source = source;
  }

  #lineEnd(from: number, next: number): number {
    let end = next;
    while (end > from && (this.#source[end - 1] === lineFeed || this.#source[end - 1] === carriageReturn))
      end -= 1;
    return end;
  }

  /** A line as it may be a delimiter: white space at its end is none of it. */
  #delimiterAt(from: number, lineEnd: number): string {
    let end = lineEnd;
    while (end > from && (this.#source[end - 1] === space || this.#source[end - 1] === tab)) end -= 1;
    if (end - from > longestBoundary) return '';
    return Buffer.from(this.#source.subarray(from, end)).toString('latin1');
  }

  #endHead(end: number, bodyFrom: number): void {
    if (this.#headFrom === null) return;
    const head = this.#source.subarray(this.#headFrom, end);
    this.#headFrom = null;
    this.#headBytes += head.length;
    if (this.#headBytes > mostHeadBytes) throw new NoMailError('Its heads are too long.');
    const above = this.#innermost?.of;
    this.#count += 1;
    if (this.#count > mostParts) {
      this.left += 1;
      this.#current = null;
      return;
    }
    const otherwise = above?.kind === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
    const said = partHeadOf(head, this.charset, otherwise);
    const draft: Draft = { ...said, head, start: bodyFrom, end: bodyFrom, parts: [] };
    this.charset ??= charsetOf(said.params.charset ?? '');
    if (above) above.parts.push(draft);
    else this.root = draft;
    this.#current = draft;
    if (draft.kind.startsWith('multipart/')) this.#begin(draft);
  }

  #begin(draft: Draft): void {
    const boundary = (draft.params.boundary ?? '').trimEnd();
    if (boundary === '') return;
    this.#depth += 1;
    if (this.#depth > deepest) throw new NoMailError('It has too many parts in parts.');
    // Boundaries are compared byte by byte.
    const delimiter = `--${Buffer.from(boundary).toString('latin1')}`;
    const open = { of: draft, delimiter, above: this.#innermost, hidden: this.#open.get(delimiter) };
    this.#open.set(delimiter, open);
    this.#innermost = open;
  }

  /** Everything inside `open` is at its end, and `open` itself where it is `whole`. */
  #close(open: Open, whole: boolean): void {
    while (this.#innermost !== null && (this.#innermost !== open || whole)) {
      const ended = this.#innermost;
      if (ended.hidden) this.#open.set(ended.delimiter, ended.hidden);
      else this.#open.delete(ended.delimiter);
      this.#depth -= 1;
      this.#innermost = ended.above;
      if (ended === open) return;
    }
  }

  /** The line break before a delimiter is the delimiter's. */
  #endBody(lineStart: number): void {
    this.#endHead(lineStart, lineStart);
    if (this.#current === null) return;
    let end = lineStart;
    if (end > this.#current.start && this.#source[end - 1] === lineFeed) end -= 1;
    if (end > this.#current.start && this.#source[end - 1] === carriageReturn) end -= 1;
    // What stands before the first of its parts is a multipart's own body.
    if (this.#current.end === this.#current.start) this.#current.end = Math.max(end, this.#current.start);
    this.#current = null;
  }

  #delimit(from: number, lineEnd: number, next: number): boolean {
    if (this.#innermost === null || this.#source[from] !== dash || this.#source[from + 1] !== dash)
      return false;
    const line = this.#delimiterAt(from, lineEnd);
    const between = this.#open.get(line);
    const last = between === undefined && line.endsWith('--') ? this.#open.get(line.slice(0, -2)) : undefined;
    const open = between ?? last;
    if (open === undefined) return false;
    this.#endBody(from);
    this.#close(open, between === undefined);
    if (between) this.#headFrom = next;
    return true;
  }

  read(): void {
    const length = this.#source.length;
    for (let from = 0; from < length; ) {
      const found = this.#source.indexOf(lineFeed, from);
      const next = found === -1 ? length : found + 1;
      const lineEnd = this.#lineEnd(from, next);
      if (!this.#delimit(from, lineEnd, next) && this.#headFrom !== null && lineEnd === from)
        this.#endHead(from, next);
      from = next;
    }
    this.#endHead(length, length);
    if (this.#current !== null && this.#current.end === this.#current.start) this.#current.end = length;
  }
}

/** Parts whose delimiter never came are the text they are. */
function finished(draft: Draft, source: Uint8Array): MailPart {
  const isBroken = draft.kind.startsWith('multipart/') && draft.parts.length === 0;
  return {
    kind: isBroken ? 'text/plain' : draft.kind,
    params: draft.params,
    disposition: draft.disposition,
    name: draft.name,
    contentId: draft.contentId,
    encoding: draft.encoding,
    head: draft.head,
    body: source.subarray(draft.start, draft.end),
    parts: draft.parts.map((part) => finished(part, source)),
  };
}

/** @throws NoMailError for one of heads without end, or of parts in parts without end */
export function readParts(source: Uint8Array): MailTree {
  const reader = new PartReader(source);
  reader.read();
  const empty = new Uint8Array(0);
  const root: Draft = reader.root ?? { ...partHeadOf(empty, null), head: empty, start: 0, end: 0, parts: [] };
  return { root: finished(root, source), left: reader.left, charset: reader.charset };
}

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** As much of a body as it is looked at whether it is what its head says. */
const looked = 4096;

/** Words nobody encoded, under a head that says they are: looked at so far as their first empty line. */
function isNoBase64(body: Uint8Array): boolean {
  const text = latin1(body.subarray(0, looked)).trimStart();
  const block = text.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const isWhole = block.length < text.length || body.length <= looked;
  return /[^A-Za-z\d+/=\s-]/.test(block) || (isWhole && block.replace(/\s/g, '').length % 4 === 1);
}

/** Quoted-printable that no head speaks of: each of its signs is an escape or the end of a line, and lines are broken with it. */
function isQuotedPrintable(body: Uint8Array): boolean {
  const text = latin1(body.subarray(0, looked));
  const signs = text.split('=').length - 1;
  const escapes = text.match(/=[\dA-F]{2}/g)?.length ?? 0;
  const breaks = text.match(/=\r?\n/g)?.length ?? 0;
  const cut = /=[\dA-F]?$/.test(text) ? 1 : 0;
  return breaks > 0 && escapes > 1 && escapes + breaks + cut >= signs && !/[\x80-\xff]/.test(text);
}

/** What a list adds below words in base64 stands there as it is. */
function decodedWords(body: Uint8Array): Uint8Array {
  const text = latin1(body);
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const below = text.slice(end).trim();
  if (!/[^A-Za-z\d+/=\s]/.test(below)) return libbase64.decode(text);
  return Buffer.concat([libbase64.decode(text.slice(0, end)), Buffer.from(`\n\n${below}`, 'latin1')]);
}

/** The content of a part, as it was before it was encoded. */
export function decodedBody({ kind, encoding, body }: MailPart): Uint8Array {
  const isText = kind.startsWith('text/');
  if (encoding === 'base64') {
    if (!isText) return libbase64.decode(latin1(body));
    return isNoBase64(body) ? body : decodedWords(body);
  }
  if (encoding === 'quoted-printable') return libqp.decode(body);
  // Servers put a line or two into a file with nothing in it.
  if (!isText && body.length <= looked && latin1(body).trim() === '') return body.subarray(0, 0);
  return isText && isQuotedPrintable(body) ? libqp.decode(body) : body;
}
