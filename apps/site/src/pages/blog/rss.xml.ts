import { isLinkable } from '@sundowner/brand';
import type { APIRoute } from 'astro';
import { rss } from '../../seo/feeds/story-feeds.ts';
import { runtime } from '../../server/runtime.ts';

/** The stories for feed readers; kept, and outdated, like a page. */
export const GET: APIRoute = async ({ cache }) => {
  const { settings, content } = runtime();
  const { brand, siteUrl } = settings;
  const read = content.forPage();
  const stories = await read.storyFeed();
  // An empty feed would take the stories from every reader's list.
  read.ensureRead();
  cache.set(read.freshness());
  return new Response(rss(stories, { brand, siteUrl, linkable: (href) => isLinkable(href, brand) }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
