import { type Brand, filmAsked, pageKey } from '@sundowner/brand';
import { readVideoGalleries, type VideoGallery } from '../../content/gallery/galleries.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type FilmsPage = PageView<typeof readVideoGalleryPage>;

const channelPath = ({ slug }: Brand) => `/${slug}-tv`;

/** Every gallery of films (CNT-20). */
export const readVideoGalleryPage = (request: PageRequest) =>
  readFilms(request, '/video-gallery', 'Film galleries', () => true);

/** The films of our own channel. */
export const readChannelPage = (request: PageRequest) =>
  readFilms(request, channelPath(request.brand), 'Our own channel', ({ ownChannel }) => ownChannel);

async function readFilms(
  { reading, query, ...request }: PageRequest,
  path: string,
  name: string,
  shown: (gallery: VideoGallery) => boolean,
) {
  const [intro, all] = await Promise.all([
    readPageIntro(reading, pageKey(path)),
    readVideoGalleries(reading),
  ]);
  if (all.length === 0) reading.ensureRead();
  const { meta } = intro;
  const crumbs = [{ name, href: null }];
  const shell = await pageShell(request, 'CollectionPage', { path, meta, title: meta.title, crumbs });
  const galleries = all.filter((gallery) => shown(gallery) && gallery.videos.length > 0);
  const asked = query.get(filmAsked);
  const known = galleries.some(({ videos }) => videos.some(({ slug }) => slug === asked));
  const view = {
    /** Its own path: films that are ready to play are named under it. */
    path,
    channelPath: channelPath(request.brand),
    intro,
    galleries,
    /** Slug of the film that is ready to play, from the address. */
    ready: known ? asked : null,
    crumbs,
  };
  return { shell, view };
}
