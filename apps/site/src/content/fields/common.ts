import { z } from 'zod';
import { toHref } from './address.ts';
import { entry, listOf, optionalWords, rename, words } from './fields.ts';
import { type Picture, rawMedia, toFile, toPicture } from './picture.ts';
import { type RichText, toRichText } from './rich-text.ts';

/** Shapes that many types of entry share, already as pages use them. */

const upload = entry(rawMedia);

export const picture = upload.transform((media): Picture | null => media && toPicture(media));

export const pictures = listOf(rawMedia).transform((list): readonly Picture[] =>
  list.flatMap((media) => toPicture(media) ?? []),
);

/** A silent film behind words: shown on wide screens only, after the page has loaded. */
export interface Film {
  readonly src: string;
  /** Media type: `video/mp4`. */
  readonly type: string;
}

/** An uploaded film; pages load it late and never on phones. */
export const film = upload.transform((media): Film | null => {
  const file = media && toFile(media);
  return file && { src: file.href, type: file.type };
});

/** The two formats of a film, best first; empty without either. */
export const filmFields = { backgroundVideo: film, backgroundVideoAlternative: film };

export const toFilms = (raw: {
  readonly backgroundVideo: Film | null;
  readonly backgroundVideoAlternative: Film | null;
}): readonly Film[] => [raw.backgroundVideoAlternative, raw.backgroundVideo].flatMap((each) => each ?? []);

/** An uploaded document. */
export const document = upload.transform((media) => media && toFile(media));

const fact = z.object({ label: words, value: words });
/** A fact as visitors read it: "From the airstrip", "25 minutes by road". */
export type Fact = z.infer<typeof fact>;
export const facts = listOf(fact);

const question = z.object({ question: words, answer: words });
export type Question = z.infer<typeof question>;
export const questions = listOf(question);

/** Rows of one passage each. */
export const sentences = listOf(z.object({ text: words })).transform((rows): readonly string[] =>
  rows.map(({ text }) => text).filter(Boolean),
);

const point = z.object({ title: words, text: words, image: picture }).transform(rename({ image: 'picture' }));
/** A title with words under it and, where the editor gave one, a picture. */
export type Point = z.infer<typeof point>;
export const points = listOf(point);

/** A part of a longer page. */
export type Section = z.infer<ReturnType<typeof sectionsOn>>[number];

/** Degrees; south and west are negative. */
export interface LatitudeLongitude {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on the earth; `null` where a part is missing or no place has it: nothing can be drawn there. */
export function latitudeLongitude(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): LatitudeLongitude | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Latitude and longitude of an entry as `coordinates`; `null` unless it has both. */
export function withCoordinates<
  Raw extends { readonly latitude: number | null; readonly longitude: number | null },
>({ latitude, longitude, ...raw }: Raw) {
  return { ...raw, coordinates: latitudeLongitude(latitude, longitude) };
}

/** A file with the words of its link. */
export type Download = z.infer<typeof downloads>[number];

/** Rows of files with the words of their links. */
export const downloads = listOf(z.object({ description: words, file: document })).transform((rows) =>
  rows.flatMap(({ description, file }) =>
    file ? [{ text: description || 'Download Fact Sheet', ...file }] : [],
  ),
);

/** A button an editor gave; never one of its halves alone. */
export interface Button {
  readonly text: string;
  readonly href: string;
}

/** A button that has both its halves. */
export function toButton(text: string, href: string | null): Button | null {
  return text && href ? { text, href } : null;
}

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

/** What a shape of `onHost` gives. */
export type Shown<Shape extends (siteUrl: string) => z.ZodType> = z.output<ReturnType<Shape>>;

/** The parts of a page that is mostly words. */
export const sectionsOn = onHost(({ richText }) =>
  listOf(
    z.object({ heading: words, body: richText, image: picture }).transform(rename({ image: 'picture' })),
  ),
);

/** A heroBanner, read by itself or populated in the entry of a page: the large picture at its top, with its words. */
export const bannerOn = onHost(({ link }) =>
  z
    .object({
      bannerText: words,
      bannerSubText: words,
      backgroundImage: picture,
      backgroundImageMobi: picture,
      ...filmFields,
      /** Address of a 360 degree tour. */
      tourLink: link,
    })
    .transform((raw) => ({
      text: raw.bannerText,
      subText: raw.bannerSubText,
      picture: raw.backgroundImage,
      /** Upright, for phones; `null` means the same picture. */
      mobilePicture: raw.backgroundImageMobi,
      /** The film behind the words, each format a browser may take; empty when there is none. */
      films: toFilms(raw),
      tourHref: raw.tourLink,
    })),
);

export type Banner = Shown<typeof bannerOn>;
