import { entryRoutes } from '../entry-routes.ts';
import type { Collection, Path } from './collection.ts';

/**
 * A page without parameters that stands on published entries: one that is an entry is not there without it, one that lists entries answers
 * and has nothing to show. Neither is led to, nor told to search engines.
 */
export interface EntryPage {
  /** `{brand}` inside it is the brand's slug. */
  readonly path: Path;
  readonly collection: string;
  /** Of a collection with several, the slug of the one; `null` where any entry will do. */
  readonly slug: string | null;
}

/** They stand without their entry: words of their own take its place. */
const standsAlone: ReadonlySet<string> = new Set(['/', '/contact-us', '/search']);

const last = (path: string) => path.split('/').at(-1) ?? '';
const named = (collection: string, ...paths: readonly Path[]): readonly EntryPage[] =>
  paths.map((path) => ({ path, collection, slug: last(path) }));

export const entryPages: readonly EntryPage[] = [
  ...Object.entries(entryRoutes)
    .filter(([, { path }]) => !path.includes('{') && !standsAlone.has(path))
    .map(([collection, { path }]): EntryPage => ({ path, collection, slug: null })),
  { path: '/privacy-policy-clean', collection: 'privacyPolicy', slug: null },
  { path: '/impact/project', collection: 'impact', slug: null },
  { path: '/our-story/our-teams', collection: 'meetTheTeam', slug: null },
  ...named('packageSection', '/curated-journeys'),
  ...named(
    'page',
    '/booking-terms',
    '/cookie-policy',
    '/our-story',
    '/paying-safely',
    '/site-terms',
    '/{brand}-conservation',
  ),
  // Lists.
  { path: '/awards', collection: 'award', slug: null },
  { path: '/blog', collection: 'blog', slug: null },
  { path: '/experiences', collection: 'experiences', slug: null },
  { path: '/image-gallery', collection: 'imageGallery', slug: null },
  { path: '/video-gallery', collection: 'videoGallery', slug: null },
  { path: '/{brand}-tv', collection: 'videoGallery', slug: null },
  { path: '/{brand}-360s', collection: 'tourLink', slug: null },
  { path: '/enquire/360-tours', collection: 'tourLink', slug: null },
];

/** The collections whose entries are such pages. */
export const entryPageParts: readonly string[] = [...new Set(entryPages.map(({ collection }) => collection))];

/** Whether the page at a path of ours has the entry it is made of; query and hash are ignored. */
export const hasItsEntry = (href: string, { absentPages }: Pick<Collection, 'absentPages'>): boolean =>
  absentPages.length === 0 || !absentPages.includes((href.split(/[?#]/, 1)[0] ?? '') as Path);

/**
 * The pages whose entry is not published.
 *
 * @param published slugs of the published entries by their collection; a collection that is not named was not read, and its pages are taken
 *   to be there
 */
export function absentAmong(
  published: ReadonlyMap<string, readonly string[]>,
  brandSlug: string,
): readonly Path[] {
  return entryPages.flatMap(({ path: pattern, collection, slug }) => {
    const slugs = published.get(collection);
    if (!slugs) return [];
    const own = (text: string) => text.replace('{brand}', brandSlug);
    const there = slug === null ? slugs.length > 0 : slugs.includes(own(slug));
    return there ? [] : [own(pattern) as Path];
  });
}
