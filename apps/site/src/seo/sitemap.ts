import { answersByRecord, type Collection, lastingPages } from '@sundowner/brand';
import type { Findable } from '../content/search/findable.ts';
import { xmlElement } from './xml.ts';

/** As many addresses as one sitemap may hold (sitemaps.org). */
const mostAddresses = 50_000;
/** As many pictures as one address may name. */
const mostPictures = 1000;

/** Forms, the search, and pages made for one visitor. */
const unlisted =
  /^\/(enquire|my-enquiry|thank-you|search|subscription-confirmation|unsubscribe|privacy-policy-clean)(\/|$)/;

/** Pages a search engine should know, of those the record names: neither a form, nor the search, nor made for one visitor. */
export const indexedPages = (collection: Collection): readonly string[] =>
  lastingPages(collection).filter((path) => !unlisted.test(path) && answersByRecord(path, collection));

interface Place {
  readonly modified: string;
  readonly pictures: Set<string>;
}

/** What is known of every address: the last change of what it shows, and its pictures. */
function places(
  findables: readonly Findable[],
  collection: Collection,
  today: string,
): ReadonlyMap<string, Place> {
  const known = new Map<string, Place>(
    indexedPages(collection).map((path) => [path, { modified: '', pictures: new Set() }]),
  );
  for (const { href, updatedAt, picture, shown } of findables) {
    // An open post has no page after its last day.
    if (unlisted.test(href) || (shown && shown.until < today)) continue;
    const place = known.get(href) ?? { modified: '', pictures: new Set<string>() };
    if (picture) place.pictures.add(picture.src);
    known.set(href, { ...place, modified: updatedAt > place.modified ? updatedAt : place.modified });
  }
  return known;
}

interface SitemapPlace {
  readonly collection: Collection;
  /** Our origin, without a trailing slash. */
  readonly siteUrl: string;
  /** The day it is for the house, yyyy-mm-dd. */
  readonly today: string;
}

/**
 * The sitemap of the public pages with their pictures (sitemaps.org, and Google's extension for images).
 *
 * @param findables every published entry that has a page; a page that the record does not name, or that waits for an entry, is one of them
 */
export function sitemap(
  findables: readonly Findable[],
  { collection, siteUrl, today }: SitemapPlace,
): string {
  const full = (path: string) => new URL(path, siteUrl).href;
  const urls = [...places(findables, collection, today)]
    .slice(0, mostAddresses)
    .map(([path, { modified, pictures }]) => {
      const images = [...pictures]
        .slice(0, mostPictures)
        .map((src) => `    <image:image>${xmlElement('image:loc', full(src))}</image:image>`);
      return [
        '  <url>',
        `    ${xmlElement('loc', full(path))}`,
        ...(modified ? [`    ${xmlElement('lastmod', new Date(modified).toISOString())}`] : []),
        ...images,
        '  </url>',
      ].join('\n');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may visit: nothing of a demonstration (GEN-07), no form and no answer made for one visitor. */
export function robots(siteUrl: string, demonstration: boolean): string {
  if (demonstration) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Disallow: /enquire/',
    'Disallow: /enquiry/',
    'Disallow: /my-enquiry',
    'Disallow: /thank-you',
    'Disallow: /subscription-confirmation',
    'Disallow: /unsubscribe',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
