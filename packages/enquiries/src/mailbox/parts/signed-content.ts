/** What a mail in the wrapping of S/MIME is (RFC 5652): read so far as its words are only signed. */
type Wrapped =
  | { readonly kind: 'signed'; readonly content: Uint8Array }
  /** Signed, encrypted or compressed in a way its words cannot be taken out of here. */
  | { readonly kind: 'signed-alone' | 'encrypted' };

interface Element {
  readonly tag: number;
  readonly from: number;
  readonly to: number;
  readonly next: number;
}

/** Elements in elements go no deeper than this in any mail. */
const deepest = 24;
/** Pieces of one content, and elements that are passed over. */
const mostElements = 200_000;

const [sequence, contextZero, octets, octetsInPieces] = [0x30, 0xa0, 0x04, 0x24];
const signedData = '2a864886f70d010702';

/** Reads elements of BER where they stand; one of no length ends with two zeros. */
class Elements {
  readonly #bytes: Uint8Array;
  #left = mostElements;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  #isEnd(at: number): boolean {
    return this.#bytes[at] === 0 && this.#bytes[at + 1] === 0;
  }

  /** @returns `null` for what is no element, or one too many */
  at(at: number, end: number, depth = 0): Element | null {
    this.#left -= 1;
    const tag = this.#bytes[at];
    const first = this.#bytes[at + 1];
    if (this.#left < 0 || depth > deepest || tag === undefined || first === undefined || at + 2 > end)
      return null;
    if ((tag & 0x1f) === 0x1f) return null;
    if (first === 0x80) return this.#ofNoLength(tag, at + 2, end, depth);
    let from = at + 2;
    let length = first;
    if (first > 0x80) {
      const count = first - 0x80;
      if (count > 4) return null;
      length = 0;
      for (let place = 0; place < count; place++) length = length * 256 + (this.#bytes[from + place] ?? 0);
      from += count;
    }
    return from + length <= end ? { tag, from, to: from + length, next: from + length } : null;
  }

  #ofNoLength(tag: number, from: number, end: number, depth: number): Element | null {
    let at = from;
    while (at < end && !this.#isEnd(at)) {
      const inner = this.at(at, end, depth + 1);
      if (inner === null) return null;
      at = inner.next;
    }
    return at < end ? { tag, from, to: at, next: at + 2 } : null;
  }

  in(element: Element): readonly Element[] {
    const inner: Element[] = [];
    for (let at = element.from; at < element.to; ) {
      const next = this.at(at, element.to);
      if (next === null) break;
      inner.push(next);
      at = next.next;
    }
    return inner;
  }

  hex({ from, to }: Element): string {
    return Buffer.from(this.#bytes.subarray(from, Math.min(to, from + 32))).toString('hex');
  }

  /** A text of bytes in one piece, or in several. */
  octets(element: Element): Uint8Array | null {
    if (element.tag === octets) return this.#bytes.subarray(element.from, element.to);
    if (element.tag !== octetsInPieces) return null;
    const pieces = this.in(element).filter(({ tag }) => tag === octets);
    return Buffer.concat(pieces.map(({ from, to }) => this.#bytes.subarray(from, to)));
  }
}

/** Some programs write the wrapping in letters, between two lines. */
function inBytes(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x2d) return bytes;
  const [, inner] =
    /^-----BEGIN (?:PKCS ?#?7|CMS)[^\n]{0,40}\r?\n([\w+/=\s]{1,})/.exec(
      Buffer.from(bytes).toString('latin1'),
    ) ?? [];
  return inner === undefined ? bytes : Buffer.from(inner, 'base64');
}

/** @returns `null` for what is no such wrapping */
export function unwrapped(wrapped: Uint8Array): Wrapped | null {
  const bytes = inBytes(wrapped);
  const elements = new Elements(bytes);
  const all = elements.at(0, bytes.length);
  if (all === null || all.tag !== sequence) return null;
  const [kind, inner] = elements.in(all);
  if (kind === undefined || kind.tag !== 0x06) return null;
  if (elements.hex(kind) !== signedData) return { kind: 'encrypted' };
  const data = inner && elements.in(inner)[0];
  // Version, digests, what is signed: an object's name and, where it is inside, the object.
  const signed = data && elements.in(data).find(({ tag }) => tag === sequence);
  const object = signed && elements.in(signed).find(({ tag }) => tag === contextZero);
  const words = object && elements.in(object)[0];
  const content = words ? elements.octets(words) : null;
  return content === null || content.length === 0 ? { kind: 'signed-alone' } : { kind: 'signed', content };
}
