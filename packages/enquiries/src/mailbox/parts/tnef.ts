import { decodedBody } from './decoded-body.ts';
import { lettersOf } from './letters.ts';
import type { MailPart } from './mail-parts.ts';
import { rtfWords } from './rtf.ts';

/** What Outlook packs into a "winmail.dat" (MS-OXTNEF). */
interface Unpacked {
  /** Words without markup, and with it; empty where it has none. */
  readonly text: string;
  readonly markup: string;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
}

const signature = 0x223e9f78;
const mostFiles = 1000;
/** Properties of one list: no program writes near as many. */
const mostProperties = 5000;

const attribute = {
  body: 0x0002800c,
  properties: 0x00069003,
  codePage: 0x00069007,
  beginsFile: 0x00069002,
  fileName: 0x00018010,
  fileData: 0x0006800f,
  fileProperties: 0x00069005,
} as const;
const property = {
  body: 0x1000,
  rtf: 0x1009,
  markup: 0x1013,
  longName: 0x3707,
  shortName: 0x3704,
  shownName: 0x3001,
  data: 0x3701,
} as const;

/** Bytes a value of a kind has; kinds that are missing say their own length. */
const fixedSizes: ReadonlyMap<number, number> = new Map([
  ...[0x02, 0x03, 0x04, 0x0a, 0x0b].map((kind): [number, number] => [kind, 4]),
  ...[0x05, 0x06, 0x07, 0x14, 0x40].map((kind): [number, number] => [kind, 8]),
  [0x48, 16],
]);
const [narrow, wide, object] = [0x1e, 0x1f, 0x0d];

interface Value {
  readonly kind: number;
  readonly bytes: Uint8Array;
}

const padded = (length: number): number => (length + 3) & ~3;

/** The properties of a list, the first value of each; ends where the list is none. */
function propertiesOf(bytes: Uint8Array): ReadonlyMap<number, Value> {
  const found = new Map<number, Value>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.min(bytes.length >= 4 ? view.getUint32(0, true) : 0, mostProperties);
  let at = 4;
  const number = (): number => {
    const value = view.getUint32(at, true);
    at += 4;
    return value;
  };
  try {
    for (let each = 0; each < count; each++) {
      const tag = number();
      const [kind, id] = [tag & 0xffff, tag >>> 16];
      if (id >= 0x8000) {
        at += 16;
        if (number() === 0) at += 4;
        else at += padded(number());
      }
      const one = kind & ~0x1000;
      const size = fixedSizes.get(one);
      const values = size === undefined || kind !== one ? number() : 1;
      for (let value = 0; value < Math.min(values, mostProperties); value++) {
        const length = size ?? number();
        if (at + length > bytes.length) return found;
        if (value === 0 && !found.has(id))
          found.set(id, { kind: one, bytes: bytes.subarray(at, at + length) });
        at += padded(length);
      }
    }
  } catch {
    // The list is cut off: what was read of it counts.
  }
  return found;
}

const letters = (value: Value | undefined, charset: string): string => {
  if (value === undefined || (value.kind !== narrow && value.kind !== wide)) return '';
  return lettersOf(value.bytes, value.kind === wide ? 'utf-16le' : charset).text;
};

interface FileDraft {
  name: string;
  content: Uint8Array | null;
}

class Unpacker {
  text = '';
  markup = '';
  readonly files: FileDraft[] = [];
  #charset = '';

  take(id: number, data: Uint8Array): void {
    const file = this.files.at(-1);
    if (id === attribute.codePage && data.length >= 4)
      this.#charset = `cp${new DataView(data.buffer, data.byteOffset).getUint32(0, true)}`;
    else if (id === attribute.body) this.text ||= lettersOf(data, this.#charset).text;
    else if (id === attribute.properties) this.#takeWords(propertiesOf(data));
    else if (id === attribute.beginsFile && this.files.length < mostFiles)
      this.files.push({ name: '', content: null });
    else if (id === attribute.fileName && file) file.name ||= lettersOf(data, this.#charset).text;
    else if (id === attribute.fileData && file) file.content = data;
    else if (id === attribute.fileProperties && file) this.#takeFile(propertiesOf(data), file);
  }

  #takeWords(properties: ReadonlyMap<number, Value>): void {
    this.text ||= letters(properties.get(property.body), this.#charset);
    const markup = properties.get(property.markup);
    if (markup)
      this.markup ||= lettersOf(markup.bytes, markup.kind === wide ? 'utf-16le' : this.#charset).text;
    const rtf = properties.get(property.rtf);
    const found = rtf === undefined || this.text !== '' || this.markup !== '' ? null : rtfWords(rtf.bytes);
    if (found?.isMarkup) this.markup = found.words;
    else if (found) this.text = found.words.trim();
  }

  #takeFile(properties: ReadonlyMap<number, Value>, file: FileDraft): void {
    const names = [property.longName, property.shownName, property.shortName];
    const name = names.map((id) => letters(properties.get(id), this.#charset)).find((each) => each !== '');
    if (name !== undefined) file.name = name;
    const data = properties.get(property.data);
    // An object begins with the name of its kind.
    if (data) file.content ??= data.kind === object ? data.bytes.subarray(16) : data.bytes;
  }
}

export const beginsTnef = (bytes: Uint8Array): boolean =>
  bytes.length >= 6 &&
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true) === signature;

/** Gateways give it another name, and its kind as that of any file. */
export const isTnef = (part: MailPart): boolean =>
  part.kind === 'application/ms-tnef' ||
  part.kind === 'application/vnd.ms-tnef' ||
  /^winmail\d*\.dat$/i.test(part.name ?? '') ||
  (part.kind === 'application/octet-stream' &&
    /\.dat$/i.test(part.name ?? '') &&
    beginsTnef(decodedBody(part)));

/** @returns `null` for what is no such file */
export function unpackTnef(bytes: Uint8Array): Unpacked | null {
  if (!beginsTnef(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const unpacker = new Unpacker();
  for (let at = 6; at + 9 <= bytes.length; ) {
    const id = view.getUint32(at + 1, true);
    const length = view.getUint32(at + 5, true);
    const from = at + 9;
    if (from + length > bytes.length) break;
    unpacker.take(id, bytes.subarray(from, from + length));
    at = from + length + 2;
  }
  const files = unpacker.files.flatMap(({ name, content }) => (content === null ? [] : [{ name, content }]));
  return { text: unpacker.text, markup: unpacker.markup, files };
}
