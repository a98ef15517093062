import { type Collection, entryPath, isLinkable, propertyOfKey, shownOnPath } from '@sundowner/brand';
import { previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { writesContent } from '../access/callers.ts';
import { heldAddresses } from '../places/held-addresses.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { studioKeys } from '../runtime/keys.ts';
import { studioSettings } from '../settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where visitors meet an entry. */
export interface PageAddress {
  /** Path on the site, or `null` for what is nowhere in particular. */
  readonly path: string | null;
  /** Whether the page is the entry's own. */
  readonly own: boolean;
  /** Whether the site has a page there. */
  readonly served: boolean;
}

/** A room's page is its lodge's; forms hold the lodge as a number. @param draft the lodge as it is written, or as it is published */
async function withLodge(req: PayloadRequest, data: Values, draft: boolean): Promise<Values> {
  const { accommodation } = data;
  if (typeof accommodation !== 'number' && typeof accommodation !== 'string') return data;
  const lodge = await req.payload.findByID({
    collection: 'accommodation' as CollectionSlug,
    id: accommodation,
    draft,
    depth: 0,
    disableErrors: true,
    req,
  });
  return lodge ? { ...data, accommodation: lodge } : data;
}

function pageAddressIn(known: Collection, collection: CollectionSlug, entry: Values): PageAddress {
  const own = entryPath(collection, entry, known);
  const path = own ?? shownOnPath(collection, entry, known);
  return { path, own: own !== null, served: path !== null && isLinkable(path, known) };
}

/** Where visitors will meet an entry once it is published. */
export async function comingAddress(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Values,
): Promise<PageAddress> {
  return pageAddressIn(await heldAddresses(req), collection, await withLodge(req, data, false));
}

/** Where visitors meet a published entry, whatever waits as a draft. */
export async function publishedAddress(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Values,
): Promise<PageAddress> {
  const known = await studioCollection(req, { drafts: false });
  return pageAddressIn(known, collection, await withLodge(req, row, false));
}

/**
 * Where the site shows an entry's draft. A lodge stands where its draft says, and a published property at the address it has: what is
 * below that would have no page at another before it is published.
 */
export async function previewPath(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Values,
): Promise<string | null> {
  const known = await studioCollection(req, { drafts: true });
  if (collection === 'propertyUpdated' && typeof data.key === 'string') {
    const root = propertyOfKey(data.key, known)?.root;
    if (root) return root;
  }
  const { path, served } = pageAddressIn(known, collection, await withLodge(req, data, true));
  return served ? path : null;
}

type LivePreview = NonNullable<NonNullable<CollectionConfig['admin']>['livePreview']>;

/** Widths at which the site's layouts differ, in CSS pixels. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 834, height: 1112 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/**
 * When a token made now ends, in milliseconds since 1970: after 30 to 60 minutes. The same for half an hour, because the
 * frame is loaded anew whenever its address changes.
 */
export function previewEnd(now: number): number {
  const half = previewTokenMs / 2;
  return Math.floor(now / half) * half + previewTokenMs;
}

/** The page of an entry beside its form, drawn by the site from drafts, for people who write content. */
export function livePreview(collection: CollectionSlug): LivePreview {
  return {
    breakpoints,
    url: async ({ data, req }) => {
      const { siteUrl } = studioSettings();
      if (!writesContent(req.user)) return null;
      const path = await previewPath(req, collection, data);
      if (path === null) return null;
      const token = signPreviewToken({ path, expires: previewEnd(Date.now()) }, studioKeys().contentToken);
      return `${siteUrl}${path}?preview=${token}`;
    },
  };
}
