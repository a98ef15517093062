import { type Brand, propertyOfKey, regionOfKey } from '@sundowner/brand';
import type { ItemList, JobPosting } from 'schema-dts';
import type { Vacancy } from '../../content/people/careers.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { houseMoment } from '../../installation/house-moment.ts';
import { xmlElement } from '../xml.ts';
import { absolute, countryWords, type Node, organizationId } from './nodes.ts';

type Post = Omit<Vacancy, 'body' | 'living' | 'mail' | 'file'>;

/** Words of contracts by the names search engines have for them (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
const employmentTypes = [
  ['FULL_TIME', /full[ -]time/i],
  ['PART_TIME', /part[ -]time|days a week/i],
  ['TEMPORARY', /month|season|temporary/i],
  ['INTERN', /intern|trainee/i],
] as const;

/** An open post, for the page of that post alone: a list of several is none to search engines. */
export function jobPosting(post: Post, brand: Brand, siteUrl: string): Node<JobPosting> {
  const { slug, title, place, property, contract, closes, posted, lead, duties, requirements } = post;
  const types = employmentTypes.flatMap(([type, words]) => (words.test(contract) ? [type] : []));
  const collection = currentCollection();
  const regionKey = propertyOfKey(property ?? '', collection)?.region ?? '';
  const region = regionOfKey(regionKey, collection)?.name;
  const lines = [lead, ...duties, ...requirements].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': absolute(`/careers/${slug}`, siteUrl),
    url: absolute(`/careers/${slug}`, siteUrl),
    title,
    // In HTML, as the readers of job postings take it.
    description: lines.map((line) => xmlElement('p', line)).join(''),
    identifier: { '@type': 'PropertyValue', name: brand.collectionName, value: slug },
    ...(posted ? { datePosted: posted } : {}),
    ...(closes ? { validThrough: houseMoment(closes, '23:59:59') } : {}),
    ...(types.length > 0 ? { employmentType: types } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(siteUrl),
      name: brand.collectionName,
      url: absolute('/', siteUrl),
    },
    jobLocation: {
      '@type': 'Place',
      name: place,
      address: {
        '@type': 'PostalAddress',
        addressLocality: place,
        ...(region ? { addressRegion: region } : {}),
        ...countryWords(),
      },
    },
    directApply: true,
  };
}

/** The open posts a page lists, each at its own address. @returns nothing without any */
export function postsListed(
  posts: readonly Pick<Vacancy, 'slug' | 'title'>[],
  siteUrl: string,
): readonly Node<ItemList>[] {
  if (posts.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: posts.map(({ slug, title }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: title,
        url: absolute(`/careers/${slug}`, siteUrl),
      })),
    },
  ];
}
