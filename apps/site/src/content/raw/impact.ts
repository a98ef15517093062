import { z } from 'zod';
import { facts, onHost, picture, pictures, placeOfEntry } from '../fields/common.ts';
import { entry, flag, listOf, number, slug, words } from '../fields/fields.ts';
import type {
  CommitteeMember,
  ImpactFigure,
  ImpactPillar,
  ImpactProject,
  Initiative,
} from '../model/impact.ts';
import { metaFields } from '../page/page-meta.ts';

/** Amounts shown as a small chart; a value nobody gave is left out. */
export const figures: z.ZodType<readonly ImpactFigure[]> = listOf(
  z.object({
    title: words,
    text: words,
    unit: words,
    chart: z.enum(['bars', 'line', 'hundred']).catch('bars'),
    values: listOf(z.object({ label: words, value: number, bad: flag })).transform((values) =>
      values.flatMap(({ value, ...rest }) => (value === null ? [] : { ...rest, value })),
    ),
    target: number,
  }),
);

const pillarSlug = entry(z.object({ slug })).transform((pillar) => pillar?.slug ?? null);

export const pillarOn = onHost(({ richText }) =>
  z
    .object({ slug, name: words, heading: words, description: richText, image: picture })
    .transform(({ image, ...raw }): ImpactPillar => ({ ...raw, picture: image })),
);

export const initiativeOn = onHost(({ link }) =>
  z
    .object({
      slug,
      name: words,
      title: words,
      description: words,
      pillar: pillarSlug,
      image: picture,
      link,
    })
    .transform(({ image, link: href, ...raw }): Initiative => ({ ...raw, picture: image, href })),
);

export const committeeMember = z
  .object({ slug, name: words, role: words, place: words, biography: words, image: picture })
  .transform(({ image, ...raw }): CommitteeMember => ({ ...raw, picture: image }));

/** A project with all its fields; its meta is made by who reads its page. */
export const projectOn = onHost(({ richText }) =>
  z
    .object({
      slug,
      name: words,
      title: words,
      tagline: words,
      excerpt: words,
      imageMain: picture,
      since: words,
      place: words,
      pillar: pillarSlug,
      body: richText,
      facts,
      figures,
      visiting: words,
      gallery: pictures,
      latitude: number,
      longitude: number,
      ...metaFields,
    })
    .transform((raw) => {
      const { imageMain, latitude, longitude, metaTitle, metaDescription, metaKeywords, metaImage, ...rest } =
        raw;
      const project: Omit<ImpactProject, 'meta'> = {
        ...rest,
        title: raw.title || raw.name,
        href: `/impact/project/${raw.slug}`,
        picture: imageMain,
        coordinates: placeOfEntry({ latitude, longitude }),
      };
      return { project, meta: { metaTitle, metaDescription, metaKeywords, metaImage } };
    }),
);
