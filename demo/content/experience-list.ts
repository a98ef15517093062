import type { Experience as ExperienceOfStudio } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { celebrationExperiences } from './experience-entries/celebrations.ts';
import { communityExperiences } from './experience-entries/community.ts';
import { details } from './experience-entries/details.ts';
import type { Experience } from './experience-entries/experience.ts';
import { exploreExperiences } from './experience-entries/explore.ts';
import { familyExperiences } from './experience-entries/family.ts';
import { foodAndWineExperiences } from './experience-entries/food-and-wine.ts';
import { safariExperiences } from './experience-entries/safari.ts';
import { treehouseExperiences } from './experience-entries/treehouses.ts';
import { properties } from './properties.ts';
import { entry, gallery, plate } from './references.ts';

/** Everything there is to do by the identifier of its kind, in the order lists show it. */
export const experiencesOf = {
  safari: safariExperiences,
  treehouses: treehouseExperiences,
  foodwine: foodAndWineExperiences,
  mackmadi: familyExperiences,
  communities: communityExperiences,
  celebrations: celebrationExperiences,
  explore: exploreExperiences,
} as const satisfies Record<string, readonly Experience[]>;

export type ExperienceKind = keyof typeof experiencesOf;

/** Further plates of an experience, of the same thing: drawn where a page's head shows its own. */
const further: Readonly<Partial<Record<string, readonly PlateId[]>>> = {
  'morning-and-evening-drives': ['tracker-seat'],
  'walking-safari': ['waterberg-walk'],
  'night-drive-at-full-moon': ['moonrise-plain'],
  'boma-supper': ['choir'],
  'three-legged-pot': ['bread-kitchen'],
  'bush-school': ['tracker-seat'],
  'the-sky-from-seven': ['journey-love-south-africa'],
  'reading-hour': ['school-garden'],
};

function inWords(keys: Experience['availableAt']): string {
  const names = properties
    .filter(({ key }) => keys.some((each) => each === key))
    .map(({ shortName }) => shortName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function experienceOf(given: Experience, kind: string, position: number): Authored<ExperienceOfStudio> {
  const { experienceImage, availableAt, personas: _personas, ...words } = given;
  const more = details[given.slug];
  if (!more) throw new Error(`The experience ${given.slug} has no details.`);
  const { price, expect, menu, page, ...when } = more;
  return {
    ...words,
    ...when,
    ...(menu ? { navigationText: menu } : {}),
    ...(page ? { link: page } : {}),
    ...(price === undefined ? {} : { price }),
    ...(expect ? { whatToExpect: entry('whatToExpect', expect) } : {}),
    experienceImage: plate(experienceImage),
    gallery: gallery(...(further[given.slug] ?? [])),
    experienceCategory: entry('experiencesCategory', kind),
    availableAt: inWords(availableAt),
    properties: [...availableAt],
    buttonText: 'Enquire',
    buttonLink: `/enquire/experiences?experience=${given.slug}`,
    ...(expect
      ? { additionalButtonText: 'What to expect', additionalButtonLink: `/enquire/what-to-expect/${expect}` }
      : {}),
    // Only a treehouse has its price among the rates.
    ...(page?.includes('/treehouses/')
      ? { thirdButtonText: 'Rates', thirdButtonLink: `${page.split('/treehouses/')[0]}/rates-and-offers` }
      : {}),
    position,
  };
}

/** Everything there is to do, kind by kind. */
export const experiences: readonly Authored<ExperienceOfStudio>[] = Object.entries(experiencesOf).flatMap(
  ([kind, list], row) => list.map((each, index) => experienceOf(each, kind, row * 100 + index + 1)),
);
