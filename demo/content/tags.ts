import type { Brand, StoryTagGroup } from '@sundowner/brand';

/** Group by group, in the order visitors see (specification 2, section 9; CNT-06). `{brand}` is the brand's short name. */
export const storyTags = {
  travellerType: [
    'Family',
    'Couple',
    'Honeymooners',
    'Friends',
    'Solo Traveller',
    'Special Interests',
    'General',
  ],
  interest: [
    'News',
    'Safaris',
    'Treehouses',
    'Discover Victoria Falls',
    'Explore Cape Town',
    "Children's Adventures",
    'Experience Dining',
    'Recipes',
    'Giving Back',
    'Conservation',
    'Sustainability',
    'Honeymoons',
    'Weddings',
    'Celebrations',
    'Wellness',
    'Photography',
    'Our people',
  ],
  property: [
    'Lion Sands Game Reserve',
    'Monwana Game Lodge',
    'Marataba Luxury Lodges',
    'Cape Cadogan Boutique Hotel',
    '{brand} Collection',
  ],
} as const satisfies Readonly<Record<StoryTagGroup, readonly string[]>>;

const { travellerType: travellerTypes, interest: interests, property: places } = storyTags;

/** A tag as stories name it; `{brand}` is the brand's short name. */
export type TagTitle =
  | `Traveller Type - ${(typeof travellerTypes)[number]}`
  | `Interests - ${(typeof interests)[number]}`
  | (typeof places)[number];

export interface TagEntry {
  readonly title: string;
  readonly category: 'Traveller Type' | 'Interests' | 'Properties';
  readonly position: number;
}

/** A tag's title under the owner's brand. */
export const tagTitle = (title: TagTitle, brand: Brand): string => title.replace('{brand}', brand.shortName);

/** Every tag, group by group; the groups keep the prefixes of the old titles. */
export function tags(brand: Brand): readonly TagEntry[] {
  return [
    ...travellerTypes.map((name) => ({
      title: `Traveller Type - ${name}`,
      category: 'Traveller Type' as const,
    })),
    ...interests.map((name) => ({ title: `Interests - ${name}`, category: 'Interests' as const })),
    ...places.map((name) => ({ title: tagTitle(name, brand), category: 'Properties' as const })),
  ].map((tag, index) => ({ ...tag, position: index + 1 }));
}
