import { regions, themeOfPath } from '@sundowner/brand';
import { readModalContent, readTourLinks } from '../../content/dialog-content.ts';
import { readPlates } from '../../content/hero-banners.ts';
import type { OwnSite } from '../../content/page-intro.ts';
import type { Reading } from '../../content/reading.ts';
import { readStandingPlaces } from '../../content/standing-places.ts';
import type { DialogReader } from '../dialog-reader.ts';
import type { ToursDialogContent } from './360-tours-dialog.ts';

/**
 * The 360 degree tours, grouped by the first region each belongs to (MOD-06).
 *
 * @throws OutageError when they cannot be read and were not kept: the dialog offers to try again
 */
async function readToursDialog(
  reading: Reading,
  from: string,
  { brand, siteUrl }: OwnSite,
): Promise<ToursDialogContent> {
  const [links, modal, plates, { offers }] = await Promise.all([
    readTourLinks(reading, siteUrl),
    readModalContent(reading, '360tour'),
    readPlates(reading, 'heroBanner-360-tours', ['enquire-360-tours', 'lionsands']),
    readStandingPlaces(reading),
  ]);
  const tours = links.filter(({ contentTag }) => offers(contentTag));
  const groups = regions.flatMap(({ lookupName, displayName }) => {
    const own = tours.filter(({ tourLinkFor }) => tourLinkFor[0] === lookupName);
    return lookupName && own.length > 0 ? [{ name: displayName, tours: own }] : [];
  });
  return {
    from,
    theme: themeOfPath(from),
    heading: `360° with ${brand.collectionName}`,
    text:
      modal?.text ||
      'Stand on a deck, turn around, and walk through to the rooms. Each virtual journey opens in a new tab.',
    picture:
      modal?.picture ??
      plates['enquire-360-tours'] ??
      groups[0]?.tours.find(({ picture }) => picture)?.picture ??
      plates.lionsands,
    groups,
  };
}

export const reader: DialogReader<ToursDialogContent> = {
  read: (reading, { from }, own) => readToursDialog(reading, from, own),
  words: ({ heading, text }) => ({ title: heading, description: text }),
};
