import { lettersOf } from './letters.ts';

/** Words in the format of Outlook's own mails: without markup, or with the page they were made of. */
interface RtfWords {
  readonly words: string;
  readonly isMarkup: boolean;
}

const [compressed, plain] = [0x75465a4c, 0x414c454d];
/** What every such text begins with, so that its first words are short. */
const beginning =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const ring = 4096;
const longest = 4_000_000;

/** Takes a text of MS-OXRTFCP apart; `null` for what is none. Each two bytes are 17 letters at most. */
function decompressed(bytes: Uint8Array): string | null {
  if (bytes.length < 16) return null;
  const kind = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  if (kind === plain) return Buffer.from(bytes.subarray(16)).toString('latin1');
  if (kind !== compressed) return null;
  const last = Buffer.alloc(ring);
  let place = last.write(beginning, 'latin1');
  const out: number[] = [];
  const put = (byte: number) => {
    out.push(byte);
    last[place] = byte;
    place = (place + 1) % ring;
  };
  for (let at = 16; at < bytes.length && out.length < longest; ) {
    const marks = bytes[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < bytes.length; bit++) {
      const first = bytes[at++] ?? 0;
      if (((marks >> bit) & 1) === 0) {
        put(first);
        continue;
      }
      const second = bytes[at++] ?? 0;
      const from = (first << 4) | (second >> 4);
      if (from === place) return Buffer.from(out).toString('latin1');
      for (let each = 0; each < (second & 15) + 2; each++) put(last[(from + each) % ring] ?? 0);
    }
  }
  return Buffer.from(out).toString('latin1');
}

/** Groups that hold no words. */
const withoutWords =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|header\w?|footer\w?|generator|listtable|themedata)$/;
const token = /\\(?:([a-z]{1,32})(-?\d{1,10})?[ ]?|'([\da-f]{2})|([^a-z]))|[{}]|[^\\{}\r\n]+|[\r\n]+/gi;

interface Group {
  readonly isHidden: boolean;
  /** Of a page: tags of it, which stand as they are. */
  readonly isTag: boolean;
  /** Letters for older programs behind one of Unicode. */
  readonly older: number;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const breaks: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  tab: '\t',
  lquote: '‘',
  rquote: '’',
};
const marks: Readonly<Record<string, string>> = {
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
};

class RtfReader {
  readonly #pieces: string[] = [];
  readonly #groups: Group[] = [];
  readonly #isMarkup: boolean;
  #group: Group = { isHidden: false, isTag: false, older: 1 };
  /** Between `\htmlrtf` and `\htmlrtf0` stands what is not of the page. */
  #isBeside = false;
  #isOptional = false;
  #skipped = 0;
  #charset = 'windows-1252';

  constructor(isMarkup: boolean) {
    this.#isMarkup = isMarkup;
  }

  #put(text: string): void {
    if (this.#group.isHidden || this.#isBeside) return;
    const shown = text.slice(this.#skipped);
    this.#skipped = Math.max(0, this.#skipped - text.length);
    this.#pieces.push(this.#isMarkup && !this.#group.isTag ? escaped(shown) : shown);
  }

  #word(name: string, value: string | undefined): void {
    const isOptional = this.#isOptional;
    this.#isOptional = false;
    if (name === 'htmlrtf') this.#isBeside = value !== '0';
    else if (name === 'htmltag' && this.#isMarkup) this.#group = { ...this.#group, isTag: true };
    else if (isOptional || withoutWords.test(name)) this.#group = { ...this.#group, isHidden: true };
    else if (name === 'ansicpg') this.#charset = `cp${value ?? '1252'}`;
    else if (name === 'uc') this.#group = { ...this.#group, older: Number(value ?? 1) };
    else if (name === 'u') {
      this.#skipped = 0;
      this.#put(String.fromCharCode(Number(value ?? 0) & 0xffff));
      this.#skipped = this.#group.older;
    } else this.#put(breaks[name] ?? marks[name] ?? '');
  }

  take([whole, name, value, hex, sign]: RegExpMatchArray): void {
    if (whole === '{') this.#groups.push(this.#group);
    else if (whole === '}') this.#group = this.#groups.pop() ?? this.#group;
    else if (name !== undefined) this.#word(name, value);
    else if (hex !== undefined) this.#put(lettersOf(Buffer.from(hex, 'hex'), this.#charset).text);
    else if (sign === '*') this.#isOptional = true;
    else if (sign !== undefined) this.#put(sign === '~' ? ' ' : /[\\{}]/.test(sign) ? sign : '');
    else if (!/^[\r\n]/.test(whole)) this.#put(whole);
  }

  whole(): string {
    return this.#pieces.join('');
  }
}

/** Words of a compressed text; `null` for what is none. */
export function rtfWords(bytes: Uint8Array): RtfWords | null {
  const rtf = decompressed(bytes);
  if (rtf === null || !rtf.startsWith('{\\rtf')) return null;
  const isMarkup = rtf.slice(0, 2000).includes('\\fromhtml1');
  const reader = new RtfReader(isMarkup);
  for (const found of rtf.matchAll(token)) reader.take(found);
  return { words: reader.whole(), isMarkup };
}
