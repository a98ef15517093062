import { isRow, text } from './rows.ts';

/** Words of an entry, with the label, title or question they stand under. */
export interface Passage {
  /** Empty where they stand under none. */
  readonly head: string;
  readonly words: string;
}

type Visit = (passage: Passage) => void;

/** The words of a paragraph: what is in bold or a link is of the same sentence. */
const wordsOfNode = (node: unknown): string => {
  if (!isRow(node)) return '';
  return Array.isArray(node.children) ? node.children.map(wordsOfNode).join('') : text(node.text);
};
const isParagraph = ({ type, children }: Readonly<Record<string, unknown>>) =>
  Array.isArray(children) && (type === 'paragraph' || type === 'heading' || type === 'listitem');

function visitRow(row: Readonly<Record<string, unknown>>, isEntry: boolean, visit: Visit): void {
  if (isParagraph(row)) {
    visit({ head: '', words: wordsOfNode(row) });
    return;
  }
  // What stands beside a year or a date of its own was true then.
  if (!isEntry && (row.year || row.date)) return;
  const head = isEntry ? '' : text(row.label) || text(row.title) || text(row.question);
  for (const value of Object.values(row))
    if (typeof value === 'string') visit({ head: value === head ? '' : head, words: value });
    else visitWords(value, visit);
}

function visitWords(value: unknown, visit: Visit): void {
  if (typeof value === 'string') visit({ head: '', words: value });
  else if (Array.isArray(value)) for (const each of value) visitWords(each, visit);
  else if (isRow(value)) visitRow(value, false, visit);
}

/** Every passage of an entry: its fields, rows in them and paragraphs of long texts. */
export const visitPassages = (entry: Readonly<Record<string, unknown>>, visit: Visit): void =>
  visitRow(entry, true, visit);

/** Longer than any sentence: what is pasted without a stop is not read. */
export const longest = 1000;

/** Sentences, without what ends them. */
export const sentencesOf = (words: string): readonly string[] =>
  words
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.replace(/[.;]$/, '').trim())
    .filter(({ length }) => length > 0 && length < longest);
