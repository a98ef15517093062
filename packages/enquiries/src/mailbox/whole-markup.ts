/** Elements whose content a tokenizer takes as one text up to their end tag, whatever stands in it. */
const takenAsText = ['iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp'];
const isTakenAsText = new Set(takenAsText);
const tagsOfText = new RegExp(`<(/?)(${takenAsText.join('|')})(?=[\\s/>])`, 'gi');
/** In these no tag stands: where one of the same name begins, the one before never ended. */
const holdNoTags = new Set(['style', 'title']);
const isTagName = /[a-z]/i;
const endsName = /[\s/>]/;
const isSpace = /\s/;
/** An attribute with its value, as far as it is read without its quotation marks. */
const attributesBefore = /^(?:[^<]*?=\s*(?:"[^"]*"|'[^']*'|[^\s"'<]*))+/;
/** A condition of Outlook's, of which the words behind it are no part. */
const condition = /^<!--\s*\[if[^\]<>]{0,200}\]>?/i;

/** What stands in place of a mark that is left out: without it, what is before and behind would become another one. */
const nothing = '<!---->';

/** The next place of a text in markup, looked for once however often it is asked for. */
class NextPlace {
  readonly #html: string;
  readonly #sought: string;
  #at = -1;

  constructor(html: string, sought: string) {
    this.#html = html;
    this.#sought = sought;
  }

  /** @returns the length of the markup where there is none */
  from(place: number): number {
    if (this.#at < place) {
      const found = this.#html.indexOf(this.#sought, place);
      this.#at = found === -1 ? this.#html.length : found;
    }
    return this.#at;
  }
}

/** Where tags of elements that are taken as text stand. */
class TextTags {
  readonly #tags: ReadonlyMap<string, readonly { readonly at: number; readonly isEnd: boolean }[]>;
  readonly #read = new Map<string, number>();

  constructor(html: string) {
    const tags = new Map<string, { at: number; isEnd: boolean }[]>();
    for (const { index, 1: slash, 2: name = '' } of html.matchAll(tagsOfText)) {
      const own = tags.get(name.toLowerCase()) ?? [];
      own.push({ at: index, isEnd: slash === '/' });
      tags.set(name.toLowerCase(), own);
    }
    this.#tags = tags;
  }

  /** Where an element that begins before `place` ends; `null` where it never does. */
  endOf(name: string, place: number): number | null {
    const tags = this.#tags.get(name) ?? [];
    let next = this.#read.get(name) ?? 0;
    while ((tags[next]?.at ?? place) < place) next += 1;
    if (!holdNoTags.has(name)) while (tags[next]?.isEnd === false) next += 1;
    this.#read.set(name, next);
    const tag = tags[next];
    return tag?.isEnd ? tag.at : null;
  }
}

/** Writes markup anew where something in it never ends, in one walk. */
class Mender {
  readonly #html: string;
  readonly #pieces: string[] = [];
  readonly #textTags: TextTags;
  readonly #ends: Readonly<Record<'>' | '<' | '"' | "'" | '-->' | '--!>' | '-- >' | ']]>', NextPlace>>;
  /** So far the markup is in the pieces. */
  #taken = 0;

