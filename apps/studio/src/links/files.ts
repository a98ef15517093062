import type { Collection } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { studioCollection } from '../places/studio-collection.ts';
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

/** The sheet the site makes of the rates, all of them or those of a property, as the rates it needs; `null` for another path. */
function rateSheet(path: string, { properties }: Collection): Where | null {
  if (path === '/rates.pdf') return {};
  const property = properties.find(({ root }) => path === `${root}/rates-and-offers.pdf`);
  return property ? { property: { equals: property.key } } : null;
}

/** The address a file of the library has on the site. */
export const addressOfFile = (filename: string): string => `${folder}${encodeURIComponent(filename)}`;

/** Whether a path is one of a file rather than of a page, whether or not there is such a file. */
export const isFilePath = (path: string, collection: Collection): boolean =>
  path.startsWith(folder) || otherFiles.includes(path) || rateSheet(path, collection) !== null;

/** Whether there is a file at a path that `isFilePath`: one of the library, a rendition of one, or the site's own. */
export async function fileStands(req: PayloadRequest, path: string): Promise<boolean> {
  if (otherFiles.includes(path)) return true;
  const sheet = rateSheet(path, await studioCollection(req, { drafts: false }));
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
