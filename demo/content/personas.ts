import type { Persona } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { experiencesOf } from './experience-list.ts';
import { entries, plate } from './references.ts';

type Row = readonly [title: string, tag: Persona['tag'], main: string, sub: string, image: PlateId];

const rows: readonly Row[] = [
  [
    'All',
    'all',
    'Everything there is to do',
    'Forty-eight things to do. Choose who is coming, and see what suits you.',
    'birding-hide',
  ],
  [
    'Couples',
    'persona-couples',
    'The two of you',
    'A drive with nobody else in the vehicle, a private supper, and an afternoon with a book.',
    'wine-table',
  ],
  [
    'Families',
    'persona-families',
    'Children and grown-ups together',
    'What each child may do, from which age and for how long: tents, termite mounds, short drives and penguins.',
    'children-track',
  ],
  [
    'Friends',
    'persona-friends',
    'A group of friends',
    'A long table, a good bed each, and days that leave time to talk.',
    'boma',
  ],
  [
    'Solo Traveller',
    'persona-solo-traveller',
    'For one person',
    'Supper at the long table or a small one, drives with others, and one person who looks after you.',
    'walking-safari',
  ],
  [
    'Honeymooners',
    'persona-honeymooners',
    'Safari first, late mornings after',
    'Two quiet nights in Cape Town, four on safari, a few by the sea, and one night in a treehouse.',
    'treehouse-night',
  ],
  [
    'Other',
    'persona-other',
    'Something of your own',
    'Rhino, solar power, bees or beetles: tell us what interests you, and we find somebody who knows.',
    'conservation',
  ],
];

const everything = Object.values(experiencesOf).flat();

/** Who is coming: seven kinds, each with the things to do that suit it (CNT-07). */
export const personas: readonly Authored<Persona>[] = rows.map(
  ([title, tag, introMain, introSubCopy, image], index) => ({
    position: index + 1,
    title,
    tag,
    introMain,
    introSubCopy,
    image: plate(image),
    experiences: entries(
      'experiences',
      ...everything
        .filter(({ personas: suited }) => tag === 'all' || suited.some((each) => each === tag))
        .map(({ slug }) => slug),
    ),
  }),
);
