import { accommodationTags, addressWord } from '@sundowner/brand';
import { z } from 'zod';
import { downloads, onHost, picture, points, sentences } from '../fields/common.ts';
import { listOf, slug, texts, words } from '../fields/fields.ts';
import { panorama } from '../gallery/gallery.ts';
import type {
  AccommodationCard,
  Amenity,
  ModalContent,
  TourLink,
  WhatToExpect,
} from '../model/dialog-content.ts';
import type { Reading } from '../reading/reading.ts';
import { amenity } from '../room/amenity.ts';

const modalContent = z
  .object({
    modal: words,
    heading: words,
    subHeading: words,
    text: words,
    note: words,
    buttonText: words,
    secondButtonText: words,
    items: points,
    image: picture,
  })
  .transform(({ image, ...raw }): ModalContent => ({ ...raw, picture: image }));

/** The words of a dialog by its name; `null` when there are none, or they cannot be read (CNT-19, section 8: logged only). */
export function readModalContent(reading: Reading, modal: string): Promise<ModalContent | null> {
  const name = `modalContent-${modal}`;
  return reading.orElse<ModalContent | null>(name, null, () =>
    reading.one({
      name,
      collection: 'modalContent',
      where: { modal: { equals: modal } },
      depth: 1,
      limit: 1,
      schema: modalContent,
      keep: 'found',
    }),
  );
}

const signs = listOf(
  z
    .object({ title: words, description: words, icon: words, file: picture })
    .transform(({ file, ...raw }) => ({ ...raw, picture: file })),
);

const whatToExpect = z
  .object({
    slug,
    title: words,
    description: words,
    availableAt: words,
    additionalInfoHeader: words,
    additionalInfoCopy: sentences,
    iconsWhatToWear: signs,
    iconsWhatToBringAlong: signs,
    iconsFeatures: signs,
    appointments: sentences,
    factSheetsOrMenus: downloads,
  })
  .transform(
    (raw): WhatToExpect => ({
      slug: raw.slug,
      title: raw.title,
      description: raw.description,
      availableAt: raw.availableAt,
      additionalInfoHeader: raw.additionalInfoHeader,
      additionalInfo: raw.additionalInfoCopy,
      whatToWear: raw.iconsWhatToWear,
      whatToBringAlong: raw.iconsWhatToBringAlong,
      features: raw.iconsFeatures,
      appointments: raw.appointments,
      downloads: raw.factSheetsOrMenus,
    }),
  );

/**
 * What to expect, by the last part of the dialog's address (CNT-19).
 *
 * @returns `null` when there is none
 * @throws OutageError when it cannot be read and was not kept: the dialog offers to try again
 */
export async function readWhatToExpect(reading: Reading, address: string): Promise<WhatToExpect | null> {
  if (!slug.safeParse(address).success) return null;
  return reading.one({
    name: `whatToExpect-${address}`,
    collection: 'whatToExpect',
    where: { slug: { equals: address } },
    depth: 1,
    limit: 1,
    schema: whatToExpect,
    keep: 'found',
  });
}

const cardOn = onHost(({ link }) =>
  z
    .object({
      contentfulTag: z.enum(accommodationTags),
      backgroundImage: picture,
      checkAvailabilityLink: link,
    })
    .transform(
      (raw): AccommodationCard => ({
        tag: raw.contentfulTag,
        picture: raw.backgroundImage,
        checkAvailabilityHref: raw.checkAvailabilityLink,
      }),
    ),
);

/** The cards of the dialog Bookings & Availability, in the order of the seventeen tags; empty when they cannot be read (CNT-18). */
export function readAccommodationCards(
  reading: Reading,
  siteUrl: string,
): Promise<readonly AccommodationCard[]> {
  return reading.orElse<readonly AccommodationCard[]>('accommodationCard', [], () =>
    listAccommodationCards(reading, siteUrl),
  );
}

/** As `readAccommodationCards`. @throws OutageError when they cannot be read and were not kept */
export async function listAccommodationCards(
  reading: Reading,
  siteUrl: string,
): Promise<readonly AccommodationCard[]> {
  const cards = await reading.list({
    name: 'accommodationCard',
    collection: 'accommodationCard',
    depth: 1,
    limit: accommodationTags.length,
    schema: cardOn(siteUrl),
  });
  return cards.sort((a, b) => accommodationTags.indexOf(a.tag) - accommodationTags.indexOf(b.tag));
}

const tourLinkOn = onHost(({ link }) =>
  z
    .object({
      title: words,
      text: words,
      url: link,
      contentfulTag: words,
      tourLinkFor: texts,
      image: picture,
      panorama,
    })
    .transform(
      ({ url, contentfulTag, image, ...raw }): TourLink => ({
        ...raw,
        slug: addressWord(raw.title),
        href: url,
        contentTag: contentfulTag,
        picture: image,
      }),
    ),
);

/** Every 360 degree tour in the editors' order (CNT-19). @throws OutageError when they cannot be read and were not kept */
export async function readTourLinks(reading: Reading, siteUrl: string): Promise<readonly TourLink[]> {
  const links = await reading.list({
    name: 'tourLink',
    collection: 'tourLink',
    sort: ['position'],
    depth: 1,
    limit: 100,
    schema: tourLinkOn(siteUrl),
  });
  return links.filter((tour) => tour.href || tour.panorama);
}

/** Every amenity in the editors' order; empty when they cannot be read (CNT-19). */
export function readAmenities(reading: Reading): Promise<readonly Amenity[]> {
  return reading.orElse<readonly Amenity[]>('amenity', [], () =>
    reading.list({
      name: 'amenity',
      collection: 'amenity',
      sort: ['position'],
      depth: 1,
      limit: 300,
      schema: amenity,
    }),
  );
}
