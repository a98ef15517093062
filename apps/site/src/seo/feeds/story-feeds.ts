import type { Brand } from '@sundowner/brand';
import type { FeedStory } from '../../content/story/story-feed.ts';
import { installation } from '../../installation/installation.ts';
import { absolute } from '../structured-data/nodes.ts';
import { xmlElement, xmlText } from '../xml.ts';

export interface FeedSettings {
  readonly brand: Brand;
  /** Our origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Whether the page at a path is built: a story without a page is told without a link. */
  readonly linkable: (href: string) => boolean;
}

export const rssPath = '/blog/rss.xml';
export const jsonFeedPath = '/blog/feed.json';

const title = ({ collectionName }: Brand): string => `${collectionName}: stories`;
const about = 'News and longer pieces from the lodges.';

/** The page of the stories, or the home page until it is built. */
const homeOf = ({ siteUrl, linkable }: FeedSettings): string =>
  `${siteUrl}${linkable('/blog') ? '/blog' : '/'}`;

/** A story's name for ever (RFC 4151): its address may change, and feed readers must not show it twice. */
const nameOf = ({ id }: FeedStory, siteUrl: string): string =>
  `tag:${new URL(siteUrl).hostname},2026:story:${id}`;

/** A day as feeds want a moment: noon UTC, as the studio keeps it. */
const momentOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The stories as RSS 2.0. https://www.rssboard.org/rss-specification */
export function rss(stories: readonly FeedStory[], settings: FeedSettings): string {
  const { brand, siteUrl, linkable } = settings;
  const items = stories.map((story) => {
    const { picture } = story;
    return [
      '    <item>',
      `      ${xmlElement('title', story.title)}`,
      ...(linkable(story.href) ? [`      ${xmlElement('link', siteUrl + story.href)}`] : []),
      `      ${xmlElement('description', story.standfirst)}`,
      ...(story.author ? [`      ${xmlElement('dc:creator', story.author)}`] : []),
      ...(story.category ? [`      ${xmlElement('category', story.category)}`] : []),
      `      <guid isPermaLink="false">${xmlText(nameOf(story, siteUrl))}</guid>`,
      `      ${xmlElement('pubDate', momentOf(story.date).toUTCString())}`,
      ...(picture
        ? [
            `      <media:content url="${xmlText(absolute(picture.src, siteUrl))}" medium="image"><media:description>${xmlText(picture.alt)}</media:description></media:content>`,
          ]
        : []),
      '    </item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '  <channel>',
    `    ${xmlElement('title', title(brand))}`,
    `    ${xmlElement('link', homeOf(settings))}`,
    `    <atom:link href="${xmlText(siteUrl + rssPath)}" rel="self" type="application/rss+xml"/>`,
    `    ${xmlElement('description', about)}`,
    `    <language>${installation().locale.toLowerCase()}</language>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The stories as a JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(stories: readonly FeedStory[], settings: FeedSettings): object {
  const { brand, siteUrl, linkable } = settings;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: title(brand),
    home_page_url: homeOf(settings),
    feed_url: `${siteUrl}${jsonFeedPath}`,
    description: about,
    language: installation().locale,
    icon: `${siteUrl}/apple-touch-icon.png`,
    items: stories.map((story) => ({
      id: nameOf(story, siteUrl),
      ...(linkable(story.href) ? { url: `${siteUrl}${story.href}` } : {}),
      title: story.title,
      summary: story.standfirst,
      content_text: story.standfirst,
      date_published: momentOf(story.date).toISOString(),
      date_modified: new Date(story.updatedAt).toISOString(),
      ...(story.picture ? { image: absolute(story.picture.src, siteUrl) } : {}),
      ...(story.author ? { authors: [{ name: story.author }] } : {}),
      ...(story.category ? { tags: [story.category] } : {}),
    })),
  };
}
