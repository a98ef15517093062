import { z } from 'zod';
import { type Banner, bannerOn, picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Picture } from '../fields/picture.ts';
import type { ContentRead } from '../reading/content-read.ts';
import type { Reading } from '../reading/reading.ts';

const bannerPicture = z.object({ heroBannerFor: words, backgroundImage: picture });

/**
 * Pictures of banners by page key, all in one read. A key without an entry, or a read that failed, gives `null` (specification 2, section 8).
 *
 * @param name of the read: one for each set of keys
 */
export async function readBannerPictures<Key extends string>(
  reading: Reading,
  name: string,
  keys: readonly Key[],
): Promise<Record<Key, Picture | null>> {
  const banners = await reading.listOrNone({
    name,
    collection: 'heroBanner',
    where: { heroBannerFor: { in: keys } },
    depth: 1,
    limit: keys.length,
    schema: bannerPicture,
  });
  const pictures = keys.map((key) => [
    key,
    banners.find(({ heroBannerFor }) => heroBannerFor === key)?.backgroundImage ?? null,
  ]);
  return Object.fromEntries(pictures) as Record<Key, Picture | null>;
}

/** The picture of one page's banner; `null` as `readBanner` gives it, whose read it is. */
export async function readBannerPicture(reading: Reading, pageKey: string): Promise<Picture | null> {
  const banner = await readBannerAs(reading, pageKey, bannerPicture);
  return banner?.backgroundImage ?? null;
}

/** The banner of a page; `null` when it has none, or it cannot be read (CNT-11, specification 2, section 8). */
export const readBanner = (reading: Reading, pageKey: string): Promise<Banner | null> =>
  readBannerAs(reading, pageKey, bannerOn);

const readBannerAs = <Raw>(reading: Reading, pageKey: string, schema: ContentRead<Raw>['schema']) =>
  reading.byFieldOrNone('heroBanner', 'heroBannerFor', pageKey, { depth: 1, schema });
