import type { APIRoute } from 'astro';
import { robots } from '../seo/sitemap.ts';
import { runtime } from '../server/runtime.ts';

export const GET: APIRoute = () => {
  const { siteUrl, mode } = runtime().settings;
  return new Response(robots(siteUrl, mode === 'demo'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
