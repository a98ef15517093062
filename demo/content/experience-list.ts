import { properties } from '@sundowner/brand';
import { celebrationExperiences } from './experience-entries/celebrations.ts';
import { communityExperiences } from './experience-entries/community.ts';
import type { Experience } from './experience-entries/experience.ts';
import { exploreExperiences } from './experience-entries/explore.ts';
import { familyExperiences } from './experience-entries/family.ts';
import { foodAndWineExperiences } from './experience-entries/food-and-wine.ts';
import { safariExperiences } from './experience-entries/safari.ts';
import type { PlateId } from './plates.ts';

/** An experience as its collection keeps it. */
export interface ExperienceEntry {
  readonly slug: string;
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  /** Title of its kind, or `null` for what belongs to a place and no kind. */
  readonly experienceCategory: string | null;
  readonly experienceImage: PlateId;
  /** Where, in words. */
  readonly availableAt: string;
  readonly properties: readonly string[];
  readonly cost: string;
  readonly position: number;
}

const kinds: readonly (readonly [title: string | null, experiences: readonly Experience[]])[] = [
  ['Safari', safariExperiences],
  ['Food & Wine', foodAndWineExperiences],
  ['Mack & Madi Family Adventure', familyExperiences],
  ['Community & Conservation', communityExperiences],
  ['Celebrations & Honeymoons', celebrationExperiences],
  [null, exploreExperiences],
];

function inWords(keys: Experience['availableAt']): string {
  const names = properties.filter(({ key }) => keys.includes(key)).map(({ shortName }) => shortName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Everything there is to do, kind by kind. */
export const experiences: readonly ExperienceEntry[] = kinds.flatMap(([title, list], kind) =>
  list.map(({ availableAt, personas: _personas, ...experience }, index) => ({
    ...experience,
    experienceCategory: title,
    availableAt: inWords(availableAt),
    properties: availableAt,
    position: kind * 100 + index + 1,
  })),
);
