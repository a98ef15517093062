import { builtPages } from '@sundowner/brand';

/** Pages a search engine should know: built, and neither a form nor made for one visitor. */
export const indexedPages = (): readonly string[] =>
  builtPages().filter((path) => !path.startsWith('/enquire/') && path !== '/thank-you');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The sitemap of the public pages (sitemaps.org). @param siteUrl our origin, without a trailing slash */
export function sitemap(siteUrl: string): string {
  const urls = indexedPages().map(
    (path) => `  <url><loc>${escaped(new URL(path, siteUrl).href)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
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
    'Disallow: /thank-you',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
