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
    'Forty-eight things, by vehicle, boat, foot and fork. Say who is coming and there will be fewer.',
    'birding-hide',
  ],
  [
    'Couples',
    'persona-couples',
    'The two of you',
    'A drive with nobody else in the vehicle, a supper out of earshot, an afternoon with a book that neither of you reads.',
    'wine-table',
  ],
  [
    'Families',
    'persona-families',
    'All of you, at different heights',
    'Ask what each child will be allowed to do, and for how long at a stretch. The rest is a teaspoon and a termite mound.',
    'children-track',
  ],
  [
    'Friends',
    'persona-friends',
    'People you need not explain anything to',
    'A long table, a good bed each, and the sort of day in which something comes up without anyone bringing it up.',
    'boma',
  ],
  [
    'Solo Traveller',
    'persona-solo-traveller',
    'One is a good number',
    'Three suppers to choose from, the middle of the second row, and somebody who would notice if you were not at breakfast.',
    'walking-safari',
  ],
  [
    'Honeymooners',
    'persona-honeymooners',
    'Early first, late after',
    'Two nights of nothing, four of bush, five of water, and one of them in a tree.',
    'treehouse-night',
  ],
  [
    'Other',
    'persona-other',
    'You tell us',
    'Rhino, batteries, bees, beetles, bad knees. There is generally somebody here who has been waiting to be asked.',
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
