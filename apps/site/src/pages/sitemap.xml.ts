import type { APIRoute } from 'astro';
import { currentCollection } from '../content/places/collection-scope.ts';
import { houseToday } from '../installation/installation.ts';
import { sitemap } from '../seo/sitemap.ts';
import { runtime } from '../server/runtime.ts';

/** Kept, and outdated, like a page: a publish shows here too. */
export const GET: APIRoute = async ({ cache }) => {
  const { settings, content } = runtime();
  const { findables, freshness } = await content.findables();
  cache.set(freshness);
  const place = { collection: currentCollection(), siteUrl: settings.siteUrl, today: houseToday() };
  return new Response(sitemap(findables, place), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
