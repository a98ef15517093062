import { pageKey, themeOfPath } from '@sundowner/brand';
import { readModalContent } from '../../content/forms/dialog-content.ts';
import { readTours } from '../../content/gallery/tours.ts';
import { readBannerPictures } from '../../content/page/hero-banners.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Reading } from '../../content/reading/reading.ts';
import type { DialogReader } from '../dialog-reader.ts';

/**
 * The 360 degree tours, grouped by the first region each belongs to (MOD-06).
 *
 * @throws OutageError when they cannot be read and were not kept: the dialog offers to try again
 */
async function readToursDialog(reading: Reading, from: string) {
  const { brand } = reading.site;
  const collection = currentCollection();
  const firstPage = pageKey(collection.properties[0]?.root ?? '/');
  const [{ panoramas, groups }, modal, plates] = await Promise.all([
    readTours(reading),
    readModalContent(reading, '360tour'),
    readBannerPictures(reading, 'heroBanner-360-tours', ['enquire-360-tours', firstPage]),
  ]);
  return {
    from,
    theme: themeOfPath(from, collection),
    /** "360° with The More Collection". */
    heading: `360° with ${brand.collectionName}`,
    text: modal?.text || 'Stand on a deck, turn around, and walk through to the rooms.',
    picture:
      modal?.picture ??
      plates['enquire-360-tours'] ??
      groups[0]?.tours.find(({ picture }) => picture)?.picture ??
      plates[firstPage] ??
      null,
    /** Turned in the dialog itself; without the sizes of their plain pictures: the dialog draws none. */
    panoramas: panoramas.map(({ title, slug, region, picture: { alt, focus }, src }) => ({
      ...{ title, slug, region, src, alt, focus },
    })),
    /** Each opens in a new tab. */
    groups: groups.map(({ name, tours }) => ({
      name,
      tours: tours.map(({ title, href }) => ({ title, href })),
    })),
    /** Path of the page of 360s, where each panorama stands under its slug. */
    page: `/${brand.slug}-360s`,
  };
}

export type ToursDialogContent = Awaited<ReturnType<typeof readToursDialog>>;

export const reader: DialogReader<ToursDialogContent> = {
  read: (reading, { from }) => readToursDialog(reading, from),
  words: ({ heading, text }) => ({ title: heading, description: text }),
};
