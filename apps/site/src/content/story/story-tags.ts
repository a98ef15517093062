import { addressWord, type StoryTag, type StoryTagGroup, storyTagOf } from '@sundowner/brand';
import { z } from 'zod';
import { id, words } from '../fields/fields.ts';
import { currentCollection } from '../places/collection-scope.ts';
import type { Reading } from '../reading/reading.ts';

/** The filters of the listing, each group in its order. */
export type StoryTags = Readonly<Record<StoryTagGroup, readonly StoryTag[]>>;

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

/** @returns `null` for a tag without a title, or of a group there is no filter for; the tag of a property has its name */
export function toTag(raw: z.infer<typeof rawTag>): IdentifiedTag | null {
  const tag = storyTagOf(raw.title, raw.category);
  if (!tag) return null;
  const own = currentCollection().properties.find(({ storyTag }) => addressWord(storyTag) === tag.slug);
  return { id: raw.id, ...tag, title: own?.name ?? tag.title };
}

/** Every tag there is, in the editors' order; none when they cannot be read (CNT-05). */
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

/** The filters of the listing, in the editors' order; tags of the collection's properties in theirs, before the others of their group. */
export function toFilters(tags: readonly IdentifiedTag[]): StoryTags {
  const anchors = currentCollection().properties.map(({ storyTag }) => addressWord(storyTag));
  const rank = ({ slug }: StoryTag): number =>
    anchors.includes(slug) ? anchors.indexOf(slug) : anchors.length;
  const of = (group: StoryTagGroup): StoryTag[] =>
    tags.filter((tag) => tag.group === group).map(({ slug, title }) => ({ slug, title, group }));
  return {
    travellerType: of('travellerType'),
    interest: of('interest'),
    property: of('property').sort((a, b) => rank(a) - rank(b)),
  };
}
