import type { PropertyKey } from '@sundowner/brand';
import { endOfDay, startOfDay } from '@sundowner/calendar/south-africa';
import { z } from 'zod';
import { buttonOf } from '../experience/experience.ts';
import { onHost, picture } from '../fields/common.ts';
import { day, entries, optionalDay, slug, texts, words } from '../fields/fields.ts';
import type { Offer } from '../model/rates.ts';
import type { Reading } from '../reading/reading.ts';
import { propertyKey } from './rates.ts';

const offerOn = onHost(({ link }) =>
  z
    .object({
      slug,
      title: words,
      text: words,
      from: day,
      until: day,
      stayFrom: optionalDay,
      stayUntil: optionalDay,
      terms: words,
      included: texts,
      property: propertyKey.nullish(),
      accommodation: entries(z.object({ name: words, property: propertyKey.nullish() })),
      code: words,
      buttonText: words,
      buttonLink: link,
      image: picture,
    })
    .transform(
      ({ property, accommodation, buttonText, buttonLink, image, ...raw }): Offer => ({
        ...raw,
        properties: property ? [property] : accommodation.flatMap((lodge) => lodge.property ?? []),
        lodges: accommodation.map(({ name }) => name),
        button: buttonOf(buttonText, buttonLink),
        picture: image,
      }),
    ),
);

/**
 * The offers that hold today, those that end first before others; empty when they cannot be read. The page changes by itself
 * when one begins or ends.
 *
 * @param property offers of this property and of the whole collection; `null` for all there are
 */
export function readOffers(
  reading: Reading,
  property: PropertyKey | null,
  siteUrl: string,
): Promise<readonly Offer[]> {
  return reading.orElse<readonly Offer[]>('offer', [], async () => {
    const offers = await reading.list({
      name: 'offer',
      collection: 'offer',
      sort: ['until'],
      depth: 1,
      limit: 200,
      schema: offerOn(siteUrl),
    });
    const now = Date.now();
    return offers.filter((offer) => {
      const { properties } = offer;
      if (property !== null && properties.length > 0 && !properties.includes(property)) return false;
      const [begins, ends] = [startOfDay(offer.from), endOfDay(offer.until)];
      reading.changesAt(new Date(begins));
      reading.changesAt(new Date(ends));
      return begins <= now && now < ends;
    });
  });
}
