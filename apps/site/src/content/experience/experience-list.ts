import type { Experience, Testimonial } from '../model/experience.ts';
import { readStandingPlaces, withStandingLinks } from '../property/published-places.ts';
import type { Reading } from '../reading/reading.ts';
import { experienceOn, testimonial } from './experience.ts';

/** As many as are ever read (specification 2, section 9). */
const mostExperiences = 100;

/** Every experience, at most a hundred; empty when they cannot be read (CNT-15, CNT-05). */
export async function readExperienceList(reading: Reading, siteUrl: string): Promise<readonly Experience[]> {
  const [experiences, standing] = await Promise.all([
    reading.orElse<readonly Experience[]>('experiences', [], () =>
      reading.list({
        name: 'experiences',
        collection: 'experiences',
        sort: ['position'],
        depth: 1,
        limit: mostExperiences,
        schema: experienceOn(siteUrl),
      }),
    ),
    readStandingPlaces(reading),
  ]);
  return experiences.map((each) => withStandingLinks(each, standing));
}

/**
 * What guests wrote, newest first; empty when it cannot be read (CNT-16).
 *
 * @param property key of the one property it is about; `null` for all
 */
export function readTestimonials(reading: Reading, property: string | null): Promise<readonly Testimonial[]> {
  const name = property === null ? 'testimonial' : `testimonial-${property}`;
  return reading.orElse<readonly Testimonial[]>(name, [], () =>
    reading.list({
      name,
      collection: 'testimonial',
      ...(property === null ? {} : { where: { property: { equals: property } } }),
      sort: ['-testimonialDate'],
      depth: 0,
      limit: 50,
      schema: testimonial,
      keep: 'found',
    }),
  );
}
