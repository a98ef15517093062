import { previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import type { CollectionConfig, CollectionSlug } from 'payload';
import { writesContent } from '../access/callers.ts';
import { studioKeys } from '../runtime/keys.ts';
import { studioSettings } from '../settings.ts';
import { placeOf } from './place.ts';

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
      const { path, served } = await placeOf(req, collection, data);
      if (path === null || !served) return null;
      const token = signPreviewToken({ path, expires: previewEnd(Date.now()) }, studioKeys().contentToken);
      return `${siteUrl}${path}?preview=${token}`;
    },
  };
}
