import { decodeWords } from 'postal-mime';

/** Somebody a head names, as it stands there. */
interface Named {
  readonly address: string;
  readonly name: string;
}

/** What stands between two separators: all of it, and what of it is in angle brackets. */
interface Piece {
  readonly raw: string;
  /** Where the angle bracket begins in it; -1 for none. */
  readonly angleAt: number;
  readonly angle: string;
}

/** Reads a head once, from its beginning to its end. */
class Pieces {
  readonly found: Piece[] = [];
  readonly #value: string;
  readonly #quotes: boolean;
  #from = 0;
  #angleAt = -1;
  #angle = '';
  #depth = 0;
  #state: 'plain' | 'quoted' | 'remark' | 'angle' | 'quoted in angle' = 'plain';

  /** @param quotes whether quotation marks keep separators: not in a head that opens one and never closes it */
  constructor(value: string, quotes: boolean) {
    this.#value = value;
    this.#quotes = quotes;
    for (let at = 0; at < value.length; at++) at += this.#take(value[at] ?? '', at);
    this.#end(value.length);
  }

  get isOpen(): boolean {
    return this.#state === 'quoted' || this.#state === 'quoted in angle' || this.#state === 'remark';
  }

  /** @returns how many letters behind this one are taken as well */
  #take(letter: string, at: number): number {
    if (this.#state === 'angle' || this.#state === 'quoted in angle') return this.#inAngle(letter, at);
    if (this.#state === 'quoted') {
      if (letter === '"') this.#state = 'plain';
      return letter === '\\' ? 1 : 0;
    }
    if (this.#state === 'remark') {
      if (letter === '(') this.#depth += 1;
      if (letter === ')') this.#depth -= 1;
      if (this.#depth === 0) this.#state = 'plain';
      return letter === '\\' ? 1 : 0;
    }
    if (letter === '"' && this.#opens(at)) this.#state = 'quoted';
    else if (letter === '(' && this.#quotes) {
      this.#depth = 1;
      this.#state = 'remark';
    } else if (letter === '<') {
      this.#state = 'angle';
      this.#angleAt = at - this.#from;
      this.#angle = '';
    } else if (letter === ',' || letter === ';') this.#end(at);
    // The name of a group, of a protocol or of a route.
    else if (letter === ':') this.#from = at + 1;
    return 0;
  }

  #inAngle(letter: string, at: number): number {
    if (this.#state === 'quoted in angle') {
      const next = letter === '\\' ? (this.#value[at + 1] ?? '') : '';
      this.#angle += letter + next;
      if (letter === '"') this.#state = 'angle';
      return next.length;
    }
    if (letter === '>') this.#state = 'plain';
    else if (letter === '<') this.#angle = '';
    // A route names several; anything else was never closed.
    else if (letter === ',' && !this.#angle.startsWith('@')) {
      this.#state = 'plain';
      this.#end(at);
    } else {
      if (letter === '"' && this.#opens(at)) this.#state = 'quoted in angle';
      this.#angle += letter;
    }
    return 0;
  }

  #opens(at: number): boolean {
    return this.#quotes && (at === 0 || /[\s<,;:.("]/.test(this.#value[at - 1] ?? ''));
  }

  #end(at: number): void {
    const raw = this.#value.slice(this.#from, at);
    if (raw.trim() !== '') this.found.push({ raw, angleAt: this.#angleAt, angle: this.#angle });
    this.#from = at + 1;
    this.#angleAt = -1;
    this.#angle = '';
  }
}

/** A name without its quotation marks and remarks, decoded. */
function nameIn(text: string): string {
  const words = text
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_, inner: string) => inner.replace(/\\(.)/g, '$1'))
    .replace(/[<>]/g, ' ');
  return decodeWords(words).replace(/\s+/g, ' ').trim();
}

const remark = /\(([^()]{0,400})\)/;
const withoutRemark = (text: string): string => text.replace(remark, ' ');

/** An address without what programs put around it: `mailto:`, a route, brackets, a dot behind it. */
function addressIn(text: string): string {
  const plain = text
    .trim()
    .replace(/^(?:mailto|smtp):/i, '')
    .replace(/^@[^:"]{1,300}:/, '')
    .replace(/[\s>]+$/, '')
    .replace(/^([^[]{0,320})\]$/, '$1')
    .replace(/^'([^'@]{1,64}@[^'@]{1,255})'$/, '$1');
  return /@[^"\]\s]{0,260}\.$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** An address that stands in a text without brackets: quotation marks before its @ are a part of it. */
const bare = /(?:"(?:[^"\\]|\\.){1,200}"|[^\s"<>()[\]]{1,200})@(?:\[[^\]\s]{1,100}\]|[^\s"<>()[\]]{1,260})/;

function namedBy({ raw, angleAt, angle }: Piece): Named {
  if (angleAt >= 0) {
    const before = nameIn(withoutRemark(raw.slice(0, angleAt)));
    const behind = remark.exec(raw.slice(angleAt))?.[1] ?? remark.exec(raw.slice(0, angleAt))?.[1];
    return { address: addressIn(angle), name: before === '' ? nameIn(behind ?? '') : before };
  }
  const found = bare.exec(withoutRemark(raw));
  if (!found) return { address: '', name: nameIn(raw) };
  const rest = withoutRemark(raw).replace(found[0], ' ').replace(/[[\]]/g, ' ');
  return { address: addressIn(found[0]), name: nameIn(rest) || nameIn(remark.exec(raw)?.[1] ?? '') };
}

function piecesOf(value: string): readonly Piece[] {
  const pieces = new Pieces(value, true);
  return pieces.isOpen ? new Pieces(value, false).found : pieces.found;
}

/**
 * Whom a head names, in the forms programs write: names with commas and without quotation marks, quoted addresses, groups, remarks, a
 * bracket that was never closed, an address that is encoded as if it were a name.
 */
export function mailboxesNamed(value: string): Named[] {
  const all: Named[] = [];
  let before = '';
  for (const piece of piecesOf(value)) {
    const named = namedBy(piece);
    if (named.address === '' && named.name.includes('@') && /=\?/.test(piece.raw)) {
      all.push(...piecesOf(named.name).map(namedBy));
    } else if (named.address === '') {
      // "Quill, Ana <ana@example.com>" is one person.
      before = before === '' ? named.name : `${before}, ${named.name}`;
    } else if (before !== '' && piece.angleAt >= 0 && named.name !== '') {
      all.push({ address: named.address, name: `${before}, ${named.name}` });
      before = '';
    } else {
      if (before !== '') all.push({ address: '', name: before });
      before = '';
      all.push(named);
    }
  }
  if (before !== '') all.push({ address: '', name: before });
  return all;
}
