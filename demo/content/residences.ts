import type { Residence, Residence1 } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { entries, entry } from './references.ts';
import { oldenburg, quartersResidence, redcliffe } from './residences/cape.ts';
import { fishEagle } from './residences/fish-eagle.ts';
import { hinkwenu } from './residences/hinkwenu.ts';
import { monwanaResidenceHouse } from './residences/monwana-residence.ts';

/** The six houses in the order menus show them. */
export const residences: readonly Authored<Residence>[] = [
  fishEagle,
  hinkwenu,
  monwanaResidenceHouse,
  redcliffe,
  quartersResidence,
  oldenburg,
].map((house, index) => ({ ...house, position: index + 1 }));

export const residencesPage: Authored<Residence1> = {
  hero: entry('heroBanner', 'residences'),
  heading: 'A house to yourselves',
  intro: 'Six houses, each for one family or group of friends, with people who look after you.',
  residences: entries('residence', ...residences.map(({ slug }) => slug)),
};
