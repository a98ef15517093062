import type { APIRoute } from 'astro';
import { sitemap } from '../seo/sitemap.ts';
import { runtime } from '../server/runtime.ts';

/** Kept, and outdated, like a page: a publish shows here too. */
export const GET: APIRoute = async ({ cache }) => {
  const { settings, content } = runtime();
  const { brand, siteUrl } = settings;
  const { findables, freshness } = await content.findables();
  cache.set(freshness);
  return new Response(sitemap(findables, { brand, siteUrl }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
