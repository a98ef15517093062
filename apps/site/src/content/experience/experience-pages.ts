import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { document, onHost, picture, points } from '../fields/common.ts';
import { entries, entriesAndResting, entry, listOf, words } from '../fields/fields.ts';
import type {
  Experience,
  ExperienceCategoryPage,
  ExperiencesSection,
  PropertyExperiences,
} from '../model/experience.ts';
import { readStandingPlaces, type StandingPlaces, withStandingLinks } from '../property/published-places.ts';
import { openingWordsOn } from '../raw/intro.ts';
import type { Reading } from '../reading/reading.ts';
import { buttonOf, experienceOn, testimonial } from './experience.ts';

const categoryOn = onHost(({ siteUrl, link, richText }) =>
  z
    .object({
      title: words,
      identifier: words,
      subtitle: words,
      line: words,
      link,
      mainImage: picture,
      hero: entry(bannerOn(siteUrl)),
      description: richText,
      experiences: entriesAndResting(experienceOn(siteUrl)),
      carouselItems: points,
      familyFavourites: entries(experienceOn(siteUrl)),
      testimonies: entries(testimonial),
      factSheet: document,
    })
    .transform(
      (raw): ExperienceCategoryPage => ({
        title: raw.title,
        identifier: raw.identifier,
        subtitle: raw.subtitle,
        line: raw.line,
        href: raw.link,
        picture: raw.mainImage,
        banner: raw.hero,
        description: raw.description,
        experiences: raw.experiences.found,
        resting: raw.experiences.resting,
        carousel: raw.carouselItems,
        familyFavourites: raw.familyFavourites.slice(0, 3),
        testimonials: raw.testimonies,
        factSheet: raw.factSheet,
      }),
    ),
);

function withStanding(page: ExperienceCategoryPage, standing: StandingPlaces): ExperienceCategoryPage {
  const own = (experiences: readonly Experience[]) =>
    experiences.map((each) => withStandingLinks(each, standing));
  return { ...page, experiences: own(page.experiences), familyFavourites: own(page.familyFavourites) };
}

/** The kinds of experience a page lists, by its key, in their order; empty when they cannot be read (CNT-15). */
export async function readExperienceCategories(
  reading: Reading,
  pageKey: string,
  siteUrl: string,
): Promise<readonly ExperienceCategoryPage[]> {
  const name = `experiencesCategory-for-${pageKey}`;
  const [categories, standing] = await Promise.all([
    reading.orElse<readonly ExperienceCategoryPage[]>(name, [], () =>
      reading.list({
        name,
        collection: 'experiencesCategory',
        where: { experiencesCategoryFor: { equals: pageKey } },
        sort: ['dropdownPosition'],
        depth: 2,
        limit: 50,
        schema: categoryOn(siteUrl),
        keep: 'found',
      }),
    ),
    readStandingPlaces(reading),
  ]);
  return categories.map((page) => withStanding(page, standing));
}

/**
 * One kind of experience by its identifier, with all its page shows.
 *
 * @param identifier "foodwine": not the last part of its address
 * @returns `null` when there is none, or it cannot be read and was not kept
 */
export async function readExperienceCategory(
  reading: Reading,
  identifier: string,
  siteUrl: string,
): Promise<ExperienceCategoryPage | null> {
  const name = `experiencesCategory-${identifier}`;
  const [page, standing] = await Promise.all([
    reading.orElse<ExperienceCategoryPage | null>(name, null, () =>
      reading.one({
        name,
        collection: 'experiencesCategory',
        where: { identifier: { equals: identifier } },
        depth: 2,
        limit: 1,
        schema: categoryOn(siteUrl),
        keep: 'found',
      }),
    ),
    readStandingPlaces(reading),
  ]);
  return page && withStanding(page, standing);
}

const sectionOn = onHost(({ siteUrl, richText }) =>
  z
    .object({
      smallHeader: words,
      bigHeader: words,
      text: richText,
      experiences: entries(experienceOn(siteUrl)),
      experiencePdf: document,
    })
    .transform(
      ({ experiencePdf, ...raw }): ExperiencesSection => ({
        ...raw,
        pdf: experiencePdf,
      }),
    ),
);

/**
 * A section by its key, such as `covid-19-preventative-measures`.
 *
 * @returns `null` when it is not published, or cannot be read and was not kept
 */
export function readExperiencesSection(
  reading: Reading,
  key: string,
  siteUrl: string,
): Promise<ExperiencesSection | null> {
  const name = `experiencesSection-${key}`;
  return reading.orElse<ExperiencesSection | null>(name, null, () =>
    reading.one({
      name,
      collection: 'experiencesSection',
      where: { experiencesSectionFor: { equals: key } },
      depth: 2,
      limit: 1,
      schema: sectionOn(siteUrl),
      keep: 'found',
    }),
  );
}

const propertyOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      introSection: entry(openingWordsOn(siteUrl)),
      experienceCategories: listOf(
        z
          .object({
            category: entry(z.object({ identifier: words })),
            title: words,
            subtitle: words,
            description: words,
            link,
            mainImage: picture,
            experiences: entriesAndResting(experienceOn(siteUrl)),
          })
          .transform(({ category, link: href, mainImage, experiences, ...raw }) => ({
            ...raw,
            experiences: experiences.found,
            resting: experiences.resting,
            href,
            picture: mainImage,
            category: category?.identifier ?? '',
          })),
      ),
      buttonText: words,
      buttonLink: link,
      factSheet: document,
      testimonies: entries(testimonial),
    })
    .transform(
      (raw): PropertyExperiences => ({
        opening: raw.introSection,
        categories: raw.experienceCategories,
        button: buttonOf(raw.buttonText, raw.buttonLink),
        factSheet: raw.factSheet,
        testimonials: raw.testimonies,
      }),
    ),
);

/** The experiences of a property by its content tag; `null` when there are none, or they cannot be read (CNT-15, CNT-05). */
export async function readPropertyExperiences(
  reading: Reading,
  contentTag: string,
  siteUrl: string,
): Promise<PropertyExperiences | null> {
  const name = `experiencesProperty-${contentTag}`;
  const [page, standing] = await Promise.all([
    reading.orElse<PropertyExperiences | null>(name, null, () =>
      reading.one({
        name,
        collection: 'experiencesProperty',
        where: { contentfulTag: { equals: contentTag } },
        depth: 2,
        limit: 1,
        schema: propertyOn(siteUrl),
        keep: 'found',
      }),
    ),
    readStandingPlaces(reading),
  ]);
  return (
    page && {
      ...page,
      categories: page.categories.map(({ experiences, ...category }) => ({
        ...category,
        experiences: experiences.map((each) => withStandingLinks(each, standing)),
      })),
    }
  );
}
