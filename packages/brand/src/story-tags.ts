/**
 * What stories are filtered by, group by group, in the order visitors see (specification 2, section 9; CNT-06). `{brand}` is the
 * brand's short name.
 */
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
} as const;

export type StoryTagGroup = keyof typeof storyTags;

/** What an address of the stories names each group by: `/blog?traveller=family&property=monwana-game-lodge`. */
export const storyFilterNames = {
  travellerType: 'traveller',
  interest: 'interest',
  property: 'property',
} as const satisfies Readonly<Record<StoryTagGroup, string>>;
