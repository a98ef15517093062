import { galleryNames, termsAccepted } from '@sundowner/brand';
import { type GalleryPicture, readImageGalleries } from '../../content/gallery/galleries.ts';
import { listPictures } from '../../content/gallery/gallery-listing.ts';
import { listArchives } from '../../content/gallery/pictures-to-take.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageMeta } from '../../content/page/page-meta.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { imageNode } from '../../seo/structured-data/images.ts';

export type ImageGalleryPage = PageView<typeof readImageGalleryPage>;

/** One picture on its own, with the way to its large file. */
export type PicturePage = NonNullable<PageView<typeof readImageGalleryPage>['one']>;

/** The picture galleries as the address asks for them (CNT-20). @returns `null` for a picture that is in none */
export async function readImageGalleryPage({ reading, query, ...request }: PageRequest) {
  const [intro, galleries] = await Promise.all([
    readPageIntro(reading, 'image-gallery'),
    readImageGalleries(reading),
  ]);
  if (galleries.length === 0) reading.ensureRead();
  /** Whether the editors wrote terms: without them nothing large is given away. */
  const hasTerms = intro.secondLead !== '' || intro.text.length > 0;
  /** Words of the terms, which the page draws with them. */
  const placed = hasTerms ? (['second'] as const) : [];
  const path = '/image-gallery';
  const name = 'Picture galleries';
  const view = {
    intro,
    listing: listPictures(galleries, query),
    archives: listArchives(galleries),
    hasTerms,
  };
  const slug = query.get(galleryNames.picture);
  if (!slug) {
    const { meta } = intro;
    const crumbs = [{ name, href: null }];
    const parts = { path, meta, title: meta.title, crumbs, placed };
    const shell = await pageShell(request, 'CollectionPage', parts);
    return { shell, view: { ...view, one: null, crumbs } };
  }
  const gallery = galleries.find(({ items }) => items.some((item) => item.slug === slug));
  const picture = gallery?.items.find((item) => item.slug === slug);
  if (!gallery || !picture) return null;
  const accepted = query.get(galleryNames.terms) === termsAccepted;
  const meta = pictureMeta(intro.meta, picture, gallery.title);
  const canonicalPath = `${path}?${galleryNames.picture}=${slug}`;
  const crumbs = [
    { name, href: path },
    { name: picture.title, href: null },
  ];
  const shell = await pageShell(request, 'CollectionPage', {
    path,
    canonicalPath,
    meta,
    title: meta.title,
    crumbs,
    placed,
    more: [imageNode(picture, canonicalPath, request.siteUrl)],
  });
  return { shell, view: { ...view, one: { picture, gallery: gallery.title, accepted }, crumbs } };
}

function pictureMeta(meta: PageMeta, { title, caption, picture }: GalleryPicture, gallery: string): PageMeta {
  const [, ...rest] = meta.title.split(' | ');
  return {
    ...meta,
    title: [`${title}, ${gallery}`, ...rest].join(' | '),
    description: caption || `${title}: a picture of the gallery ${gallery}.`,
    image: picture,
  };
}
