import { z } from 'zod';
import type { DownloadEntry, ImageGallery, VideoGallery } from '../model/page.ts';
import { document, film, onHost, picture } from './common.ts';
import { entries, flag, listOf, optionalDay, slug, words } from './fields.ts';
import { propertyKey } from './place.ts';

/** Files to download; one without a file and an address is left out. */
export const downloadsOn = onHost(({ link }) =>
  entries(
    z.object({
      title: words,
      category: words,
      property: propertyKey,
      description: words,
      file: document,
      url: link,
      updated: optionalDay,
      forPartners: flag,
    }),
  ).transform((list) =>
    list.flatMap(({ url, ...raw }): DownloadEntry[] => {
      const href = raw.file?.href ?? url;
      return href ? [{ ...raw, href }] : [];
    }),
  ),
);

const galleryItems = entries(
  z.object({ title: words, caption: words, credit: words, image: picture, forPress: flag }),
).transform((list) => list.flatMap(({ image, ...raw }) => (image ? [{ ...raw, picture: image }] : [])));

export const imageGallery = z
  .object({ slug, title: words, lead: words, property: propertyKey, cover: picture, items: galleryItems })
  .transform((raw): ImageGallery => raw);

export const videoGalleryOn = onHost(({ link }) =>
  z
    .object({
      slug,
      title: words,
      lead: words,
      property: propertyKey,
      videos: listOf(
        z.object({ title: words, text: words, video: film, url: link, poster: picture, duration: words }),
      ),
    })
    .transform(
      ({ videos, ...raw }): VideoGallery => ({
        ...raw,
        videos: videos.flatMap(({ video, url, ...each }) => {
          const src = video?.src ?? url;
          return src ? [{ ...each, src, elsewhere: video === null }] : [];
        }),
      }),
    ),
);
