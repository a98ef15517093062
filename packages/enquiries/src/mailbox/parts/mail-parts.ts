import { charsetOf } from './charset-names.ts';
import { guessedBoundary } from './guessed-boundary.ts';
import {
  continuesField,
  headLineAt,
  isBlank,
  LineEnds,
  namesField,
  namesFieldOfPart,
  withLineFeeds,
} from './head-lines.ts';
import { type PartHead, partHeadOf } from './part-head.ts';

/** A part of a mail, as it lies in it. */
export interface MailPart extends PartHead {
  /** Its head and its body as they stand, encoded. */
  readonly head: Uint8Array;
  readonly body: Uint8Array;
  readonly parts: readonly MailPart[];
  /** Whether it stands behind the last of the parts: words that belong to none of them. */
  readonly isBehind: boolean;
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
const noBytes = new Uint8Array(0);

interface Draft extends PartHead {
  /** Whether it stands behind the last of the parts. */
  readonly isBehind?: boolean;
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

/** What is counted of a mail, however often parts of it are taken apart. */
class Counted {
  headBytes = 0;
  parts = 0;
  left = 0;
  charset: string | null = null;
}

/** Takes a mail apart by its lines: one walk, in which nothing is copied. */
class PartReader {
  readonly #source: Uint8Array;
  readonly #counted: Counted;
  readonly #open = new Map<string, Open>();
  #innermost: Open | null = null;
  #depth = 0;
  root: Draft | null = null;
  /** Where the head that is being read begins; `null` inside a body. */
  #headFrom: number | null = 0;
  /** The first line of that head that is no field of one, where none of one follows: words that no empty line parts from it. */
  #noFieldAt: number | null = null;
  #current: Draft | null = null;
  readonly #lines: LineEnds;

  /** @param of what all of it is a part of, where that is known */
  constructor(source: Uint8Array, counted: Counted, of: Draft | null = null) {
    this.#source = source;
    this.#counted = counted;
    this.#lines = new LineEnds(source);
    if (of === null) return;
    this.root = of;
    this.#headFrom = null;
    this.#current = of;
    this.#begin(of);
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
    this.#noFieldAt = null;
    const counted = this.#counted;
    counted.headBytes += head.length;
    if (counted.headBytes > mostHeadBytes) throw new NoMailError('Its heads are too long.');
    const above = this.#innermost?.of;
    counted.parts += 1;
    if (counted.parts > mostParts) {
      counted.left += 1;
      this.#current = null;
      return;
    }
    const otherwise = above?.kind === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
    const said = partHeadOf(head, counted.charset, otherwise);
    const draft: Draft = { ...said, head, start: bodyFrom, end: bodyFrom, parts: [] };
    counted.charset ??= charsetOf(said.params.charset ?? '');
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

  /** A head in which words stand that no empty line parts from it ends before them, where they can be words: of a file they are none. */
  #endHeadAt(end: number, bodyFrom: number): void {
    const words = this.root === null ? null : this.#noFieldAt;
    const head =
      words === null ? null : partHeadOf(this.#source.subarray(this.#headFrom ?? words, words), null);
    const isText = head?.kind.startsWith('text/') && head.encoding !== 'base64';
    if (isText && words !== null) this.#endHead(words, words);
    else this.#endHead(end, bodyFrom);
  }

  /** The line break before a delimiter is the delimiter's. */
  #endBody(lineStart: number): void {
    this.#endHeadAt(lineStart, lineStart);
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
    // Some programs write their last mark before the last part: what follows it is looked at as well.
    const isWhole = between === undefined && open.hidden !== undefined;
    this.#close(open, isWhole);
    if (between) this.#headFrom = next;
    else if (!isWhole) this.#beginBehind(open.of, next);
    return true;
  }

  /** What stands behind the last of the parts: no part, but words where there are any. */
  #beginBehind(of: Draft, start: number): void {
    if (this.#counted.parts >= mostParts) return;
    this.#counted.parts += 1;
    this.#current = {
      ...partHeadOf(noBytes, null),
      isBehind: true,
      head: noBytes,
      start,
      end: start,
      parts: [],
    };
    of.parts.push(this.#current);
  }

  /** A line of a head. */
  #readHead(from: number, lineEnd: number, next: number): void {
    // A server parts what it is given; only in a part the empty line may be the first of its words.
    if (lineEnd === from) {
      this.#endHeadAt(from, next);
      return;
    }
    const line = headLineAt(this.#source, from, lineEnd);
    const isFirst = from === this.#headFrom;
    if (namesField(line)) {
      // "Arrival: 12 May" below other words is one of them.
      if (this.root === null || namesFieldOfPart(line)) this.#noFieldAt = null;
    } else if (isBlank(this.#source, from, lineEnd)) {
      const following = headLineAt(this.#source, next, this.#lineEnd(next, this.#next(next)));
      if (!namesField(following) && !continuesField(following)) this.#endHead(from, next);
    } else if (isFirst && this.root !== null && !continuesField(line)) this.#endHead(from, from);
    else if (!continuesField(line)) this.#noFieldAt ??= from;
  }

  /** Where the next line begins. Our own server's lines end with a line feed; what a stranger put into one of them ends none. */
  #next(from: number): number {
    return this.#lines.next(from, this.root !== null);
  }

  read(): void {
    const length = this.#source.length;
    for (let from = 0; from < length; ) {
      const next = this.#next(from);
      const lineEnd = this.#lineEnd(from, next);
      if (!this.#delimit(from, lineEnd, next) && this.#headFrom !== null) this.#readHead(from, lineEnd, next);
      from = next;
    }
    const rootWords = this.root === null ? this.#noFieldAt : null;
    if (rootWords === null) this.#endHeadAt(length, length);
    else this.#endHead(rootWords, rootWords);
    if (this.#current !== null && this.#current.end === this.#current.start) this.#current.end = length;
  }
}

/** Parts whose delimiter never came are those of the delimiter that did; where none did, they are the text they are. */
function finished(draft: Draft, source: Uint8Array, counted: Counted, mayGuess = true): MailPart {
  const body = source.subarray(draft.start, draft.end);
  const isWritten = ({ isBehind, start, end }: Draft) => !isBehind || !isBlank(source, start, end);
  const drafts = draft.parts.filter(isWritten);
  const isBroken = draft.kind.startsWith('multipart/') && drafts.length === 0;
  const boundary = isBroken && mayGuess ? guessedBoundary(body) : null;
  if (boundary !== null) {
    const of = { ...draft, params: { ...draft.params, boundary }, start: 0, end: 0 };
    new PartReader(body, counted, of).read();
    if (of.parts.length > 0) return finished({ ...of, start: 0, end: 0 }, body, counted, false);
  }
  return {
    kind: isBroken ? 'text/plain' : draft.kind,
    params: draft.params,
    disposition: draft.disposition,
    name: draft.name,
    contentId: draft.contentId,
    encoding: draft.encoding,
    head: draft.head,
    body,
    isBehind: draft.isBehind === true,
    parts: drafts.map((part) => finished(part, source, counted, mayGuess)),
  };
}

/** @throws NoMailError for one of heads without end, or of parts in parts without end */
export function readParts(mail: Uint8Array): MailTree {
  const source = withLineFeeds(mail);
  const counted = new Counted();
  const reader = new PartReader(source, counted);
  reader.read();
  const root: Draft = reader.root ?? {
    ...partHeadOf(noBytes, null),
    head: noBytes,
    start: 0,
    end: 0,
    parts: [],
  };
  const tree = finished(root, source, counted);
  return { root: tree, left: counted.left, charset: counted.charset };
}
