import { type Brand, filmAsked, pageKey } from '@sundowner/brand';
import { readVideoGalleries, type VideoGallery } from '../../content/gallery/galleries.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Everything a page of films shows. */
export interface FilmsPage {
  /** Its own path: films that are ready to play are named under it. */
  readonly path: string;
  /** Path of the page of our own channel. */
  readonly channelPath: string;
  readonly intro: PageIntro;
  readonly galleries: readonly VideoGallery[];
  /** Slug of the film that is ready to play, from the address. */
  readonly ready: string | null;
}

const channelPath = ({ slug }: Brand) => `/${slug}-tv`;

/** Every gallery of films (CNT-20). */
export const readVideoGalleryPage = (request: PageRequest) =>
  readFilms(request, '/video-gallery', 'Film galleries', () => true);

/** The films of our own channel. */
export const readChannelPage = (request: PageRequest) =>
  readFilms(request, channelPath(request.brand), 'Our own channel', ({ ownChannel }) => ownChannel);

async function readFilms(
  { reading, brand, siteUrl, query }: PageRequest,
  path: string,
  name: string,
  shown: (gallery: VideoGallery) => boolean,
) {
  const [intro, all, chrome] = await Promise.all([
    readPageIntro(reading, pageKey(path)),
    readVideoGalleries(reading),
    readChrome(reading),
  ]);
  if (all.length === 0) reading.ensureRead();
  const galleries = all.filter((gallery) => shown(gallery) && gallery.videos.length > 0);
  const asked = query.get(filmAsked);
  const known = galleries.some(({ videos }) => videos.some(({ slug }) => slug === asked));
  const page: FilmsPage = {
    path,
    channelPath: channelPath(brand),
    intro,
    galleries,
    ready: known ? asked : null,
  };
  const crumbs = [{ name, href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: intro.meta.title,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}
