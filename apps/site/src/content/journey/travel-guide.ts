import { z } from 'zod';
import { buttonOf } from '../experience/experience.ts';
import { bannerOn } from '../fields/banner.ts';
import { downloads, onHost, picture, points } from '../fields/common.ts';
import { entry, words } from '../fields/fields.ts';
import { sectionsOn } from '../fields/sections.ts';
import type { CustomJourney, TravelGuide } from '../model/travel-africa.ts';
import type { Reading } from '../reading/reading.ts';
import { specialist } from './journey.ts';

const guideOn = onHost(({ siteUrl }) =>
  z
    .object({
      title: words,
      hero: entry(bannerOn(siteUrl)),
      lead: words,
      image: picture,
      sections: sectionsOn(siteUrl),
      downloads,
    })
    .transform(({ hero, image, ...raw }): TravelGuide => ({ ...raw, banner: hero, picture: image })),
);

/**
 * The travel guide (CNT-14).
 *
 * @returns `null`, and a line in the log, while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readTravelGuide(reading: Reading, siteUrl: string): Promise<TravelGuide | null> {
  const guide = await reading.one({
    name: 'travelGuide',
    collection: 'travelGuide',
    depth: 2,
    limit: 1,
    schema: guideOn(siteUrl),
  });
  // The words of the product this one follows (specification 2, section 8).
  if (!guide) reading.missing('No content found for the Travel Africa page');
  return guide;
}

const customJourneyOn = onHost(({ link }) =>
  z
    .object({
      title: words,
      text: words,
      image: picture,
      steps: points,
      buttonText: words,
      buttonLink: link,
      specialist: entry(specialist),
    })
    .transform(
      ({ image, buttonText, buttonLink, ...raw }): CustomJourney => ({
        ...raw,
        picture: image,
        button: buttonOf(buttonText, buttonLink),
      }),
    ),
);

/** The invitation to plan a journey from nothing; `null` when there is none, or it cannot be read (CNT-13). */
export function readCustomJourney(reading: Reading, siteUrl: string): Promise<CustomJourney | null> {
  return reading.orElse<CustomJourney | null>('customJourney', null, () =>
    reading.one({
      name: 'customJourney',
      collection: 'customJourney',
      depth: 2,
      limit: 1,
      schema: customJourneyOn(siteUrl),
    }),
  );
}
