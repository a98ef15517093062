import { addressWord, pictureSubjectKeys } from '@sundowner/brand';
import { z } from 'zod';
import { film, onHost, picture, type Shown } from '../fields/common.ts';
import { entries, entry, flag, listOf, slug, words } from '../fields/fields.ts';
import { type File, type RawMedia, rawMedia, toFile, toPicture } from '../fields/picture.ts';
import { propertyKey } from '../fields/place.ts';
import type { Reading } from '../reading/reading.ts';
import { galleriesOfPublished, ofPublished } from './of-published.ts';
import { isJpeg, pressPath } from './press-path.ts';

/** A picture as the press and travel partners get it, as large as it is: a JPEG, which programs for print open. */
export interface LargeFile extends File {
  /** Of the upload it is, or is made of; `null` for one that lies elsewhere. */
  readonly filename: string | null;
  /** Pixels; `null` when the studio does not say. */
  readonly width: number | null;
  readonly height: number | null;
}

function toLargeFile(media: RawMedia): LargeFile | null {
  const file = toFile(media);
  const { filename = null, width = null, height = null } = media;
  if (!file) return null;
  const large = { ...file, filename, width, height };
  if (filename === null || isJpeg(filename)) return large;
  // Made when somebody takes it: until then nobody knows how many bytes it has.
  return { ...large, href: pressPath(filename), size: null, type: 'image/jpeg' };
}

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
  list.flatMap(({ image, forPress, subject, ...raw }) => {
    const drawn = image && toPicture(image);
    if (!drawn) return [];
    return [
      {
        ...raw,
        /** Names it in addresses, made of its title: "lodge-by-the-river". */
        slug: addressWord(raw.title),
        subject: subject ?? null,
        picture: drawn,
        /** What the press and travel partners may take away; `null` where they may not. */
        large: forPress ? toLargeFile(image) : null,
      },
    ];
  }),
);

/** A picture of the galleries (CNT-20). */
export type GalleryPicture = z.infer<typeof galleryItems>[number];

/**
 * A picture that goes all round, for a viewer that turns it: as a plain picture (what it shows is its alternative text, its focal point
 * where one looks first), and `src` the address of the file the viewer takes. `null` without one, or for a file that is no picture.
 */
export const panorama = entry(rawMedia).transform((media) => {
  const whole = media && toPicture(media);
  const file = media && toFile(media);
  return whole && file ? { picture: whole, src: file.href } : null;
});

export const imageGallery = z.object({
  slug,
  title: words,
  lead: words,
  property: propertyKey,
  cover: picture,
  items: galleryItems,
});

export type ImageGallery = z.infer<typeof imageGallery>;

/** The galleries of the page /image-gallery in their order (CNT-20); empty when they cannot be read. */
export const readImageGalleries = async (reading: Reading): Promise<readonly ImageGallery[]> =>
  galleriesOfPublished(
    await reading.listOrNone({
      collection: 'imageGallery',
      sort: ['position'],
      depth: 2,
      limit: 50,
      schema: imageGallery,
    }),
  );

export const videoGalleryOn = onHost(({ link }) =>
  z.object({
    slug,
    title: words,
    lead: words,
    property: propertyKey,
    /** Shown on the page of our own channel too. */
    ownChannel: flag,
    videos: listOf(
      z.object({
        title: words,
        text: words,
        video: film,
        url: link,
        poster: picture,
        duration: words,
        /** The text of a WebVTT file; empty where there is none. */
        captions: words,
      }),
    ).transform((videos) =>
      videos.flatMap(({ video, url, ...each }) => {
        /** Our own film, or an address elsewhere; its media type is known of our own: "video/mp4". */
        const src = video?.src ?? url;
        if (!src) return [];
        const type = video?.type ?? null;
        return [{ ...each, slug: addressWord(each.title), src, elsewhere: video === null, type }];
      }),
    ),
  }),
);

export type VideoGallery = Shown<typeof videoGalleryOn>;
/** A film of the galleries (CNT-20). */
export type GalleryFilm = VideoGallery['videos'][number];

/** The galleries of films in their order (CNT-20); empty when they cannot be read. */
export const readVideoGalleries = async (reading: Reading): Promise<readonly VideoGallery[]> =>
  ofPublished(
    await reading.listOrNone({
      collection: 'videoGallery',
      sort: ['position'],
      depth: 1,
      limit: 50,
      schema: videoGalleryOn,
    }),
  );
