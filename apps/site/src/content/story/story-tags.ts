import { addressWord, type Brand, type StoryTagGroup, storyTags } from '@sundowner/brand';
import { z } from 'zod';
import { id, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** What stories are filtered by (CNT-06). */
export interface StoryTag {
  /** As addresses carry it, and as a property's stories are linked to (NAV-13): `lion-sands-game-reserve`. */
  readonly slug: string;
  /** Without its prefix: "Safaris". */
  readonly title: string;
  readonly group: StoryTagGroup;
}

/** The filters of the listing, each group in its order (specification 2, section 9). */
export type StoryTags = Readonly<Record<StoryTagGroup, readonly StoryTag[]>>;

/** The order filters are shown in; others follow by name. */
const order: Readonly<Record<StoryTagGroup, readonly string[]>> = storyTags;

const groups: Readonly<Record<string, StoryTagGroup>> = {
  'Traveller Type': 'travellerType',
  Interests: 'interest',
  Properties: 'property',
};

/** A tag of a story; of several categories the first is used. */
export const rawTag = z.object({
  id,
  title: words,
  category: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .transform((value) => (typeof value === 'string' ? value : (value?.[0] ?? ''))),
});

/** A tag with the id it is found by. */
export interface IdentifiedTag extends StoryTag {
  readonly id: string | number;
}

/** A title as visitors read it: "Traveller Type - Family" is "Family". */
export const withoutPrefix = (title: string): string =>
  title.replace(/^(Traveller Type|Interests|Properties) - /, '');

/** @returns `null` for a tag without a title, or of a group there is no filter for */
export function toTag(raw: z.infer<typeof rawTag>): IdentifiedTag | null {
  const group = groups[raw.category];
  const title = withoutPrefix(raw.title);
  return group && title ? { id: raw.id, slug: addressWord(title), title, group } : null;
}

/** Every tag there is; none when they cannot be read (CNT-05). */
export async function readTags(reading: Reading): Promise<readonly IdentifiedTag[]> {
  const entries = await reading.listOrNone({
    collection: 'tag',
    depth: 0,
    limit: 200,
    sort: ['position'],
    schema: rawTag,
  });
  return entries.flatMap((entry) => toTag(entry) ?? []);
}

/** The filters of the listing, each group in its order. */
export function toFilters(tags: readonly IdentifiedTag[], brand: Brand): StoryTags {
  const rank = ({ title, group }: StoryTag): number => {
    const at = order[group].findIndex((name) => name.replace('{brand}', brand.shortName) === title);
    return at < 0 ? order[group].length : at;
  };
  const of = (group: StoryTagGroup): StoryTag[] =>
    tags
      .filter((tag) => tag.group === group)
      .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'en'))
      .map(({ slug, title }) => ({ slug, title, group }));
  return { travellerType: of('travellerType'), interest: of('interest'), property: of('property') };
}
