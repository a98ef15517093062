import { createHash } from 'node:crypto';
import type { PreviewMark } from '@sundowner/brand';
import { wordsCompared } from '@sundowner/brand/preview-words';
import { mediaAddress } from '../installation/media-address.ts';

/** A mark of the page: which fields a part shows, and whether what it shows stands in for what is missing. */
interface Fields {
  readonly names: Set<string>;
  missing: boolean;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const unescaped = (html: string): string =>
  html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });

/** A file without its extension and the size of a rendition: of `river-0a1b-960x640.webp` and `river-0a1b.jpg` alike. */
const stem = (file: string): string => file.replace(/(-\d+x\d+)?\.[a-z0-9]+$/i, '');

function byWordsAndFile(marks: readonly PreviewMark[]) {
  const texts = new Map<string, Fields>();
  const files = new Map<string, Fields>();
  const add = (to: Map<string, Fields>, key: string, { entry, field, missing }: PreviewMark) => {
    const fields = to.get(key) ?? { names: new Set<string>(), missing: false };
    fields.names.add(`${entry}:${field}`);
    fields.missing ||= missing === true;
    to.set(key, fields);
  };
  for (const mark of marks) {
    if (mark.text !== undefined) add(texts, wordsCompared(mark.text), mark);
    // A stand-in has an address of its own, other pictures the name of their file.
    if (mark.file !== undefined)
      add(files, mark.file.startsWith('/') ? mark.file : encodeURIComponent(stem(mark.file)), mark);
  }
  texts.delete('');
  return { texts, files };
}

const attributes = ({ names, missing }: Fields): string =>
  ` data-field="${[...names].join(' ').replaceAll('"', '')}"${missing ? ' data-missing' : ''}`;

/** A tag with the words that follow it at once; words of scripts and styles are none of the page's. */
const tagAndWords = /<(?!script|style|title|textarea|option)([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>([^<>]+)(?=<)/g;
const imageTag = /<img((?:\s[^<>]*?))(\/?)>/g;

/**
 * The HTML of a preview with `data-field` on what shows a field's words or its picture: the fields' names, several where
 * several hold the same words (`blog:12:title blog:9:standfirst`). What stands in for something missing has `data-missing`.
 */
export function withMarks(html: string, marks: readonly PreviewMark[]): string {
  if (marks.length === 0) return html;
  const { texts, files } = byWordsAndFile(marks);
  const words = html.replace(tagAndWords, (whole, name: string, rest: string, text: string) => {
    const fields = texts.get(wordsCompared(unescaped(text)));
    return fields ? `<${name}${rest}${attributes(fields)}>${text}` : whole;
  });
  return words.replace(imageTag, (whole, rest: string, close: string) => {
    const src = /\ssrc="([^"]*)"/.exec(rest)?.[1];
    const fields = src === undefined ? undefined : fieldsOfPicture(files, unescaped(src));
    return fields ? `<img${rest}${attributes(fields)}${close}>` : whole;
  });
}

function fieldsOfPicture(files: ReadonlyMap<string, Fields>, src: string): Fields | undefined {
  const own = files.get(src);
  const folder = mediaAddress('');
  if (own || !src.startsWith(folder)) return own;
  return files.get(stem(src.slice(folder.length)));
}

/** Stands in the page until its version is known: the version is made from the whole page. */
export const previewVersionPlaceholder = 'preview-version-goes-here';

/**
 * The page with its version written into it and into `X-Preview-Version`, so that the preview knows when it has become another, and
 * with its parts marked by the fields they show.
 *
 * @param ticket of the form on the page, another one each time
 * @param marks what the page's reads said of its parts
 */
export async function withPreviewVersion(
  made: Response,
  ticket: string | null,
  marks: readonly PreviewMark[],
): Promise<Response> {
  // Astro puts an error page in the place of an answer without a body.
  if (!made.body || !made.headers.get('content-type')?.startsWith('text/html')) return made;
  const text = withMarks(await made.text(), marks);
  const version = createHash('sha256')
    .update(ticket ? text.replaceAll(ticket, '') : text)
    .digest('base64url')
    .slice(0, 22);
  const headers = new Headers(made.headers);
  headers.delete('content-length');
  headers.set('x-preview-version', version);
  return new Response(text.replace(previewVersionPlaceholder, version), { status: made.status, headers });
}
