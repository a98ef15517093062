import { linkOf } from './convert.ts';
import type { ImportRun } from './import-run.ts';
import type { PlannedEntry } from './plan-entries.ts';
import { isRecord } from './read-export.ts';
import { fromMarkdown } from './rich-text/markdown.ts';
import { isRichText, plainText, readNode, type SourceNode, targetId } from './rich-text/source-nodes.ts';
import { inLocale, type Localised, type SourceEntry } from './source.ts';

/** Contentful's short text holds 255 characters; what is longer was written as a long one. */
const longestShort = 255;

/** Entries inside entries further than any page is built. */
const deepest = 12;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** All words of a value of the studio, letters and digits alone, in their order. */
function lettersIn(value: unknown): string {
  if (typeof value === 'string') return letters(value);
  if (Array.isArray(value)) return value.map(lettersIn).join('');
  if (!isRecord(value)) return '';
  // A node of the editor's says besides its words of what kind it is.
  if (typeof value.type === 'string' && typeof value.version === 'number')
    return typeof value.text === 'string' ? letters(value.text) : lettersIn(value.children);
  return Object.values(value).map(lettersIn).join('');
}

/** The blocks of a long text, each in every form it may have arrived in; none for a short one. */
function blocksOf(value: unknown, run: ImportRun): readonly (readonly string[])[] {
  const apart = (text: string) => text.split(/\n{2,}/).filter((block) => letters(block) !== '');
  if (isRichText(value)) return apart(plainText(value)).map((block) => [letters(block)]);
  if (typeof value !== 'string' || value.length <= longestShort) return [];
  const read = apart(plainText(fromMarkdown(value, (address) => run.assetByAddress(address))));
  const whole = letters(value);
  return read.map((block) => [letters(block), whole]);
}

/** Ids of the entries that stand inside a value: linked to, or embedded in a rich text. */
function entriesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(entriesIn);
  const link = linkOf(value);
  if (link) return link.to === 'Entry' ? [link.id] : [];
  const root = isRichText(value) ? readNode(value) : null;
  return root ? embedded(root) : [];
}

const embedded = (node: SourceNode): string[] => [
  ...(node.nodeType === 'embedded-entry-block' || node.nodeType === 'embedded-entry-inline'
    ? [targetId(node) ?? []].flat()
    : []),
  ...node.content.flatMap(embedded),
];

/**
 * Where words of an entry are that the studio would not hold: each long text of its own and of the entries built into it
 * has to be found again in what was made, block by block. What the mapping leaves out on purpose is not missed.
 *
 * @param fields the entry's own, or those of its published version
 * @param data the entry as the studio takes it
 * @returns sentences for the report, none when every word arrived
 */
export function lostWords(
  run: ImportRun,
  { entry, plan, collection }: PlannedEntry,
  fields: Readonly<Record<string, Localised>>,
  data: Readonly<Record<string, unknown>>,
): string[] {
  const arrived = lettersIn(data);
  const seen = new Set([entry.id]);
  const isLost = (value: unknown) =>
    blocksOf(value, run).some((forms) => !forms.some((form) => arrived.includes(form)));
  const inside = (value: unknown, depth: number): string[] => {
    if (depth > deepest) return [];
    return entriesIn(value).flatMap((id) => {
      const part = run.entries.get(id);
      if (!part || seen.has(id) || run.planned.has(id) || run.leavesOut(part.type)) return [];
      seen.add(id);
      return within(part, depth);
    });
  };
  const within = (part: SourceEntry, depth: number) =>
    Object.entries(part.fields).flatMap(([name, field]) => {
      const value = inLocale(field, run.chain);
      const lost = isLost(value)
        ? [`the words of "${name}" in ${part.id} (${part.type}) have no place in ${collection.slug}`]
        : [];
      return [...lost, ...inside(value, depth + 1)];
    });
  return Object.entries(fields)
    .filter(([name]) => !plan.leftOut.includes(name))
    .flatMap(([name, field]) => {
      const value = inLocale(field, run.chain);
      const lost = isLost(value) ? [`the words of "${name}" have no place in ${collection.slug}`] : [];
      return [...lost, ...inside(value, 1)];
    });
}