  constructor(html: string) {
    this.#html = html;
    this.#textTags = new TextTags(html);
    const next = (sought: string) => new NextPlace(html, sought);
    this.#ends = {
      ...{ '>': next('>'), '<': next('<'), '"': next('"'), "'": next("'") },
      ...{ '-->': next('-->'), '--!>': next('--!>'), '-- >': next('-- >'), ']]>': next(']]>') },
    };
  }

  /** Puts `instead` in place of what stands between two places. */
  #replace(from: number, to: number, instead: string): number {
    this.#pieces.push(this.#html.slice(this.#taken, from), instead);
    this.#taken = to;
    return to;
  }

  get #length(): number {
    return this.#html.length;
  }

  whole(): string {
    for (let at = this.#ends['<'].from(0); at < this.#length; at = this.#ends['<'].from(at))
      at = this.#pastMark(at);
    return this.#taken === 0 ? this.#html : this.#pieces.join('') + this.#html.slice(this.#taken);
  }

  /** @returns from where on the markup is read after what begins at `at` */
  #pastMark(at: number): number {
    const next = this.#html[at + 1] ?? '';
    if (this.#html.startsWith('<!--', at)) return this.#pastComment(at);
    if (this.#html.startsWith('<![CDATA[', at)) return this.#pastCdata(at);
    if (next === '!' || next === '?') return this.#pastDeclaration(at);
    if (next === '/') return this.#pastEndTag(at);
    return isTagName.test(next) ? this.#pastTag(at) : at + 1;
  }

  /** One that never ends was not begun. */
  #pastComment(at: number): number {
    if (this.#html.startsWith('>', at + 4) || this.#html.startsWith('->', at + 4)) return at + 5;
    const [end, marked] = [this.#ends['-->'].from(at + 4), this.#ends['--!>'].from(at + 4)];
    // Browsers end it there, and not every tokenizer does.
    if (marked < end) return this.#replace(at, marked + 4, nothing);
    if (end < this.#length) return end + 3;
    const spaced = this.#ends['-- >'].from(at + 4);
    if (spaced < this.#length) return this.#replace(at, spaced + 4, nothing);
    const [mark = '<!--'] = condition.exec(this.#html.slice(at, at + 240)) ?? [];
    return this.#replace(at, at + mark.length, nothing);
  }

  #pastCdata(at: number): number {
    const end = this.#ends[']]>'].from(at);
    return end < this.#length ? end + 3 : this.#replace(at, at + 9, nothing);
  }

  #pastDeclaration(at: number): number {
    const end = this.#ends['>'].from(at);
    return end < this.#length ? end + 1 : this.#replace(at, at + 1, '&lt;');
  }

  #pastEndTag(at: number): number {
    const [end, next] = [this.#ends['>'].from(at), this.#ends['<'].from(at + 1)];
    if (end < next) return end + 1;
    const [name = ''] = /^<\/[a-z][^\s/><]{0,80}/i.exec(this.#html.slice(at, at + 90)) ?? [];
    const behind = at + Math.max(name.length, 2);
    return this.#replace(at, behind, name === '' ? nothing : `${name}>`);
  }

  #pastTag(at: number): number {
    let nameEnd = at + 1;
    while (nameEnd < this.#length && !endsName.test(this.#html[nameEnd] ?? '') && this.#html[nameEnd] !== '<')
      nameEnd += 1;
    const end = this.#tagEnd(at, nameEnd);
    if (end === null) return this.#taken;
    const name = this.#html.slice(at + 1, Math.min(nameEnd, at + 20)).toLowerCase();
    if (this.#html[end - 2] === '/' || !isTakenAsText.has(name)) return end;
    const closes = this.#textTags.endOf(name, end);
    return closes ?? this.#notOpened(name, end);
  }

  /** An element whose end never comes holds nothing: what follows it is no less the letter. Rules of a style are none of that. */
  #notOpened(name: string, end: number): number {
    const behind = this.#replace(end - 1, end, ' />');
    if (name !== 'style') return behind;
    const next = this.#html.indexOf('<', this.#html.startsWith('<!--', behind) ? behind + 4 : behind);
    const rules = this.#html.slice(behind, next === -1 ? this.#length : next);
    const [own = ''] = /^[\s\S]*\}(?:\s*-->)?/.exec(rules) ?? [];
    return own === '' ? behind : this.#replace(behind, behind + own.length, '');
  }

  /** Behind the end of a tag; `null` where it has none, and what there is of it was written anew. */
  #tagEnd(at: number, nameEnd: number): number | null {
    let isValue = false;
    for (let place = nameEnd; place < this.#length; place++) {
      const letter = this.#html[place] ?? '';
      if (letter === '>') return place + 1;
      if (letter === '<') return this.#endTagAt(at, nameEnd, place);
      if (isValue && (letter === '"' || letter === "'")) {
        const close = this.#closingQuote(letter, place);
        if (close === null) return this.#unquote(at, nameEnd, place);
        place = close;
      }
      isValue = letter === '=' || (isValue && isSpace.test(letter));
    }
    return this.#endTagAt(at, nameEnd, this.#length);
  }

  /** Where a quoted value ends; `null` where its mark is another one's, with tags between the two. */
  #closingQuote(quote: '"' | "'", place: number): number | null {
    const close = this.#ends[quote].from(place + 1);
    if (close === this.#length) return null;
    const end = this.#ends['>'].from(place + 1);
    const holdsTags = end < close && this.#html.slice(end, close).includes('<');
    return holdsTags && !endsName.test(this.#html[close + 1] ?? '>') ? null : close;
  }

  /** A value whose closing mark is missing ends with its tag. */
  #unquote(at: number, nameEnd: number, quote: number): number | null {
    const [end, next] = [this.#ends['>'].from(quote), this.#ends['<'].from(quote)];
    if (end < next) {
      const value = this.#html.slice(quote + 1, end).replaceAll('"', '');
      this.#replace(quote, end, `"${value}"`);
      return end + 1;
    }
    return this.#endTagAt(at, nameEnd, Math.min(next, this.#length));
  }

  /** A tag that is cut off: what is an attribute of it stays one, what else stands in it are words. */
  #endTagAt(at: number, nameEnd: number, cut: number): null {
    const inner = this.#html.slice(nameEnd, cut);
    const [attributes = ''] = attributesBefore.exec(inner.slice(0, 4000)) ?? [];
    const behind = nameEnd + attributes.length;
    if (attributes === '' && /\p{L}|\p{N}/u.test(inner)) this.#replace(at, at + 1, '&lt;');
    else if (attributes === '') this.#replace(nameEnd, cut, '>');
    else this.#replace(behind, behind, '> ');
    return null;
  }
}

/**
 * Markup in which nothing swallows what follows it: a comment, an element, a tag or the value of an attribute that never ends would take the
 * rest of the letter with it, which the person who wrote it saw. As it is where everything in it ends. One walk, whatever stands in it.
 */
export const wholeMarkup = (html: string): string => new Mender(html).whole();
