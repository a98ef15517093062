import { addressWord, pictureSubjectKeys } from '@sundowner/brand';
import { z } from 'zod';
import { document, film, onHost, picture } from '../fields/common.ts';
import { entries, entry, flag, listOf, optionalDay, slug, words } from '../fields/fields.ts';
import { type RawMedia, rawMedia } from '../fields/media.ts';
import { fileOf, pictureOf } from '../fields/picture.ts';
import { propertyKey } from '../fields/place.ts';
import type {
  GalleryFilm,
  GalleryPicture,
  ImageGallery,
  LargeFile,
  Panorama,
  VideoGallery,
} from '../model/gallery.ts';
import type { DownloadEntry } from '../model/page.ts';

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

const largeFileOf = (media: RawMedia): LargeFile | null => {
  const file = fileOf(media);
  return file && { ...file, width: media.width ?? null, height: media.height ?? null };
};

const galleryItems = entries(
  z.object({
    title: words,
    caption: words,
    credit: words,
    image: entry(rawMedia),
    property: propertyKey,
    subject: z.enum(pictureSubjectKeys).nullish().catch(null),
    forPress: flag,
  }),
).transform((list) =>
  list.flatMap(({ image, forPress, subject, ...raw }): GalleryPicture[] => {
    const drawn = image && pictureOf(image);
    if (!drawn) return [];
    return [
      {
        ...raw,
        slug: addressWord(raw.title),
        subject: subject ?? null,
        picture: drawn,
        large: forPress ? largeFileOf(image) : null,
      },
    ];
  }),
);

/** A panorama; `null` without one, or for a file that is no picture. */
export const panorama = entry(rawMedia).transform((media): Panorama | null => {
  const whole = media && pictureOf(media);
  const file = media && fileOf(media);
  return whole && file ? { picture: whole, src: file.href } : null;
});

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
      ownChannel: flag,
      videos: listOf(
        z.object({
          title: words,
          text: words,
          video: film,
          url: link,
          poster: picture,
          duration: words,
          captions: words,
        }),
      ),
    })
    .transform(
      ({ videos, ...raw }): VideoGallery => ({
        ...raw,
        videos: videos.flatMap(({ video, url, ...each }): GalleryFilm[] => {
          const src = video?.src ?? url;
          if (!src) return [];
          const type = video?.type ?? null;
          return [{ ...each, slug: addressWord(each.title), src, elsewhere: video === null, type }];
        }),
      }),
    ),
);
