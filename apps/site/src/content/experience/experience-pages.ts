import { z } from 'zod';
import { bannerOn, document, onHost, picture, points, type Shown, toButton } from '../fields/common.ts';
import { entries, entriesAndResting, entry, listOf, rename, words } from '../fields/fields.ts';
import { kindChosen, withIdentifier } from '../fields/kind.ts';
import { openingWordsOn } from '../page/page-intro.ts';
import { currentCollection } from '../places/collection-scope.ts';
import { publishedHref } from '../places/published-places.ts';
import type { Reading } from '../reading/reading.ts';
import { costAt } from './cost-at.ts';
import { experienceOn, testimonial, withPublishedLinks } from './experience.ts';

/** The experiences of a page, and how many more it lists that are not published. */
const listedExperiences = <Raw extends { experiences: z.output<ReturnType<typeof listedOn>> }>({
  experiences,
  ...raw
}: Raw) => ({ ...raw, experiences: experiences.found, resting: experiences.resting });
const listedOn = onHost(({ siteUrl }) => entriesAndResting(experienceOn(siteUrl)));

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
      experiences: listedOn(siteUrl),
      carouselItems: points,
      familyFavourites: entries(experienceOn(siteUrl)).transform((chosen) => chosen.slice(0, 3)),
      testimonies: entries(testimonial),
      factSheet: document,
    })
    .transform(withIdentifier)
    .transform(listedExperiences)
    .transform(
      rename({
        link: 'href',
        mainImage: 'picture',
        hero: 'banner',
        carouselItems: 'carousel',
        testimonies: 'testimonials',
      }),
    ),
);

/** A kind of experience with its page (CNT-15). */
export type ExperienceCategoryPage = Shown<typeof categoryOn>;

const withPublished = (page: ExperienceCategoryPage): ExperienceCategoryPage => ({
  ...page,
  experiences: page.experiences.map(withPublishedLinks),
  familyFavourites: page.familyFavourites.map(withPublishedLinks),
});

/** The kinds of experience a page lists, by its key, in their order; empty when they cannot be read (CNT-15). */
export async function readExperienceCategories(
  reading: Reading,
  pageKey: string,
): Promise<readonly ExperienceCategoryPage[]> {
  const categories = await reading.listOrNone({
    name: `experiencesCategory-for-${pageKey}`,
    collection: 'experiencesCategory',
    where: { experiencesCategoryFor: { equals: pageKey } },
    sort: ['dropdownPosition'],
    depth: 2,
    limit: 50,
    schema: categoryOn,
    keep: 'found',
  });
  return categories.map(withPublished);
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
): Promise<ExperienceCategoryPage | null> {
  const page = await reading.byFieldOrNone('experiencesCategory', 'identifier', identifier, {
    depth: 2,
    schema: categoryOn,
  });
  return page && withPublished(page);
}

const sectionOn = onHost(({ siteUrl, link, richText }) =>
  z
    .object({
      smallHeader: words,
      bigHeader: words,
      text: richText,
      allExperiencesLink: link,
      experiences: entries(experienceOn(siteUrl)),
      experiencePdf: document,
    })
    .transform(rename({ allExperiencesLink: 'allHref', experiencePdf: 'pdf' })),
);

/** A section of a page that shows a choice of experiences, or words of its own (RT-18, CNT-15). */
export type ExperiencesSection = Shown<typeof sectionOn>;

/**
 * A section by its key: that of the page that shows it, or one of those of the pages `/{property}/covid`, such as
 * `covid-19-preventative-measures`.
 *
 * @returns `null` when it is not published, or cannot be read and was not kept
 */
export async function readExperiencesSection(
  reading: Reading,
  key: string,
): Promise<ExperiencesSection | null> {
  const section = await reading.byFieldOrNone('experiencesSection', 'experiencesSectionFor', key, {
    depth: 2,
    schema: sectionOn,
  });
  return (
    section && {
      ...section,
      allHref: publishedHref(section.allHref),
      experiences: section.experiences.map(withPublishedLinks),
    }
  );
}

const sectionKey = z
  .object({ experiencesSectionFor: words })
  .transform((entry) => entry.experiencesSectionFor);

/**
 * The section of the page of a key; `null` where it has none. Which pages have one is read in one list: it is kept, so that a page without
 * one is known to have none while the studio is away.
 */
export async function readSectionOfPage(reading: Reading, key: string): Promise<ExperiencesSection | null> {
  const keys = await reading.listOrNone({
    name: 'experiencesSection-keys',
    collection: 'experiencesSection',
    depth: 0,
    limit: 500,
    select: { experiencesSectionFor: true },
    schema: sectionKey,
  });
  return keys.includes(key) ? readExperiencesSection(reading, key) : null;
}

const propertyCategoryOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      /** Identifier of the kind: "foodwine"; empty when none is chosen. */
      category: kindChosen,
      title: words,
      subtitle: words,
      description: words,
      link,
      mainImage: picture,
      experiences: listedOn(siteUrl),
    })
    .transform(listedExperiences)
    .transform(rename({ link: 'href', mainImage: 'picture' })),
);

export type PropertyExperienceCategory = Shown<typeof propertyCategoryOn>;

const propertyOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      introSection: entry(openingWordsOn(siteUrl)),
      experienceCategories: listOf(propertyCategoryOn(siteUrl)),
      buttonText: words,
      buttonLink: link,
      factSheet: document,
      testimonies: entries(testimonial),
    })
    .transform(({ buttonText, buttonLink, ...raw }) => ({ ...raw, button: toButton(buttonText, buttonLink) }))
    .transform(
      rename({ introSection: 'opening', experienceCategories: 'categories', testimonies: 'testimonials' }),
    ),
);

/** The experiences page of a property (CNT-15). */
export type PropertyExperiences = Shown<typeof propertyOn>;

/** The experiences of a property by its content tag, with what they cost there; `null` when there are none, or they cannot be read (CNT-15, CNT-05). */
export async function readPropertyExperiences(
  reading: Reading,
  contentTag: string,
): Promise<PropertyExperiences | null> {
  const page = await reading.byFieldOrNone('experiencesProperty', 'contentfulTag', contentTag, {
    depth: 2,
    schema: propertyOn,
  });
  const { properties } = currentCollection();
  const place = properties.find((each) => each.contentTag === contentTag)?.shortName ?? '';
  const places = properties.map(({ shortName }) => shortName);
  return (
    page && {
      ...page,
      categories: page.categories.map(({ experiences, ...category }) => ({
        ...category,
        experiences: experiences.map((each) => ({
          ...withPublishedLinks(each),
          cost: costAt(each.cost, place, places),
        })),
      })),
    }
  );
}
