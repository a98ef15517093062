import { z } from 'zod';
import { testimonial } from '../experience/experience.ts';
import {
  bannerOn,
  buttonOf,
  downloads,
  onHost,
  picture,
  points,
  type Shown,
  sectionsOn,
} from '../fields/common.ts';
import { entries, entry, rename, words } from '../fields/fields.ts';
import { openingWordsOn } from '../page/page-intro.ts';
import { mapOn } from '../property/maps.ts';
import type { Reading } from '../reading/reading.ts';
import { countryOn, travelTypeOn } from './countries.ts';
import { packageCard, specialist } from './journey.ts';

const purpose = entry(
  z
    .object({ title: words, text: words, image: picture, purposes: points })
    .transform(rename({ image: 'picture' })),
).transform((found) => found ?? { title: '', text: '', picture: null, purposes: [] });

const pageOn = onHost(({ siteUrl }) =>
  z
    .object({
      title: words,
      hero: entry(bannerOn(siteUrl)),
      intro: entry(openingWordsOn(siteUrl)),
      destinations: entries(countryOn(siteUrl)),
      map: entry(mapOn(siteUrl)),
      travelTypes: entries(travelTypeOn(siteUrl)),
      packagesHeading: words,
      packagesText: words,
      packages: entries(packageCard),
      specialists: entries(specialist),
      testimonials: entries(testimonial),
      travelPurpose: purpose,
    })
    .transform(rename({ hero: 'banner', intro: 'opening', travelPurpose: 'purpose' })),
);

/** The page Travel Africa: one entry with everything it shows (CNT-14). */
export type TravelAfricaPage = Shown<typeof pageOn>;

/**
 * The page Travel Africa with everything it shows (CNT-14).
 *
 * @returns `null`, and a line in the log, while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readTravelAfrica(reading: Reading): Promise<TravelAfricaPage | null> {
  // 3: the countries, their banners and camps, and those's pictures.
  const page = await reading.one({ collection: 'travelAfrica', depth: 3, schema: pageOn });
  if (!page) reading.missing('No content found for the Travel Africa page');
  return page;
}

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
    .transform(rename({ hero: 'banner', image: 'picture' })),
);

/** What to know before travelling in Africa (CNT-14). */
export type TravelGuide = Shown<typeof guideOn>;

/**
 * The travel guide (CNT-14).
 *
 * @returns `null`, and a line in the log, while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readTravelGuide(reading: Reading): Promise<TravelGuide | null> {
  const guide = await reading.one({ collection: 'travelGuide', depth: 2, schema: guideOn });
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
    .transform(({ buttonText, buttonLink, ...raw }) => ({ ...raw, button: buttonOf(buttonText, buttonLink) }))
    .transform(rename({ image: 'picture' })),
);

/** The invitation to plan a journey from nothing (CNT-13). */
export type CustomJourney = Shown<typeof customJourneyOn>;

/** The invitation to plan a journey from nothing; `null` when there is none, or it cannot be read (CNT-13). */
export const readCustomJourney = (reading: Reading): Promise<CustomJourney | null> =>
  reading.oneOrNone({ collection: 'customJourney', depth: 2, schema: customJourneyOn });
