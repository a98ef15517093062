import { isLinkable } from '@sundowner/brand';
import type { APIRoute } from 'astro';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readStoryFeed } from '../../content/story/story-feed.ts';
import { rss } from '../../seo/feeds/story-feeds.ts';
import { runtime } from '../../server/runtime.ts';

/** The stories for feed readers; kept, and outdated, like a page. */
export const GET: APIRoute = async ({ cache }) => {
  const { settings, content } = runtime();
  const { brand, siteUrl } = settings;
  const collection = currentCollection();
  const linkable = (href: string) => isLinkable(href, collection);
  const reading = content.forPage();
  const stories = await readStoryFeed(reading);
  // An empty feed would take the stories from every reader's list.
  reading.ensureRead();
  cache.set(reading.freshness() ?? false);
  return new Response(rss(stories, { brand, siteUrl, linkable }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
