import type { ExperiencesCategoryEntry } from './entries.ts';
import type { PlateId } from './plates.ts';

const category = (
  title: string,
  line: string,
  link: string,
  experiencesCategoryFor: string,
  dropdownPosition: number,
  picture: PlateId,
): ExperiencesCategoryEntry => ({
  title,
  line,
  link,
  experiencesCategoryFor,
  showInDropdown: true,
  dropdownPosition,
  dropdownThumbnail: picture,
  mainImage: picture,
});

/** The six categories, in the order of the enquiry forms' list of other experiences (FRM-03). */
export const experiencesCategories: readonly ExperiencesCategoryEntry[] = [
  category('Safari', 'By vehicle, by boat and on foot', '/experiences/safari', 'safari', 1, 'game-drive'),
  category(
    'Treehouses',
    'One platform, one lantern, no walls',
    '/lionsands/treehouses',
    'treehouses',
    2,
    'treehouse-tinyeleti',
  ),
  category(
    'Food & Wine',
    'Bush breakfasts to long Cape lunches',
    '/experiences/food-and-wine',
    'foodwine',
    3,
    'wine-table',
  ),
  category(
    'Mack & Madi Family Adventure',
    'Guides and games for younger travellers',
    '/experiences/mack-and-madi-family-adventure',
    'mackmadi',
    4,
    'children-track',
  ),
  category(
    'Community & Conservation',
    'See the work, and lend a hand',
    '/experiences/community-and-conservation',
    'communities',
    5,
    'planting',
  ),
  category(
    'Celebrations & Honeymoons',
    'Dinners, vows and milestones outdoors',
    '/experiences/celebrations-and-honeymoons',
    'celebrations',
    6,
    'boma',
  ),
];
