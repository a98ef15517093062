import { addressWord } from './addresses.ts';

/** What an address of the stories names each group of their filters by: `/blog?traveller=family&property=the-delta-camps` (CNT-06). */
export const storyFilterNames = {
  travellerType: 'traveller',
  interest: 'interest',
  property: 'property',
} as const;

export type StoryTagGroup = keyof typeof storyFilterNames;

/** What stories are filtered by. */
export interface StoryTag {
  /** As addresses carry it, and as a property's stories are linked to (NAV-13). */
  readonly slug: string;
  /** Without its prefix: "Safaris". */
  readonly title: string;
  readonly group: StoryTagGroup;
}

const groups: Readonly<Record<string, StoryTagGroup>> = {
  'Traveller Type': 'travellerType',
  Interests: 'interest',
  Properties: 'property',
};

/** A title as visitors read it: "Traveller Type - Family" is "Family". */
export const withoutPrefix = (title: string): string =>
  title.replace(/^(Traveller Type|Interests|Properties) - /, '');

/**
 * @param category the group as the studio names it
 * @returns `null` for a tag without a title, or of a group there is no filter for
 */
export function storyTagOf(given: string, category: string): StoryTag | null {
  const group = Object.hasOwn(groups, category) ? groups[category] : undefined;
  const title = withoutPrefix(given);
  return group && title ? { slug: addressWord(title), title, group } : null;
}
