import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { facts, onHost, picture } from '../fields/common.ts';
import { entries, entry, listOf, slug, words } from '../fields/fields.ts';
import type { ImpactPage, ImpactProject, ImpactProjectCard } from '../model/impact.ts';
import type { OwnSite } from '../page/page-intro.ts';
import { toPageMeta } from '../page/page-meta.ts';
import { committeeMember, figures, initiativeOn, pillarOn, projectOn } from '../raw/impact.ts';
import type { Reading } from '../reading/reading.ts';

const cardOf = ({ project }: { project: Omit<ImpactProject, 'meta'> }): ImpactProjectCard => ({
  slug: project.slug,
  href: project.href,
  name: project.name,
  title: project.title,
  tagline: project.tagline,
  excerpt: project.excerpt,
  picture: project.picture,
  since: project.since,
  place: project.place,
  pillar: project.pillar,
});

const impactOn = onHost(({ siteUrl }) =>
  z
    .object({
      hero: entry(bannerOn(siteUrl)),
      heading: words,
      lead: words,
      image: picture,
      impactPillars: entries(pillarOn(siteUrl)),
      initiatives: entries(initiativeOn(siteUrl)),
      projects: entries(projectOn(siteUrl)),
      committeeHeading: words,
      committeeText: words,
      committeeMembers: entries(committeeMember),
      levyHeading: words,
      levyText: words,
      levyShares: listOf(z.object({ name: words, amount: z.number() })),
      figures,
      facts,
      method: words,
    })
    .transform(
      ({ hero, image, impactPillars, projects, committeeMembers, ...raw }): ImpactPage => ({
        ...raw,
        banner: hero,
        picture: image,
        pillars: impactPillars,
        projects: projects.map(cardOf),
        committee: committeeMembers,
      }),
    ),
);

/**
 * The page Impact with its pillars, initiatives, committee and projects (CNT-09).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export function readImpact(reading: Reading, siteUrl: string): Promise<ImpactPage | null> {
  return reading.one({
    name: 'impact',
    collection: 'impact',
    // 3: the projects, their pillars, and those pillars' pictures.
    depth: 3,
    limit: 1,
    schema: impactOn(siteUrl),
  });
}

/**
 * A project by the last part of its address.
 *
 * @returns `null`, and a line in the log, when there is none
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readImpactProject(
  reading: Reading,
  address: string,
  { brand, siteUrl }: OwnSite,
): Promise<ImpactProject | null> {
  const raw = slug.safeParse(address).success
    ? await reading.one({
        name: `impactProject-${address}`,
        collection: 'impactProject',
        where: { slug: { equals: address } },
        depth: 2,
        limit: 1,
        schema: projectOn(siteUrl),
        keep: 'found',
      })
    : null;
  if (!raw) {
    reading.missing('No project found with slug.');
    return null;
  }
  const { project, meta } = raw;
  const { title, excerpt: description, picture: image } = project;
  return { ...project, meta: toPageMeta(meta, brand, { title, description, image }) };
}
