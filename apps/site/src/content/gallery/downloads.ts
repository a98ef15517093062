import { z } from 'zod';
import { document, onHost, picture, type Shown } from '../fields/common.ts';
import { entries, flag, optionalDay, rename, words } from '../fields/fields.ts';
import { propertyKey } from '../fields/place.ts';
import type { Reading } from '../reading/reading.ts';
import { ofPublished } from './of-published.ts';

/** Files to download; one without a file and an address is left out. */
export const downloadsOn = onHost(({ link }) =>
  entries(
    z.object({
      title: words,
      category: words,
      property: propertyKey,
      description: words,
      file: document,
      url: link,
      /** yyyy-mm-dd. */
      updated: optionalDay,
      forPartners: flag,
    }),
  ).transform((list) =>
    list.flatMap(({ url, ...raw }) => {
      /** Where the file is: our own copy, or elsewhere. */
      const href = raw.file?.href ?? url;
      return href ? [{ ...raw, href }] : [];
    }),
  ),
);

/** A file guests and partners download (CNT-20). */
export type DownloadEntry = Shown<typeof downloadsOn>[number];

/** Every file to download, without those of retired properties, in the editors' order (CNT-20); empty when they cannot be read. */
export async function readDownloads(reading: Reading): Promise<readonly DownloadEntry[]> {
  const entries = await reading.listOrNone({
    collection: 'download',
    sort: ['position'],
    depth: 1,
    limit: 500,
    schema: z.unknown(),
  });
  return ofPublished(downloadsOn(reading.site.siteUrl).parse(entries));
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
    .transform(rename({ image: 'picture', link: 'href' })),
);

export type Award = Shown<typeof awardOn>;

/** Awards won, the newest first; empty when they cannot be read. */
export const readAwards = (reading: Reading): Promise<readonly Award[]> =>
  reading.listOrNone({
    collection: 'award',
    sort: ['-year', 'position'],
    depth: 1,
    limit: 200,
    schema: awardOn,
  });
