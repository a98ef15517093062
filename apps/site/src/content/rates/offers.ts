import { endOfDay, startOfDay } from '@sundowner/calendar/zone';
import { z } from 'zod';
import { installation } from '../../installation/installation.ts';
import { onHost, picture, type Shown, toButton } from '../fields/common.ts';
import { day, entries, optionalDay, rename, slug, texts, words } from '../fields/fields.ts';
import { propertyKey } from '../fields/place.ts';
import { currentCollection } from '../places/collection-scope.ts';
import type { Reading } from '../reading/reading.ts';

/** Whether something that is for some properties has none left that is published. */
const isGone = (keys: readonly string[]): boolean =>
  keys.length > 0 && !currentCollection().properties.some(({ key }) => keys.includes(key));

const offerOn = onHost(({ link }) =>
  z
    .object({
      slug,
      title: words,
      text: words,
      /** Days it is shown, yyyy-mm-dd. */
      from: day,
      until: day,
      stayFrom: optionalDay,
      stayUntil: optionalDay,
      terms: words,
      included: texts,
      property: propertyKey,
      accommodation: z
        .unknown()
        .optional()
        .transform((named) => ({
          /** Whether it is for some lodges alone, of which none may be published. */
          any: Array.isArray(named) && named.length > 0,
          lodges: entries(z.object({ name: words, property: propertyKey })).parse(named),
        })),
      code: words,
      buttonText: words,
      buttonLink: link,
      image: picture,
    })
    .transform(({ property, accommodation, buttonText, buttonLink, ...raw }) => {
      /** Where it holds; empty means the whole collection. */
      const properties: readonly string[] = property
        ? [property]
        : accommodation.lodges.flatMap((lodge) => lodge.property ?? []);
      return {
        ...raw,
        properties,
        /** Names of the lodges it is for; empty means every lodge of the property. */
        lodges: accommodation.lodges.map(({ name }) => name),
        /** Whether all it was for are gone: it is not one for every lodge now. */
        isGone: isGone(properties) || (accommodation.any && accommodation.lodges.length === 0),
        button: toButton(buttonText, buttonLink),
      };
    })
    .transform(rename({ image: 'picture' })),
);

/** An offer that holds today. */
export type Offer = Omit<Shown<typeof offerOn>, 'isGone'>;

/**
 * The offers that hold today, those that end first before others; empty when they cannot be read. The page changes by itself
 * when one begins or ends.
 *
 * @param property offers of this property and of the whole collection; `null` for all there are
 */
export async function readOffers(reading: Reading, property: string | null): Promise<readonly Offer[]> {
  const offers = await reading.listOrNone({
    collection: 'offer',
    sort: ['until'],
    depth: 1,
    limit: 200,
    schema: offerOn,
  });
  const now = Date.now();
  return offers.flatMap(({ isGone, ...offer }) => {
    const { properties } = offer;
    if (isGone) return [];
    if (property !== null && properties.length > 0 && !properties.includes(property)) return [];
    const { timeZone } = installation();
    const [begins, ends] = [startOfDay(offer.from, timeZone), endOfDay(offer.until, timeZone)];
    reading.changesAt(new Date(begins));
    reading.changesAt(new Date(ends));
    return begins <= now && now < ends ? [offer] : [];
  });
}
