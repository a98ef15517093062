import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { Banner } from '../model/banner.ts';
import type { Picture } from '../model/picture.ts';
import type { Reading } from '../reading/reading.ts';

const rawHeroBanner = z.object({ heroBannerFor: words, backgroundImage: upload });

/**
 * Plates by page key, all in one read. A key without an entry, or a read that failed, gives `null` (specification 2, section 8).
 *
 * @param name of the read: one for each set of keys
 */
export async function readPlates<Key extends string>(
  reading: Reading,
  name: string,
  keys: readonly Key[],
): Promise<Record<Key, Picture | null>> {
  const banners = await reading.orElse(name, [], () =>
    reading.list({
      name,
      collection: 'heroBanner',
      where: { heroBannerFor: { in: keys } },
      depth: 1,
      limit: keys.length,
      schema: rawHeroBanner,
    }),
  );
  const plates = keys.map((key) => {
    const banner = banners.find(({ heroBannerFor }) => heroBannerFor === key);
    return [key, banner ? toPicture(banner.backgroundImage, reading) : null];
  });
  return Object.fromEntries(plates) as Record<Key, Picture | null>;
}

/** The plate of one page, of which an address may invent any number; `null` as `readPlates` gives it. The read is the banner's own. */
export function readPlate(reading: Reading, pageKey: string): Promise<Picture | null> {
  return readBannerOf(reading, pageKey, rawHeroBanner, (banner) =>
    toPicture(banner.backgroundImage, reading),
  );
}

/** The banner of a page; `null` when it has none, or it cannot be read (CNT-11, specification 2, section 8). */
export function readBanner(reading: Reading, pageKey: string, siteUrl: string): Promise<Banner | null> {
  return readBannerOf(reading, pageKey, bannerOn(siteUrl), (banner) => banner);
}

function readBannerOf<Raw, T>(
  reading: Reading,
  pageKey: string,
  schema: z.ZodType<Raw>,
  make: (raw: Raw) => T,
): Promise<T | null> {
  const name = `heroBanner-${pageKey}`;
  return reading.orElse<T | null>(name, null, async () => {
    const raw = await reading.one({
      name,
      collection: 'heroBanner',
      where: { heroBannerFor: { equals: pageKey } },
      depth: 1,
      limit: 1,
      schema,
      keep: 'found',
    });
    return raw && make(raw);
  });
}
