import { z } from 'zod';
import { onHost, picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import { propertyKey } from '../fields/place.ts';
import type { ImageGallery, VideoGallery } from '../model/gallery.ts';
import type { Award, DownloadEntry } from '../model/page.ts';
import type { Reading } from '../reading/reading.ts';
import { downloadsOn, imageGallery, videoGalleryOn } from './gallery.ts';

/** The galleries of the page /image-gallery in their order (CNT-20); empty when they cannot be read. */
export function readImageGalleries(reading: Reading): Promise<readonly ImageGallery[]> {
  return reading.orElse<readonly ImageGallery[]>('imageGallery', [], () =>
    reading.list({
      name: 'imageGallery',
      collection: 'imageGallery',
      sort: ['position'],
      depth: 2,
      limit: 50,
      schema: imageGallery,
    }),
  );
}

/** The galleries of films in their order (CNT-20); empty when they cannot be read. */
export function readVideoGalleries(reading: Reading, siteUrl: string): Promise<readonly VideoGallery[]> {
  return reading.orElse<readonly VideoGallery[]>('videoGallery', [], () =>
    reading.list({
      name: 'videoGallery',
      collection: 'videoGallery',
      sort: ['position'],
      depth: 1,
      limit: 50,
      schema: videoGalleryOn(siteUrl),
    }),
  );
}

/** Every file to download, in the editors' order (CNT-20); empty when they cannot be read. */
export function readDownloads(reading: Reading, siteUrl: string): Promise<readonly DownloadEntry[]> {
  return reading.orElse<readonly DownloadEntry[]>('download', [], async () => {
    const entries = await reading.list({
      name: 'download',
      collection: 'download',
      sort: ['position'],
      depth: 1,
      limit: 500,
      schema: z.unknown(),
    });
    return downloadsOn(siteUrl).parse(entries);
  });
}

const awardOn = onHost(({ link }) =>
  z
    .object({
      title: words,
      year: z.number().int(),
      givenBy: words,
      property: propertyKey,
      text: words,
      image: picture,
      link,
    })
    .transform(({ image, link: href, ...raw }): Award => ({ ...raw, picture: image, href })),
);

/** Awards won, the newest first; empty when they cannot be read. */
export function readAwards(reading: Reading, siteUrl: string): Promise<readonly Award[]> {
  return reading.orElse<readonly Award[]>('award', [], () =>
    reading.list({
      name: 'award',
      collection: 'award',
      sort: ['-year', 'position'],
      depth: 1,
      limit: 200,
      schema: awardOn(siteUrl),
    }),
  );
}
