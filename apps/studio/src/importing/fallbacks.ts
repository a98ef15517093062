import { minutesToRead, plainText } from '../fields/reading-time.ts';
import type { LexicalNode, LexicalText } from './rich-text/lexical-nodes.ts';

import type { Target } from './targets.ts';

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

function firstParagraph(body: unknown): string | null {
  const children = ((body as LexicalText | undefined)?.root.children ?? []) as LexicalNode[];
  const found = children.find(({ type }) => type === 'paragraph');
  const words = found ? plainText(found).replace(/\s+/g, ' ').trim() : '';
  if (words.length <= 200) return words || null;
  return `${words.slice(0, 200).replace(/\s+\S*$/, '')} …`;
}

interface Fallback {
  readonly field: string;
  readonly make: (data: Data) => unknown;
  readonly from: string;
}

function firstWord(value: unknown, words: readonly string[]): string | null {
  const name = text(value)?.toLowerCase() ?? '';
  return words.find((word) => name.includes(word)) ?? null;
}

const kindOfPlace = ({ name, contentfulTag }: Data): string =>
  firstWord(`${name} ${contentfulTag}`, ['villa', 'residence', 'house', 'hotel'])?.replace(
    'house',
    'residence',
  ) ?? 'lodge';

/** What the studio asks for and Contentful's types did not have, by collection. */
const byCollection: Readonly<Record<string, readonly Fallback[]>> = {
  blog: [
    {
      field: 'standfirst',
      make: ({ metaDescription }) => text(metaDescription),
      from: 'its meta description',
    },
    { field: 'standfirst', make: ({ body }) => firstParagraph(body), from: 'its first paragraph' },
    { field: 'minutes', make: ({ body }) => minutesToRead(body), from: 'its length' },
    { field: 'image', make: ({ metaImage }) => metaImage, from: 'its meta image' },
  ],
  propertyUpdated: [
    { field: 'shortName', make: ({ name }) => text(name), from: 'its name' },
    {
      field: 'slug',
      make: ({ rootlink, link }) => slugFrom(text(rootlink) ?? text(link) ?? '') || null,
      from: 'its link',
    },
    { field: 'key', make: ({ slug }) => text(slug), from: 'its address' },
  ],
  accommodation: [{ field: 'kind', make: kindOfPlace, from: 'its name' }],
  room: [
    {
      field: 'kind',
      make: ({ roomName }) => firstWord(roomName, ['suite', 'villa', 'room']) ?? 'room',
      from: 'its name',
    },
  ],
  region: [
    { field: 'displayName', make: ({ name }) => text(name), from: 'its name' },
    { field: 'key', make: ({ name }) => slugFrom(text(name) ?? '') || null, from: 'its name' },
  ],
  tag: [
    {
      field: 'category',
      make: ({ title }) => /^(Traveller Type|Interests) - /.exec(text(title) ?? '')?.[1] ?? null,
      from: 'its title',
    },
  ],
};

const everywhere: readonly Fallback[] = [
  {
    field: 'slug',
    make: ({ title, name }) => slugFrom(text(title) ?? text(name) ?? '') || null,
    from: 'its title',
  },
];

/** Words of an entry that may name one of a field's choices: its name, or a link into its property. */
function chosenBy(
  { name, title, displayName, slug, contentfulTag, rootlink, link }: Data,
  target: Target,
): string | null {
  const letters = (value: unknown) =>
    String(value ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
  const given = [name, title, displayName, slug, contentfulTag, rootlink, link]
    .map(letters)
    .filter((each) => each !== '');
  const options = target.options.map(({ value, label }) => ({
    value,
    names: [letters(value), letters(label)],
  }));
  const exact = options.find(({ names }) => given.some((each) => names.includes(each)));
  const begins = options.find(({ names }) =>
    given.some((each) => names.some((one) => one !== '' && each.startsWith(one))),
  );
  return (exact ?? begins)?.value ?? null;
}

/**
 * Fills what is missing from what is there, and puts an address into the studio's form.
 *
 * @param place of the entry among those of its type, for collections that keep an order
 * @param note hears what was made from what
 */
export function withFallbacks(
  collection: string,
  data: Data,
  targets: readonly Target[],
  place: number,
  note: (words: string) => void,
): Record<string, unknown> {
  const made: Record<string, unknown> = { ...data };
  const byName = new Map(targets.map((target) => [target.name, target]));
  const isMissing = (field: string) =>
    byName.has(field) && (made[field] === undefined || made[field] === null);
  const slug = text(made.slug);
  if (byName.has('slug') && slug !== null && slugFrom(slug) !== slug) {
    made.slug = slugFrom(slug) || undefined;
    note('its address was put into small letters and hyphens');
  }
  for (const { field, make, from } of [...(byCollection[collection] ?? []), ...everywhere]) {
    const value = isMissing(field) ? make(made) : null;
    if (value === null || value === undefined) continue;
    made[field] = value;
    note(`${field} was made from ${from}`);
  }
  for (const target of targets) {
    if (!target.required || target.many || target.kind !== 'select' || !isMissing(target.name)) continue;
    const value = chosenBy(made, target);
    if (value !== null) made[target.name] = value;
  }
  if (isMissing('position') && byName.get('position')?.kind === 'number') made.position = place;
  return made;
}
