import { z } from 'zod';
import { bannerOn, facts, onHost, picture, pictures, type Shown, withCoordinates } from '../fields/common.ts';
import { entries, entry, flag, listOf, number, rename, slug, words } from '../fields/fields.ts';
import { metaFields, withMeta } from '../page/page-meta.ts';
import type { Reading } from '../reading/reading.ts';

const figure = z.object({
  title: words,
  text: words,
  /** "litres, a guest, a night". */
  unit: words,
  /** Bars, a line from year to year, or a hundred dots of which the last value fills as many. */
  chart: z.enum(['bars', 'line', 'hundred']).catch('bars'),
  // A year, or what is counted, and whether that year went wrong; a value nobody gave is left out.
  values: listOf(z.object({ label: words, value: number, bad: flag })).transform((values) =>
    values.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }])),
  ),
  target: number,
});

/** Amounts of one thing, shown as a small chart with their table. */
export type ImpactFigure = z.infer<typeof figure>;

/** Slug of the pillar an entry stands on; `null` when it has none. */
const pillarSlug = entry(z.object({ slug })).transform((pillar) => pillar?.slug ?? null);

const pillarOn = onHost(({ richText }) =>
  z
    .object({ slug, name: words, heading: words, description: richText, image: picture })
    .transform(rename({ image: 'picture' })),
);
export type ImpactPillar = Shown<typeof pillarOn>;

const initiativeOn = onHost(({ link }) =>
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
    .transform(rename({ image: 'picture', link: 'href' })),
);
export type Initiative = Shown<typeof initiativeOn>;

const committeeMember = z
  .object({ slug, name: words, role: words, place: words, biography: words, image: picture })
  .transform(rename({ image: 'picture' }));
export type CommitteeMember = z.infer<typeof committeeMember>;

/** A project with all its fields; its meta is made by who reads its page. */
const projectOn = onHost(({ richText }) =>
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
      figures: listOf(figure),
      visiting: words,
      gallery: pictures,
      latitude: number,
      longitude: number,
      ...metaFields,
    })
    .transform((raw) => ({
      ...raw,
      title: raw.title || raw.name,
      href: `/impact/project/${raw.slug}`,
    }))
    .transform(rename({ imageMain: 'picture' }))
    .transform(withCoordinates),
);

type Project = Shown<typeof projectOn>;

export type ImpactProjectCard = ReturnType<typeof toProjectCard>;

function toProjectCard(project: Project) {
  const { slug, href, name, title, tagline, excerpt, picture, since, place, pillar } = project;
  return { slug, href, name, title, tagline, excerpt, picture, since, place, pillar };
}

const impactOn = onHost(({ siteUrl }) =>
  z
    .object({
      hero: entry(bannerOn(siteUrl)),
      heading: words,
      lead: words,
      image: picture,
      impactPillars: entries(pillarOn(siteUrl)),
      initiatives: entries(initiativeOn(siteUrl)),
      projects: entries(projectOn(siteUrl)).transform((projects) => projects.map(toProjectCard)),
      committeeHeading: words,
      committeeText: words,
      committeeMembers: entries(committeeMember),
      levyHeading: words,
      levyText: words,
      /** Of every hundred. */
      levyShares: listOf(z.object({ name: words, amount: z.number() })),
      figures: listOf(figure),
      facts,
      /** How we count. */
      method: words,
    })
    .transform(
      rename({ hero: 'banner', image: 'picture', impactPillars: 'pillars', committeeMembers: 'committee' }),
    ),
);

/** The page Impact: one entry with everything it shows (CNT-09). */
export type ImpactPage = Shown<typeof impactOn>;

/**
 * The page Impact with its pillars, initiatives, committee and projects (CNT-09).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export const readImpact = (reading: Reading): Promise<ImpactPage | null> =>
  // 3: the projects, their pillars, and those pillars' pictures.
  reading.one({ collection: 'impact', depth: 3, schema: impactOn });

/**
 * A project by the last part of its address.
 *
 * @returns `null`, and a line in the log, when there is none
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readImpactProject(reading: Reading, slug: string) {
  const project = await reading.bySlug('impactProject', slug, { depth: 2, schema: projectOn });
  if (!project) {
    reading.missing('No project found with slug.');
    return null;
  }
  const { title, excerpt: description, picture: image } = project;
  return withMeta(project, reading.site.brand, { title, description, image });
}
