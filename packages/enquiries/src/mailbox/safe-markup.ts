import type { Attachment } from 'postal-mime';
import { readTags, type Tag, type TagReader } from './markup-tags.ts';

/** Elements that say how words stand, and no more. */
const kept = new Set([
  ...['p', 'div', 'span', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'q', 'code'],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'center',
    'address',
    'font',
    'big',
    'tt',
    'del',
    'ins',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
]);
/** Of those, the ones that hold nothing. */
const empty = new Set(['br', 'hr']);
/** What is in them is for programs, or stands in place of the mail. */
const hidden = new Set([
  'style',
  'script',
  'title',
  'template',
  'xml',
  'svg',
  'math',
  'object',
  'iframe',
  'select',
]);
const asked = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'dir', 'width', 'height']);
/** Elements in elements that are kept; deeper ones are left out, their words not. */
const deepest = 100;
/** Letters of what is made of a mail: its pictures are by far the most of it. */
const longest = 20_000_000;
/** Kinds of pictures that hold nothing but a picture. */
const pictureKind = /^image\/(?:png|jpe?g|gif|webp|bmp|avif)$/;

/** A picture in a mail, by its Content-ID. */
interface Picture {
  readonly kind: string;
  readonly content: Uint8Array;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Where a link may lead: an address that opens nothing by itself. */
const linkOf = (href: string | undefined): string | null => {
  const address = (href ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, '');
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address) ? address : null;
};

const numberOf = (value: string | undefined, most: number): string | null => {
  const number = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 0;
  return number > 0 && number <= most ? String(number) : null;
};

/** Writes markup anew, of what is known to be harmless: nothing of what was read is passed on as it stands. */
class MarkupWriter implements TagReader {
  readonly #pictures: ReadonlyMap<string, Picture>;
  readonly #pieces: string[] = [];
  readonly #open: string[] = [];
  /** How often each element is open: one that is not is not looked for. */
  readonly #counts = new Map<string, number>();
  #length = 0;
  #hidden: string | null = null;
  #link: string | null = null;
  readonly #hides: ReadonlySet<string>;

  /** @param hides elements whose words are not shown */
  constructor(pictures: ReadonlyMap<string, Picture>, hides: ReadonlySet<string>) {
    this.#pictures = pictures;
    this.#hides = hides;
  }

  /** The element that hides what follows and never ended; `null` for none. */
  get endless(): string | null {
    return this.#hidden;
  }

  get full(): boolean {
    return this.#length >= longest;
  }

  #put(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  text(words: string): void {
    if (this.#hidden === null) this.#put(escaped(words));
  }

  character(letter: string): void {
    this.text(letter);
  }

  #showPicture({ attributes }: Tag): void {
    const alt = attributes.get('alt')?.trim() ?? '';
    const id = /^cid:(.{1,400})$/is.exec(attributes.get('src')?.trim() ?? '')?.[1];
    const picture = id === undefined ? undefined : this.#pictures.get(id.toLowerCase());
    if (picture === undefined || !pictureKind.test(picture.kind)) {
      if (alt !== '') this.#put(escaped(` [${alt}] `));
      return;
    }
    const data = Buffer.from(picture.content).toString('base64');
    if (this.#length + data.length > longest) {
      this.#put(escaped(` [${alt === '' ? 'a picture' : alt}] `));
      return;
    }
    const size = (['width', 'height'] as const)
      .map((name) => [name, numberOf(attributes.get(name), 4000)] as const)
      .map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`))
      .join('');
    this.#put(`<img src="data:${picture.kind};base64,${data}" alt="${escaped(alt)}"${size}>`);
  }

  /** The address of a link stands behind its words: a person sees where it leads. */
  #endLink(): void {
    if (this.#link === null) return;
    this.#put(` <small>&lt;${escaped(this.#link)}&gt;</small>`);
    this.#link = null;
  }

  #attributesOf({ name: element, attributes }: Tag): string {
    const spans = element === 'td' || element === 'th' ? (['colspan', 'rowspan'] as const) : [];
    const span = spans.map((name) => [name, numberOf(attributes.get(name), 100)] as const);
    const dir = attributes.get('dir')?.toLowerCase();
    const said = [...span, ['dir', dir === 'rtl' || dir === 'ltr' ? dir : null] as const];
    return said.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('');
  }

  open(tag: Tag): void {
    const { name } = tag;
    if (this.#hides.has(name) && tag.isClosed) return;
    if (this.#hidden === null && this.#hides.has(name)) this.#hidden = name;
    if (this.#hidden !== null) return;
    if (name === 'img') this.#showPicture(tag);
    else if (name === 'a') {
      this.#endLink();
      this.#link = linkOf(tag.attributes.get('href'));
    } else if (empty.has(name)) this.#put(`<${name}>`);
    else if (kept.has(name) && this.#open.length < deepest) {
      this.#put(`<${name}${this.#attributesOf(tag)}>`);
      this.#open.push(name);
      this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
  }

  close(name: string): void {
    if (this.#hidden !== null) {
      if (name === this.#hidden) this.#hidden = null;
      return;
    }
    if (name === 'a') this.#endLink();
    // What was opened in it and never closed is closed with it.
    else if ((this.#counts.get(name) ?? 0) > 0) {
      let last: string;
      do last = this.#closeLast();
      while (last !== name);
    }
  }

  #closeLast(): string {
    const name = this.#open.pop() ?? '';
    this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
    this.#put(`</${name}>`);
    return name;
  }

  whole(): string {
    this.#endLink();
    while (this.#open.length > 0) this.#closeLast();
    return this.#pieces.join('');
  }
}

/** Pictures of a mail by the id its markup names them by. */
export const picturesOf = (attachments: readonly Attachment[]): ReadonlyMap<string, Picture> =>
  new Map(
    attachments.flatMap(({ contentId, mimeType, content }) =>
      contentId && typeof content !== 'string'
        ? [
            [
              contentId.replace(/[<>]/g, '').toLowerCase(),
              { kind: mimeType, content: new Uint8Array(content) },
            ],
          ]
        : [],
    ),
  );

/**
 * Markup of a mail as it may be shown in a frame of its own: words, tables, lists, pictures that came with it. Nothing in it is fetched, runs
 * or is sent; the address of each link stands beside its words. Few walks, whatever is nested in it.
 */
export function safeMarkup(html: string, pictures: ReadonlyMap<string, Picture> = new Map()): string {
  const hides = new Set(hidden);
  for (;;) {
    const writer = new MarkupWriter(pictures, hides);
    readTags(html, writer, asked, () => writer.full);
    if (writer.endless === null) return writer.whole();
    // Where one of these never ends, what follows it is no less the letter.
    hides.delete(writer.endless);
  }
}
