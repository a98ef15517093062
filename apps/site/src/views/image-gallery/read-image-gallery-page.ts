import { galleryNames, termsAccepted } from '@sundowner/brand';
import {
  type GalleryPicture,
  type ImageGallery,
  readImageGalleries,
} from '../../content/gallery/galleries.ts';
import { type GalleryListing, listPictures } from '../../content/gallery/gallery-listing.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { imageNode } from '../../seo/structured-data/images.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** One picture on its own, with the way to its large file. */
export interface PicturePage {
  readonly picture: GalleryPicture;
  readonly gallery: Pick<ImageGallery, 'title'>;
  /** Whether the address says that the terms are accepted. */
  readonly accepted: boolean;
}

/** Everything the page of the picture galleries shows. */
export interface ImageGalleryPage {
  readonly intro: PageIntro;
  readonly listing: GalleryListing;
  /** Whether the editors wrote terms: without them nothing large is given away. */
  readonly hasTerms: boolean;
  /** The picture asked for, which then stands alone. */
  readonly one: PicturePage | null;
}

const imageGalleryPath = '/image-gallery';

/** The picture galleries as the address asks for them (CNT-20). @returns `null` for a picture that is in none */
export async function readImageGalleryPage({ reading, brand, siteUrl, query }: PageRequest) {
  const [page, chrome] = await Promise.all([readGalleries(reading, query), readChrome(reading)]);
  if (!page) return null;
  const path = imageGalleryPath;
  const { intro, one } = page;
  const meta = one ? pictureMeta(page.intro, one) : intro.meta;
  const crumbs = one
    ? [
        { name: 'Picture galleries', href: path },
        { name: one.picture.title, href: null },
      ]
    : [{ name: 'Picture galleries', href: null }];
  const structuredData = [
    ...pageNodes({
      brand,
      siteUrl,
      contact: chrome.contact,
      crumbs,
      type: 'CollectionPage',
      path,
      title: meta.title,
      description: meta.description,
    }),
    ...(one ? [imageNode(one.picture, `${path}?${galleryNames.picture}=${one.picture.slug}`, siteUrl)] : []),
  ];
  const canonicalPath = one ? `${path}?${galleryNames.picture}=${one.picture.slug}` : path;
  const shell: PageShell = { path, meta, chrome, canonicalPath, structuredData };
  return { shell, view: { page, crumbs } };
}

function pictureMeta({ meta }: PageIntro, { picture, gallery }: PicturePage): PageShell['meta'] {
  const [, ...rest] = meta.title.split(' | ');
  return {
    ...meta,
    title: [`${picture.title}, ${gallery.title}`, ...rest].join(' | '),
    description: picture.caption || `${picture.title}: a picture of the gallery ${gallery.title}.`,
    image: picture.picture,
  };
}

async function readGalleries(reading: Reading, asked: URLSearchParams): Promise<ImageGalleryPage | null> {
  const [intro, galleries] = await Promise.all([
    readPageIntro(reading, 'image-gallery'),
    readImageGalleries(reading),
  ]);
  if (galleries.length === 0) reading.ensureRead();
  const hasTerms = intro.secondLead !== '' || intro.text.length > 0;
  const listing = listPictures(galleries, asked);
  const slug = asked.get(galleryNames.picture);
  if (!slug) return { intro, listing, hasTerms, one: null };
  const gallery = galleries.find(({ items }) => items.some((item) => item.slug === slug));
  const picture = gallery?.items.find((item) => item.slug === slug);
  if (!gallery || !picture) return null;
  const accepted = asked.get(galleryNames.terms) === termsAccepted;
  return { intro, listing, hasTerms, one: { picture, gallery, accepted } };
}
