import { z } from 'zod';
import type { Download, Fact, Film, LatitudeLongitude, Point, Question } from '../model/common.ts';
import type { Picture } from '../model/picture.ts';
import type { RichText } from '../model/rich-text.ts';
import { toHref } from './address.ts';
import { entry, listOf, optionalWords, words } from './fields.ts';
import { rawMedia } from './media.ts';
import { fileOf, pictureOf } from './picture.ts';
import { toRichText } from './rich-text.ts';

/** Shapes that many types of entry share, already as pages use them. */

const upload = entry(rawMedia);

export const picture = upload.transform((media): Picture | null => media && pictureOf(media));

export const pictures = listOf(rawMedia).transform((list) => list.flatMap((media) => pictureOf(media) ?? []));

/** An uploaded film; pages load it late and never on phones. */
export const film = upload.transform((media): Film | null => {
  const file = media && fileOf(media);
  return file && { src: file.href, type: file.type };
});

/** An uploaded document. */
export const document = upload.transform((media) => media && fileOf(media));

export const facts: z.ZodType<readonly Fact[]> = listOf(z.object({ label: words, value: words }));

export const questions: z.ZodType<readonly Question[]> = listOf(z.object({ question: words, answer: words }));

/** Rows of one passage each. */
export const sentences: z.ZodType<readonly string[]> = listOf(z.object({ text: words })).transform((rows) =>
  rows.map(({ text }) => text).filter(Boolean),
);

export const points: z.ZodType<readonly Point[]> = listOf(
  z.object({ title: words, text: words, image: picture }).transform(({ image, ...rest }) => ({
    ...rest,
    picture: image,
  })),
);

/** Latitude and longitude of the entry itself; `null` unless it has both. */
export function placeOfEntry(raw: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): LatitudeLongitude | null {
  const { latitude, longitude } = raw;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Rows of files with the words of their links. */
export const downloads: z.ZodType<readonly Download[]> = listOf(
  z.object({ description: words, file: document }),
).transform((rows) =>
  rows.flatMap(({ description, file }) =>
    file ? [{ text: description || 'Download Fact Sheet', ...file }] : [],
  ),
);

/** A link an editor typed, for pages of our own host; `null` when there is none, or it leads nowhere. */
const linkOn = (siteUrl: string) =>
  optionalWords.transform((value): string | null => (value === null ? null : toHref(value, siteUrl)));

const richTextOn = (siteUrl: string) =>
  z
    .unknown()
    .optional()
    .transform((value): RichText => toRichText(value, siteUrl));

export interface OwnFields {
  /** For the shapes inside this one. */
  readonly siteUrl: string;
  readonly link: ReturnType<typeof linkOn>;
  readonly richText: ReturnType<typeof richTextOn>;
}

/**
 * A shape that needs to know our own host, made once for it: zod compiles a shape when it is first used.
 *
 * @param make given fields whose links to our own host become paths
 */
export function onHost<Shape>(make: (own: OwnFields) => Shape): (siteUrl: string) => Shape {
  const made = new Map<string, Shape>();
  return (siteUrl) => {
    const known = made.get(siteUrl);
    if (known) return known;
    const shape = make({ siteUrl, link: linkOn(siteUrl), richText: richTextOn(siteUrl) });
    made.set(siteUrl, shape);
    return shape;
  };
}
