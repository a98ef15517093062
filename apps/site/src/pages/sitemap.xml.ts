import type { APIRoute } from 'astro';
import { sitemap } from '../seo/sitemap.ts';
import { runtime } from '../server/runtime.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(runtime().settings.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
