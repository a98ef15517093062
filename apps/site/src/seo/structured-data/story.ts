import type { Brand } from '@sundowner/brand';
import type { BlogPosting } from 'schema-dts';
import type { Story } from '../../content/story/story.ts';
import { installation } from '../../installation/installation.ts';
import { absolute, type Node, organizationId } from './nodes.ts';

type StoryWords = Pick<
  Story,
  'title' | 'href' | 'date' | 'standfirst' | 'category' | 'tags' | 'author' | 'picture'
>;

/** A story on its own page. */
export function blogPosting(story: StoryWords, brand: Brand, siteUrl: string): Node<BlogPosting> {
  const { title, href, date, standfirst, category, tags, author, picture } = story;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': absolute(href, siteUrl),
    mainEntityOfPage: absolute(href, siteUrl),
    // Search engines cut headlines at 110 letters.
    headline: title.slice(0, 110),
    description: standfirst,
    datePublished: date,
    articleSection: category,
    ...(tags.length > 0 ? { keywords: tags.map((tag) => tag.title).join(', ') } : {}),
    image: absolute(picture.src, siteUrl),
    inLanguage: installation().locale,
    author: author
      ? { '@type': 'Person', name: author.name, ...(author.role ? { jobTitle: author.role } : {}) }
      : { '@type': 'Organization', name: brand.collectionName, url: absolute('/', siteUrl) },
    publisher: { '@type': 'Organization', '@id': organizationId(siteUrl), name: brand.collectionName },
  };
}
