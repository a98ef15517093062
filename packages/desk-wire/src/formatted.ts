import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { PlainPieces } from './plain-pieces.ts';

/** Formatted words of ours, cleaned, and the same as plain text. */
export interface FormattedWords {
  /** Of `p br strong em a ul ol li img` alone; `null` where nothing is formatted and the text says it all. */
  readonly html: string | null;
  readonly text: string;
}

/** Longer markup is cut here: words are far shorter (`longestWords`). */
const longest = 400_000;
/** Lists in lists. */
const deepest = 5;

const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strong: 'strong', em: 'em' };
const lists: ReadonlySet<string> = new Set(['ul', 'ol']);
const blocks: ReadonlySet<string> = new Set(
  'p div section article header footer blockquote pre table tr h1 h2 h3 h4 h5 h6 dl dt dd center address'.split(
    ' ',
  ),
);
/** What is in them is for programs. */
const hidden: ReadonlySet<string> = new Set(
  'script style title template noscript iframe object svg math'.split(' '),
);

/** Where a link of ours may lead; anything else is words. */
const safeLink = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]{1,2000}$/i;
/** A file that goes with the same mail, by its place: of a draft among the draft's files, of a message among the message's. */
const ownPicture = /^draft:\d{1,4}$/;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

interface OpenElement {
  readonly name: string;
  /** Of a link: where it leads. Of a numbered list: what its next line begins with. */
  href?: string;
  next?: number;
  /** Where its words begin among the pieces of the text. */
  readonly from: number;
}

/** Writes markup and text at once, as the pieces come: it keeps no tree. */
class FormattedWriter {
  html = '';
  readonly plain = new PlainPieces();
  isFormatted = false;
  readonly #open: OpenElement[] = [];
  #hidden: string | null = null;
  #hiddenDepth = 0;
  /** Whether the line of a list that is open has nothing in it yet. */
  #emptyLine = false;

