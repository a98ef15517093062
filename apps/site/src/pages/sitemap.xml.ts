import type { APIRoute } from 'astro';
import { sitemap } from '../seo/sitemap.ts';
import { runtime } from '../server/runtime.ts';

/** Kept, and outdated, like a page: a publish shows here too. */
export const GET: APIRoute = async ({ cache }) => {
  const { settings, content } = runtime();
  const { brand, siteUrl } = settings;
  const read = content.forPage();
  const findables = await read.findables();
  cache.set(read.freshness());
  return new Response(sitemap(findables, { brand, siteUrl }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
