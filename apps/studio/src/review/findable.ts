import type { FieldShape, Id } from './entry-facts.ts';

/** How an entry stands: what visitors see of it, or what a file is. */
export type State = 'published' | 'changed' | 'draft' | 'picture' | 'film' | 'file';

/** An entry or file as the search knows it. */
export interface Findable {
  readonly collection: string;
  readonly id: Id;
  readonly title: string;
  readonly state: State;
  /** The words of its title, folded, each after a space. */
  readonly named: string;
  /** Its words folded, each once, each after a space: " elephants first rains". */
  readonly words: string;
  /** Under a draft that waits, the words visitors read meanwhile; empty otherwise. */
  readonly liveWords: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

type Value = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without capitals and accents: "Hôtel" is found by "hotel". */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’']/g, '').toLowerCase();
}

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Parts of a sentence, each in a format or a link of its own. */
const inline: ReadonlySet<unknown> = new Set(['link', 'autolink', 'linebreak', 'tab']);

/** A line of a rich text, however many parts it is written in. */
function lineOf(node: Value): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak' || node.type === 'tab') return ' ';
  return Array.isArray(node.children) ? node.children.filter(isRecord).map(lineOf).join('') : '';
}

/** Everything written in a rich text, paragraph by paragraph. */
function textOf(node: unknown, found: string[]): void {
  if (!isRecord(node) || !Array.isArray(node.children)) return;
  let line = '';
  for (const child of node.children.filter(isRecord)) {
    if (typeof child.text === 'string' || inline.has(child.type)) line += lineOf(child);
    else textOf(child, found);
  }
  if (line !== '') found.push(line);
}

type Wanted = (field: FieldShape) => boolean;

const isOurs: Wanted = ({ name }) => name !== 'importedFrom';

function collect(fields: readonly FieldShape[], entry: Value, found: string[], wanted = isOurs): void {
  for (const field of fields) {
    const value = entry[field.name];
    if (value === null || value === undefined || !wanted(field)) continue;
    if (field.type === 'richText') {
      if (isRecord(value)) textOf(value.root, found);
    } else if (typeof value === 'string') {
      if (field.type !== 'date') found.push(value);
    } else if (field.type === 'text' && Array.isArray(value)) {
      found.push(...value.filter((line): line is string => typeof line === 'string'));
    } else if (field.type === 'array' && Array.isArray(value)) {
      for (const row of value) if (isRecord(row)) collect(field.flattenedFields ?? [], row, found, wanted);
    } else if (field.type === 'blocks' && Array.isArray(value)) {
      for (const row of value) {
        const block = isRecord(row) && field.blocks?.find(({ slug }) => slug === row.blockType);
        if (block && isRecord(row)) collect(block.flattenedFields, row, found, wanted);
      }
    } else if (field.flattenedFields && isRecord(value)) collect(field.flattenedFields, value, found, wanted);
  }
}

/**
 * What editors wrote in an entry, as it stands there: nothing that the studio keeps by itself, such as earlier wordings of a consent, and of a
 * choice not the words it is received by, which stay when it is renamed.
 *
 * @param entry a row of the database: relations as ids
 */
export function writtenIn(
  collection: string,
  fields: readonly FieldShape[],
  entry: Value,
): readonly string[] {
  const found: string[] = [];
  const wanted: Wanted = ({ name, admin }) =>
    !admin?.hidden && !admin?.readOnly && !(collection === 'choiceList' && name === 'value');
  collect(fields, entry, found, wanted);
  return found;
}

/**
 * What an entry is found by: every word written in it.
 *
 * @param entry a row of the database: relations as ids
 * @param more words it is found by beside its own, such as its path and the name of a file
 */
export function entryText(fields: readonly FieldShape[], entry: Value, more: readonly string[] = []): string {
  const found = [...more];
  collect(fields, entry, found);
  return [...new Set(found.flatMap(wordsIn))].map((word) => ` ${word}`).join('');
}

/** The words of a title in their order, each after a space. */
export const titleText = (title: string): string =>
  wordsIn(title)
    .map((word) => ` ${word}`)
    .join('');

/**
 * How well something answers: 3 a title that begins so, 2 words of the title, 1 words anywhere, 0 not at all.
 *
 * @param asked folded words, each after a space
 */
function rank({ named, words, liveWords }: Findable, asked: readonly string[], whole: string): number {
  if (named.startsWith(whole)) return 3;
  if (asked.every((word) => named.includes(word))) return 2;
  return asked.every((word) => words.includes(word) || named.includes(word) || liveWords.includes(word))
    ? 1
    : 0;
}

export interface Found {
  readonly hits: readonly Findable[];
  readonly total: number;
}

/**
 * What holds every word asked for, each by its beginning: titles first, then the newest.
 *
 * @param query as somebody types it; without a word nothing is found
 */
export function find(all: Iterable<Findable>, query: string, most: number): Found {
  const asked = wordsIn(query).map((word) => ` ${word}`);
  if (asked.length === 0) return { hits: [], total: 0 };
  const whole = asked.join('');
  const found: { readonly findable: Findable; readonly rank: number }[] = [];
  for (const findable of all) {
    const ranked = rank(findable, asked, whole);
    if (ranked > 0) found.push({ findable, rank: ranked });
  }
  found.sort((a, b) => b.rank - a.rank || b.findable.updatedAt.localeCompare(a.findable.updatedAt));
  return { hits: found.slice(0, most).map(({ findable }) => findable), total: found.length };
}