  #isOpen(...names: readonly string[]): boolean {
    return this.#open.some(({ name }) => names.includes(name));
  }

  #push(name: string, attributes = '', more: Pick<OpenElement, 'href' | 'next'> = {}): void {
    this.html += `<${name}${attributes}>`;
    this.#open.push({ name, from: this.plain.pieces.length, ...more });
    if (name !== 'p') this.isFormatted = true;
  }

  #pop(): void {
    const element = this.#open.pop();
    if (!element) return;
    this.html += `</${element.name}>`;
    const { name, href, from } = element;
    if (href !== undefined) this.#sayAddress(href, this.plain.pieces.slice(from).join('').trim());
    if (name === 'p') this.plain.endLine(2);
    if (name === 'li') this.plain.endLine(1);
    if (lists.has(name)) this.plain.endLine(this.#isOpen('ul', 'ol') ? 1 : 2);
  }

  #sayAddress(href: string, words: string): void {
    const plain = href.replace(/^(?:mailto|tel):/i, '');
    if (words === plain || words === href) return;
    this.plain.words(words === '' ? plain : ` (${plain})`);
  }

  /** Closes what is open down to the last element of these names, and that too. */
  #closeTo(...names: readonly string[]): void {
    if (!this.#isOpen(...names)) return;
    for (let last = ''; !names.includes(last); ) {
      last = this.#open.at(-1)?.name ?? '';
      this.#pop();
    }
  }

  /** Words stand in a paragraph or a line of a list. */
  #inBlock(): void {
    if (!this.#isOpen('p', 'li')) this.#push('p');
    this.#emptyLine = false;
  }

  opened(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#hidden !== null) {
      if (name === this.#hidden) this.#hiddenDepth += 1;
      return;
    }
    if (hidden.has(name)) {
      this.#hidden = name;
      this.#hiddenDepth = 1;
      return;
    }
    if (lists.has(name)) this.#openList(name);
    else if (name === 'li') this.#openLine();
    else if (blocks.has(name)) this.#openBlock();
    else if (name === 'br') this.#breakLine();
    else if (name === 'img') this.#picture(attributes);
    else if (name === 'a') this.#openLink(attributes.href ?? '');
    else {
      const inline = sameAs[name];
      if (inline === undefined || this.#isOpen(inline)) return;
      this.#inBlock();
      this.#push(inline);
    }
  }

  closed(name: string): void {
    if (this.#hidden !== null) {
      if (name === this.#hidden) this.#hiddenDepth -= 1;
      if (this.#hiddenDepth === 0) this.#hidden = null;
      return;
    }
    if (lists.has(name) || name === 'li' || name === 'a') this.#closeTo(name);
    else if (!blocks.has(name)) {
      const inline = sameAs[name];
      if (inline !== undefined) this.#closeTo(inline);
    } else if (!this.#isOpen('li')) this.#closeTo('p');
  }

  words(text: string): void {
    if (this.#hidden !== null) return;
    const plain = text.replace(/[^\S\u00a0]+/g, ' ');
    if (plain === ' ' && !this.#isOpen('p', 'li')) return;
    this.#inBlock();
    this.html += escaped(plain);
    this.plain.words(plain.replace(/\u00a0/g, ' '));
  }

  end(): void {
    while (this.#open.length > 0) this.#pop();
  }

  #openList(name: string): void {
    if (this.#open.filter((each) => lists.has(each.name)).length >= deepest) return;
    const inLine = this.#isOpen('li');
    if (!inLine) this.#closeTo('p');
    this.plain.endLine(inLine ? 1 : 2);
    this.#push(name, '', name === 'ol' ? { next: 1 } : {});
  }

  #openLine(): void {
    const list = this.#open.findLastIndex(({ name }) => lists.has(name));
    const line = this.#open.findLastIndex(({ name }) => name === 'li');
    if (list < 0) {
      this.#openBlock();
      return;
    }
    if (line > list) this.#closeTo('li');
    const kept = this.#open[list];
    const depth = this.#open.filter(({ name }) => lists.has(name)).length - 1;
    this.#push('li');
    this.#emptyLine = true;
    const begins = kept?.next === undefined ? '- ' : `${kept.next}. `;
    if (kept?.next !== undefined) kept.next += 1;
    this.plain.endLine(1);
    this.plain.mark(`${'  '.repeat(depth)}${begins}`);
  }

  #openBlock(): void {
    // A line of a list has no paragraphs: it goes on in a new line.
    if (this.#isOpen('li')) {
      if (!this.#emptyLine) this.#breakLine();
      return;
    }
    this.#closeTo('p');
    this.#push('p');
  }

  #breakLine(): void {
    this.#inBlock();
    this.html += '<br>';
    this.plain.breakLine();
  }

  #openLink(href: string): void {
    this.#closeTo('a');
    const address = href.trim();
    if (!safeLink.test(address)) return;
    this.#inBlock();
    this.#push('a', ` href="${escaped(address)}"`, { href: address });
  }

  #picture({ src = '', alt = '' }: Readonly<Record<string, string>>): void {
    if (!ownPicture.test(src)) return;
    this.#inBlock();
    this.isFormatted = true;
    const words = alt.slice(0, 600).replace(/\s+/g, ' ').trim();
    this.html += `<img src="${src}" alt="${escaped(words)}">`;
    this.plain.words(words === '' ? '[picture]' : `[${words}]`);
  }
}

const nothing = () => {};
/** Longer names are no elements or attributes of ours. */
const longestName = 12;

/** Gives a writer what a tokenizer finds: a parser would keep a stack of all that is open, and search it. */
class Elements implements TokenizerCallbacks {
  readonly #html: string;
  readonly #writer: FormattedWriter;
  #name = '';
  #attribute = '';
  #value: string[] = [];
  #attributes: Record<string, string> = {};

  constructor(html: string, writer: FormattedWriter) {
    this.#html = html;
    this.#writer = writer;
  }

  readonly oncomment = nothing;
  readonly ondeclaration = nothing;
  readonly onend = nothing;
  readonly onprocessinginstruction = nothing;

  #nameAt(start: number, end: number): string {
    return end - start > longestName ? '' : this.#html.slice(start, end).toLowerCase();
  }

  ontext(start: number, end: number): void {
    this.#writer.words(this.#html.slice(start, end));
  }

  oncdata(start: number, end: number): void {
    this.ontext(start, end);
  }

  ontextentity(code: number): void {
    this.#writer.words(String.fromCodePoint(code));
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#nameAt(start, end);
    this.#attributes = {};
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#nameAt(start, end);
    this.#value = [];
  }

  onattribdata(start: number, end: number): void {
    this.#value.push(this.#html.slice(start, end));
  }

  onattribentity(code: number): void {
    this.#value.push(String.fromCodePoint(code));
  }

  onattribend(): void {
    if (['href', 'src', 'alt'].includes(this.#attribute))
      this.#attributes[this.#attribute] ??= this.#value.join('');
  }

  onopentagend(): void {
    this.#writer.opened(this.#name, this.#attributes);
  }

  onselfclosingtag(): void {
    this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    this.#writer.closed(this.#nameAt(start, end));
  }
}

/** Empty paragraphs at the end are where somebody stopped writing. */
const withoutEmptyEnd = (html: string): string => html.replace(/(?:<p>(?:\s|<br>)?<\/p>){1,200}$/, '');

/**
 * What somebody of the house wrote with formatting: the few elements an answer may have, whatever came, and its plain text, so that both
 * parts of a mail say the same. Links keep their address, lists their marks. Linear, and fetches nothing.
 */
export function cleanFormatted(html: string): FormattedWords {
  const bounded = html.slice(0, longest);
  const writer = new FormattedWriter();
  const tokenizer = new Tokenizer({ decodeEntities: true }, new Elements(bounded, writer));
  tokenizer.write(bounded);
  tokenizer.end();
  writer.end();
  return {
    html: writer.isFormatted ? withoutEmptyEnd(writer.html) : null,
    text: writer.plain.pieces.join('').trim(),
  };
}

/**
 * Cleaned markup with its pictures named anew: a draft's places are not those of the message it becomes.
 *
 * @param addressOf the address of the picture at a place; `null` for one that does not go along
 */
export const withPictures = (html: string, addressOf: (place: number) => string | null): string =>
  html.replace(/<img src="draft:(\d{1,4})"( alt="[^"]{0,2000}")>/g, (_, place: string, words: string) => {
    const address = addressOf(Number(place));
    return address === null ? '' : `<img src="${address}"${words}>`;
  });
