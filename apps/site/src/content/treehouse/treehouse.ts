import { z } from 'zod';
import {
  bannerOn,
  facts,
  onHost,
  picture,
  pictures,
  questions,
  type Shown,
  withCoordinates,
} from '../fields/common.ts';
import { entry, listOf, number, price, rename, slug, texts, words } from '../fields/fields.ts';
import { expectSlug, hour, propertyKey, tourOn } from '../fields/place.ts';
import { treehouseHref } from '../places/published-places.ts';
import type { Reading } from '../reading/reading.ts';

/** A treehouse and the night in it (CNT-18), read by itself or populated in its property. */
export const treehouseOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      slug,
      name: words,
      identifier: words,
      property: propertyKey,
      discoverButtonLink: link,
      line: words,
      dropDownImage: picture,
      hero: entry(bannerOn(siteUrl)),
      statement: words,
      hours: listOf(hour.extend({ sound: words, image: picture }).transform(rename({ image: 'picture' }))),
      weatherPlan: words,
      gallery: pictures,
      facts,
      sleeps: words,
      height: words,
      included: texts,
      whatToBring: texts,
      whoMayStay: words,
      whoIsNear: words,
      /** Units of what prices are kept in. */
      supplement: price,
      supplementNote: words,
      tourLink: tourOn(siteUrl),
      whatToExpect: expectSlug,
      latitude: number,
      longitude: number,
      questions,
    })
    .transform(({ discoverButtonLink, ...raw }) => ({
      ...raw,
      href: treehouseHref({ ...raw, discoverButtonLink }),
    }))
    .transform(
      rename({
        dropDownImage: 'menuPicture',
        hero: 'banner',
        tourLink: 'tourHref',
      }),
    )
    .transform(withCoordinates),
);

export type Treehouse = Shown<typeof treehouseOn>;

/** A treehouse by the last part of its address; `null` while it is not published. @throws OutageError when it cannot be read and was not kept */
export const readTreehouse = (reading: Reading, slug: string): Promise<Treehouse | null> =>
  reading.bySlug('treehouse', slug, { depth: 2, schema: treehouseOn });

/**
 * The treehouses of a property: those that name it, as the collection counts them, whether its entry lists them yet or not. In the order of
 * their own places; `inOrderOf` puts those that the property lists first.
 *
 * @param property its key
 * @throws OutageError when they cannot be read and were not kept
 */
export const readTreehousesOf = (reading: Reading, property: string): Promise<readonly Treehouse[]> =>
  reading.list({
    name: `treehouses-${property}`,
    collection: 'treehouse',
    where: { property: { equals: property } },
    sort: ['position'],
    depth: 2,
    limit: 100,
    schema: treehouseOn,
  });

/** Treehouses in the order of a list, those it does not name after them. */
export function inOrderOf<Each extends { readonly slug: string }>(
  listed: readonly { readonly slug: string }[],
  treehouses: readonly Each[],
): readonly Each[] {
  const place = ({ slug }: Each) => {
    const index = listed.findIndex((each) => each.slug === slug);
    return index < 0 ? listed.length : index;
  };
  return treehouses.toSorted((a, b) => place(a) - place(b));
}
