import { properties } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { collectionConfig } from '../schema/collection-config.ts';
import { seen } from './index-entries.ts';

const folder = '/media/';

/** Addresses the site answers with something that is no page. */
const otherFiles: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/blog/rss.xml',
  '/blog/feed.json',
];

/** Sheets the site makes of the rates: all of them, or those of a property. */
const rateSheets: ReadonlyMap<string, Where> = new Map([
  ['/rates.pdf', {}],
  ...properties.map(
    ({ key, root }) => [`${root}/rates-and-offers.pdf`, { property: { equals: key } }] as [string, Where],
  ),
]);

/** The address a file of the library has on the site. */
export const addressOfFile = (filename: string): string => `${folder}${encodeURIComponent(filename)}`;

/** Whether a path is one of a file rather than of a page, whether or not there is such a file. */
export const isFilePath = (path: string): boolean =>
  path.startsWith(folder) || otherFiles.includes(path) || rateSheets.has(path);

/** Whether there is a file at a path that `isFilePath`: one of the library, a rendition of one, or the site's own. */
export async function fileStands(req: PayloadRequest, path: string): Promise<boolean> {
  if (otherFiles.includes(path)) return true;
  const sheet = rateSheets.get(path);
  if (sheet) return isPublished(req, 'rate', sheet);
  const filename = decoded(path.slice(folder.length));
  if (filename === null) return false;
  const { upload } = collectionConfig(req.payload, 'media');
  const names = ['filename', ...(upload.imageSizes ?? []).map(({ name }) => `sizes.${name}.filename`)];
  const where: Where = { or: names.map((name) => ({ [name]: { equals: filename } })) };
  return (await req.payload.db.findOne({ collection: 'media', where, req })) !== null;
}

async function isPublished(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<boolean> {
  return (await req.payload.db.findOne({ collection, where: { and: [...seen, where] }, req })) !== null;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
