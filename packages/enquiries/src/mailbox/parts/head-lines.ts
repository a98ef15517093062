const [lineFeed, carriageReturn] = [10, 13];

/** Where lines of a mail end: at a line feed, and where it is asked for at a bare carriage return, as old programs write them. */
export class LineEnds {
  readonly #source: Uint8Array;
  #feed = -1;
  #return = -1;
  /** The end of the row of carriage returns that was looked at last. */
  #rowEnd = -1;

  constructor(source: Uint8Array) {
    this.#source = source;
  }

  #find(byte: number, from: number): number {
    const found = this.#source.indexOf(byte, from);
    return found === -1 ? this.#source.length : found;
  }

  /** Where the line after the one at `from` begins. */
  next(from: number, atReturns: boolean): number {
    const length = this.#source.length;
    if (this.#feed < from) this.#feed = this.#find(lineFeed, from);
    const behindFeed = Math.min(length, this.#feed + 1);
    if (!atReturns) return behindFeed;
    if (this.#return < from) this.#return = this.#find(carriageReturn, from);
    if (this.#return >= this.#feed) return behindFeed;
    if (this.#rowEnd <= this.#return) {
      this.#rowEnd = this.#return;
      while (this.#source[this.#rowEnd] === carriageReturn) this.#rowEnd += 1;
    }
    // Some servers write another one before the end of a line.
    return this.#rowEnd === this.#feed ? behindFeed : this.#return + 1;
  }
}

/** A mail none of whose lines ends with a line feed, as if they did. */
export function withLineFeeds(source: Uint8Array): Uint8Array {
  if (source.includes(lineFeed) || !source.includes(carriageReturn)) return source;
  return source.map((byte) => (byte === carriageReturn ? lineFeed : byte));
}

/** Lines of a source: each costs its reader the same, however short it is. */
export function countLines(source: Uint8Array, most: number): number {
  let lines = 0;
  for (let at = source.indexOf(lineFeed); at !== -1 && lines <= most; at = source.indexOf(lineFeed, at + 1))
    lines += 1;
  for (
    let at = source.indexOf(carriageReturn);
    at !== -1 && lines <= most;
    at = source.indexOf(carriageReturn, at + 1)
  )
    if (source[at + 1] !== lineFeed) lines += 1;
  return lines;
}

/** Bytes of a line of a head that are looked at to tell what it is. */
const longestHeadLine = 1000;

/** The beginning of a line of a head: longer than any name of a field, and than what tells a line that goes on. */
export const headLineAt = (source: Uint8Array, from: number, lineEnd: number): string =>
  Buffer.from(source.subarray(from, Math.min(lineEnd, from + longestHeadLine))).toString('latin1');

export const namesField = (line: string): boolean => /^[!-9;-~]{1,80}[ \t]?:/.test(line);

/** Fields of the head of a part: below words, any other name before a colon is a word of them. */
export const namesFieldOfPart = (line: string): boolean =>
  /^(?:content-[!-9;-~]{1,60}|mime-version|x-[!-9;-~]{1,60})[ \t]?:/i.test(line);

/** What belongs to the field above it, also where a program forgot the space before it: `filename="a.pdf"`, `filename=My plan.pdf`. */
export const continuesField = (line: string): boolean =>
  /^(?:[ \t]+\S|>?From |=\?|(?:(?:file)?name|charset|boundary|format)(?:\*\d{0,3})?\*?\s?=|[\w*-]{1,40}\s?=\s?(?:"|[^\s"]{1,1000};?$)|"[^"]{0,200}";?$)/i.test(
    line,
  );

/** Whether nothing but white space stands there. */
export function isBlank(source: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = source[at] ?? 0;
    if (byte > 32) return false;
  }
  return true;
}
