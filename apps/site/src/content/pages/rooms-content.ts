import { type Property, pageKey } from '@sundowner/brand';
import type { PageContent } from '../content.ts';
import type { Banner } from '../model/banner.ts';
import type { PageIntro } from '../model/page-intro.ts';
import type { PropertyPage, Stay } from '../model/place.ts';
import type { Rate } from '../model/rates.ts';
import { wayTo } from './lodge-content.ts';

type Reads = Pick<PageContent, 'stay' | 'propertyPage' | 'rates' | 'pageIntro' | 'banner'>;

/** What the page of a lodge's rooms shows. */
export interface RoomsContent {
  readonly stay: Stay;
  readonly property: PropertyPage | null;
  readonly rates: readonly Rate[];
  readonly intro: PageIntro;
  readonly banner: Banner | null;
}

/**
 * The rooms of a lodge or hotel with what they cost.
 *
 * @param stayPath page of the lodge: `/lionsands/river-lodge`, `/monwana`
 * @param path of the page itself: `/lionsands/river-lodge/rooms`
 * @returns `null` when there is no such lodge, or it lists no room
 * @throws OutageError when a part of it cannot be read and was not kept: a price must not silently be missing
 */
export async function readRoomsPage(
  read: Reads,
  property: Property,
  { stayPath, path }: { readonly stayPath: string; readonly path: string },
): Promise<RoomsContent | null> {
  const key = pageKey(path);
  const [stay, page, rates, intro, banner] = await Promise.all([
    read.stay(stayPath),
    read.propertyPage(property.key),
    read.rates(property.key),
    read.pageIntro(key),
    read.banner(key),
  ]);
  if (!stay || stay.rooms.length === 0 || stay.property !== property.key) return null;
  const breadcrumbs = wayTo(stay, page ?? { shortName: property.shortName, href: property.root });
  return { stay: { ...stay, breadcrumbs }, property: page, rates, intro, banner };
}
