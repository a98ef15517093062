/** What an address of the stories names each group of their filters by: `/blog?traveller=family&property=the-delta-camps` (CNT-06). */
export const storyFilterNames = {
  travellerType: 'traveller',
  interest: 'interest',
  property: 'property',
} as const;

export type StoryTagGroup = keyof typeof storyFilterNames;
