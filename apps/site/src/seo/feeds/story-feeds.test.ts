import { defaultBrand } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { parseXml, textsOf } from '../../../../../tests/fakes/xml.ts';
import type { FeedStory } from '../../content/story/story-feed.ts';
import { type FeedSettings, jsonFeed, rss } from './story-feeds.ts';

const settings = (linkable: boolean): FeedSettings => ({
  brand: defaultBrand,
  siteUrl: 'https://www.example.com',
  linkable: () => linkable,
});
const story = (rest: Partial<FeedStory> = {}): FeedStory => ({
  id: '7',
  title: 'Rain & <thunder> "at last"\u0007',
  href: '/blog/first-rains',
  date: '2026-05-01',
  standfirst: 'It rained.',
  category: 'Safaris',
  author: 'A. Guide',
  picture: {
    alt: 'Rain',
    width: 1,
    height: 1,
    focus: { x: 50, y: 50 },
    sources: { avif: [], webp: [] },
    src: '/media/rain.webp',
    caption: null,
    coordinates: null,
  },
  updatedAt: '2026-05-02T08:00:00.000Z',
  ...rest,
});
const bare = story({ id: '8', author: null, picture: null, category: '' });

describe('the RSS feed', () => {
  function channelOf(linkable: boolean) {
    const root = parseXml(rss([story(), bare], settings(linkable)));
    expect([root.name, root.attributes.version]).toEqual(['rss', '2.0']);
    const [channel] = root.children;
    if (!channel) throw new Error('There is no channel.');
    return { channel, items: channel.children.filter(({ name }) => name === 'item') };
  }

  test('keeps to RSS 2.0: channel and items have what they must, nothing twice, addresses are whole', () => {
    const { channel, items } = channelOf(true);
    for (const name of ['title', 'link', 'description', 'language'])
      expect(textsOf(channel, name)).toHaveLength(1);
    const self = channel.children.find(({ name }) => name === 'atom:link');
    expect(self?.attributes).toMatchObject({ rel: 'self', href: 'https://www.example.com/blog/rss.xml' });
    for (const item of items) {
      const names = item.children.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(textsOf(item, 'pubDate')[0]).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
      expect(textsOf(item, 'guid')[0]).toMatch(/^tag:www\.example\.com,2026:story:\d$/);
      expect(textsOf(item, 'link')).toEqual(['https://www.example.com/blog/first-rains']);
    }
    const [first] = items;
    expect(first && textsOf(first, 'title')).toEqual(['Rain & <thunder> "at last"']);
    expect(first?.children.find(({ name }) => name === 'media:content')?.attributes.url).toBe(
      'https://www.example.com/media/rain.webp',
    );
  });

  test('links no page that is not built', () => {
    const { channel, items } = channelOf(false);
    expect(textsOf(channel, 'link')).toEqual(['https://www.example.com/']);
    expect(items.flatMap((item) => textsOf(item, 'link'))).toEqual([]);
  });
});

describe('the JSON feed', () => {
  type Feed = {
    version: string;
    title: string;
    feed_url: string;
    home_page_url: string;
    items: Record<string, unknown>[];
  };
  const feed = (linkable: boolean) => jsonFeed([story(), bare], settings(linkable)) as Feed;

  test('keeps to version 1.1', () => {
    const made = feed(true);
    expect(made).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://www.example.com/blog/feed.json',
      home_page_url: 'https://www.example.com/blog',
    });
    expect(new Set(made.items.map(({ id }) => id)).size).toBe(2);
    for (const item of made.items) {
      expect(typeof item.id).toBe('string');
      expect(item.content_text).toBe('It rained.');
      expect(item.date_published).toBe('2026-05-01T12:00:00.000Z');
    }
    expect(made.items[0]).toMatchObject({
      authors: [{ name: 'A. Guide' }],
      image: 'https://www.example.com/media/rain.webp',
      tags: ['Safaris'],
    });
    expect(made.items[1]).not.toHaveProperty('authors');
  });

  test('links no page that is not built', () => {
    const made = feed(false);
    expect(made.home_page_url).toBe('https://www.example.com/');
    expect(made.items.some((item) => 'url' in item)).toBe(false);
  });
});

test('a picture of another host (MEDIA_URL) keeps its own address in both feeds', () => {
  const { picture } = story();
  const elsewhere = story({ picture: picture && { ...picture, src: 'https://media.example.com/rain.webp' } });
  expect(rss([elsewhere], settings(true))).toContain('url="https://media.example.com/rain.webp"');
  expect(jsonFeed([elsewhere], settings(true))).toMatchObject({
    items: [{ image: 'https://media.example.com/rain.webp' }],
  });
});
