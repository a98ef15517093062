import type { LexicalNode, LexicalText } from './rich-text/lexical-nodes.ts';

type Data = Readonly<Record<string, unknown>>;

/** A last address part from a name or from an older address: "/blog/First Rains!" is "first-rains". */
export function slugFrom(text: string): string {
  const last =
    text
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  return last
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

function wordsOf(node: LexicalNode): string {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.children) ? (node.children as LexicalNode[]).map(wordsOf).join(' ') : '';
}

function firstParagraph(body: unknown): string | null {
  const children = ((body as LexicalText | undefined)?.root.children ?? []) as LexicalNode[];
  const found = children.find(({ type }) => type === 'paragraph');
  const words = found ? wordsOf(found).replace(/\s+/g, ' ').trim() : '';
  if (words.length <= 200) return words || null;
  return `${words.slice(0, 200).replace(/\s+\S*$/, '')} …`;
}

/** Words a person reads in a minute. */
const readingPace = 220;

function minutesOf(body: unknown): number | null {
  const root = (body as LexicalText | undefined)?.root;
  return root ? Math.max(1, Math.round(wordsOf(root).split(/\s+/).length / readingPace)) : null;
}

interface Fallback {
  readonly field: string;
  readonly make: (data: Data) => unknown;
  readonly from: string;
}

/** What the studio asks for and Contentful's types did not have, by collection. */
const byCollection: Readonly<Record<string, readonly Fallback[]>> = {
  blog: [
    {
      field: 'standfirst',
      make: ({ metaDescription }) => text(metaDescription),
      from: 'its meta description',
    },
    { field: 'standfirst', make: ({ body }) => firstParagraph(body), from: 'its first paragraph' },
    { field: 'minutes', make: ({ body }) => minutesOf(body), from: 'its length' },
    { field: 'image', make: ({ metaImage }) => metaImage, from: 'its meta image' },
  ],
};

const everywhere: readonly Fallback[] = [
  {
    field: 'slug',
    make: ({ title, name }) => slugFrom(text(title) ?? text(name) ?? '') || null,
    from: 'its title',
  },
];

/**
 * Fills what is missing from what is there, and puts an address into the studio's form.
 *
 * @param has names of the collection's fields
 * @param note hears what was made from what
 */
export function withFallbacks(
  collection: string,
  data: Data,
  has: ReadonlySet<string>,
  note: (words: string) => void,
): Record<string, unknown> {
  const made: Record<string, unknown> = { ...data };
  const slug = text(made.slug);
  if (has.has('slug') && slug !== null && slugFrom(slug) !== slug) {
    made.slug = slugFrom(slug) || undefined;
    note(`its address "${slug}" became "${made.slug}"`);
  }
  for (const { field, make, from } of [...(byCollection[collection] ?? []), ...everywhere]) {
    if (!has.has(field) || (made[field] !== undefined && made[field] !== null)) continue;
    const value = make(made);
    if (value === null || value === undefined) continue;
    made[field] = value;
    note(`${field} was made from ${from}`);
  }
  return made;
}
