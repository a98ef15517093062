import { z } from 'zod';
import { bannerOn } from './fields/banner.ts';
import { onHost } from './fields/common.ts';
import { entries, entry, listOf, slug, texts, words } from './fields/fields.ts';
import { packageCard, packagePageOn } from './journey/journey.ts';
import type { PackageCard, PackagePage, PackageSection } from './model/journey.ts';
import type { OwnSite } from './page/page-intro.ts';
import { toPageMeta } from './page/page-meta.ts';
import type { Reading } from './reading/reading.ts';

const sectionOn = onHost(({ siteUrl }) =>
  z
    .object({
      slug,
      title: words,
      lead: words,
      hero: entry(bannerOn(siteUrl)),
      packages: entries(packageCard),
      filters: listOf(z.object({ title: words, options: texts })),
    })
    .transform(({ hero, ...raw }): PackageSection => ({ ...raw, banner: hero })),
);

/**
 * A list of journeys with its filters, such as `curated-journeys` (CNT-17).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPackageSection(
  reading: Reading,
  address: string,
  siteUrl: string,
): Promise<PackageSection | null> {
  if (!slug.safeParse(address).success) return null;
  return reading.one({
    name: `packageSection-${address}`,
    collection: 'packageSection',
    where: { slug: { equals: address } },
    depth: 3,
    limit: 1,
    schema: sectionOn(siteUrl),
    keep: 'found',
  });
}

/** The journeys of a kind in their order. @throws OutageError when they cannot be read and were not kept */
export function readPackages(
  reading: Reading,
  kind: 'package' | 'curatedJourney',
): Promise<readonly PackageCard[]> {
  return reading.list({
    name: `packages-${kind}`,
    collection: 'packages',
    where: { kind: { equals: kind } },
    sort: ['position'],
    depth: 1,
    limit: 100,
    schema: packageCard,
  });
}

/**
 * A journey by the last part of its address, with its meta (CNT-02, CNT-17).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPackage(
  reading: Reading,
  address: string,
  { brand, siteUrl }: OwnSite,
): Promise<PackagePage | null> {
  if (!slug.safeParse(address).success) return null;
  const raw = await reading.one({
    name: `packages-${address}`,
    collection: 'packages',
    where: { slug: { equals: address } },
    depth: 3,
    limit: 1,
    schema: packagePageOn(siteUrl),
    keep: 'found',
  });
  if (!raw) return null;
  const { title, line: description, picture: image } = raw.page;
  return { ...raw.page, meta: toPageMeta(raw.meta, brand, { title, description, image }) };
}
