import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { wholeMarkup } from './whole-markup.ts';

/** An attribute that is longer says nothing anybody reads. */
const longestValue = 8000;
/** Longer names are no elements of HTML, and no attributes of it that are asked for. */
const longestName = 16;
/** Of an element that has more, the others are left out. */
const mostAttributes = 60;

/** An address somebody typed between angle brackets that nothing escaped. */
const addressInBrackets =
  /^((?:mailto:)?[\w.+-]{1,64}@[\w.-]{1,190}\.[a-z]{2,20}|https?:\/\/[^\s<>"']{1,300}|www\.[\w-][^\s<>"']{1,300})\s?>/i;
const longestTyped = 320;

/** An element that begins, with those of its attributes that are asked for. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** `<title/>`: nothing is in it. */
  readonly isClosed?: boolean;
}

/** What is made of markup, as it comes. */
export interface TagReader {
  open(tag: Tag): void;
  close(name: string): void;
  /** Words, and a character that was written as an entity. */
  text(words: string): void;
  character(letter: string): void;
}

const nothing = () => {};

/** Gathers what a tokenizer says of an element: it keeps no tree, so that neither depth nor a tag nobody closes costs anything. */
class TagGatherer implements TokenizerCallbacks {
  readonly #html: string;
  readonly #reader: TagReader;
  readonly #asked: ReadonlySet<string>;
  #name = '';
  #attributes = new Map<string, string>();
  #attribute: string | null = null;
  #value: string[] = [];
  #valueLength = 0;

  constructor(html: string, reader: TagReader, asked: ReadonlySet<string>) {
    this.#html = html;
    this.#reader = reader;
    this.#asked = asked;
  }

  readonly oncomment = nothing;
  readonly ondeclaration = nothing;
  readonly onend = nothing;
  readonly onprocessinginstruction = nothing;

  #nameAt(start: number, end: number): string {
    return end - start > longestName ? '' : this.#html.slice(start, end).toLowerCase();
  }

  #add(piece: string): void {
    if (this.#attribute === null || this.#valueLength > longestValue) return;
    this.#value.push(piece);
    this.#valueLength += piece.length;
  }

  onattribname(start: number, end: number): void {
    const name = this.#nameAt(start, end);
    const isAsked =
      this.#asked.has(name) && !this.#attributes.has(name) && this.#attributes.size < mostAttributes;
    this.#attribute = isAsked ? name : null;
    this.#value = [];
    this.#valueLength = 0;
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute !== null) this.#add(this.#html.slice(start, Math.min(end, start + longestValue + 1)));
  }

  onattribentity(code: number): void {
    this.#add(String.fromCodePoint(code));
  }

  onattribend(): void {
    if (this.#attribute !== null && this.#valueLength <= longestValue)
      this.#attributes.set(this.#attribute, this.#value.join(''));
    this.#attribute = null;
  }

  ontext(start: number, end: number): void {
    this.#reader.text(this.#html.slice(start, end));
  }

  oncdata(start: number, end: number): void {
    this.ontext(start, end);
  }

  ontextentity(code: number): void {
    this.#reader.character(String.fromCodePoint(code));
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#nameAt(start, end);
    this.#attributes = new Map();
    this.#tellAddress(start);
  }

  /** An address between angle brackets is no element, and no program that shows a mail to its writer leaves it out. */
  #tellAddress(start: number): void {
    const typed = addressInBrackets.exec(this.#html.slice(start, start + longestTyped))?.[1];
    if (typed !== undefined) this.#reader.text(`<${typed}>`);
  }

  onopentagend(): void {
    this.#reader.open({ name: this.#name, attributes: this.#attributes });
  }

  onselfclosingtag(): void {
    this.#reader.open({ name: this.#name, attributes: this.#attributes, isClosed: true });
  }

  onclosetag(start: number, end: number): void {
    this.#reader.close(this.#nameAt(start, end));
  }
}

/** Markup is read so far; whatever words stand behind this much of it is no letter. */
export const longestMarkup = 10_000_000;
/** How much is read before it is asked whether there is enough. */
const step = 65_536;
/** `<title/>` holds nothing: browsers take what follows for it, which the person who wrote it never saw. */
const options = { decodeEntities: true, recognizeSelfClosing: true };

/** Walks through markup once, from its beginning on. @param isEnough whether the rest is not needed */
export function readTags(
  html: string,
  reader: TagReader,
  asked: ReadonlySet<string>,
  isEnough: () => boolean,
): void {
  const bounded = wholeMarkup(html.slice(0, longestMarkup));
  const tokenizer = new Tokenizer(options, new TagGatherer(bounded, reader, asked));
  for (let from = 0; from < bounded.length && !isEnough(); from += step)
    tokenizer.write(bounded.slice(from, from + step));
  if (!isEnough()) tokenizer.end();
}
