import { readPublishedPlaces } from '../property/published-places.ts';
import type { Reading } from '../reading/reading.ts';
import {
  type Experience,
  experienceOn,
  type Testimonial,
  testimonial,
  withPublishedLinks,
} from './experience.ts';

/** As many as are ever read (specification 2, section 9). */
const mostExperiences = 100;

/** Every experience, at most a hundred; empty when they cannot be read (CNT-15, CNT-05). */
export async function readExperiences(reading: Reading): Promise<readonly Experience[]> {
  const [experiences, places] = await Promise.all([
    reading.listOrNone({
      collection: 'experiences',
      sort: ['position'],
      depth: 1,
      limit: mostExperiences,
      schema: experienceOn,
    }),
    readPublishedPlaces(reading),
  ]);
  return experiences.map((each) => withPublishedLinks(each, places));
}

/**
 * What guests wrote, newest first; empty when it cannot be read (CNT-16).
 *
 * @param property key of the one property it is about; `null` for all
 */
export const readTestimonials = (
  reading: Reading,
  property: string | null,
): Promise<readonly Testimonial[]> =>
  reading.listOrNone({
    collection: 'testimonial',
    ...(property && { name: `testimonial-${property}`, where: { property: { equals: property } } }),
    sort: ['-testimonialDate'],
    depth: 0,
    limit: 50,
    schema: testimonial,
    keep: 'found',
  });
