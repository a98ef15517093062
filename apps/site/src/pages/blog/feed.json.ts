import type { APIRoute } from 'astro';
import { readStoryFeed } from '../../content/story/story-feed.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { jsonFeed } from '../../seo/feeds/story-feeds.ts';
import { runtime } from '../../server/runtime.ts';

/** The stories for feed readers; kept, and outdated, like a page. */
export const GET: APIRoute = async ({ cache }) => {
  const { settings, content } = runtime();
  const { brand, siteUrl } = settings;
  const reading = content.forPage();
  const stories = await readStoryFeed(reading);
  // An empty feed would take the stories from every reader's list.
  reading.ensureRead();
  cache.set(reading.freshness() ?? false);
  const feed = jsonFeed(stories, { brand, siteUrl, linkable: isLinkable });
  return new Response(JSON.stringify(feed), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
};
