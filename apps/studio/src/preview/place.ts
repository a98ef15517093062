import { entryPath, isLinkable, shownOnPath } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { studioSettings } from '../settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where visitors meet an entry. */
export interface Place {
  /** Path on the site, or `null` for what is nowhere in particular. */
  readonly path: string | null;
  /** Whether the page is the entry's own. */
  readonly own: boolean;
  /** Whether the site has a page there. */
  readonly served: boolean;
}

/** A room's page is its lodge's; forms hold the lodge as a number. */
async function withLodge(req: PayloadRequest, data: Values): Promise<Values> {
  const { accommodation } = data;
  if (typeof accommodation !== 'number' && typeof accommodation !== 'string') return data;
  const lodge = await req.payload.findByID({
    collection: 'accommodation' as CollectionSlug,
    id: accommodation,
    depth: 0,
    disableErrors: true,
    req,
  });
  return lodge ? { ...data, accommodation: lodge } : data;
}

export async function placeOf(req: PayloadRequest, collection: CollectionSlug, data: Values): Promise<Place> {
  const { brand } = studioSettings();
  const entry = await withLodge(req, data);
  const own = entryPath(collection, entry, brand);
  const path = own ?? shownOnPath(collection, entry, brand);
  return { path, own: own !== null, served: path !== null && isLinkable(path, brand) };
}
