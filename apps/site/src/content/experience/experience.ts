import { z } from 'zod';
import { document, filmFields, onHost, picture, pictures, type Shown, toFilms } from '../fields/common.ts';
import { entry, optionalDay, price, rename, texts, words } from '../fields/fields.ts';
import { kindChosen, withIdentifier } from '../fields/kind.ts';
import { publishedHref } from '../places/published-places.ts';
import type { Reading } from '../reading/reading.ts';

/** Something there is to do (CNT-15), read by itself or populated in another entry. */
export const experienceOn = onHost(({ link }) =>
  z
    .object({
      slug: words,
      title: words,
      /** Its name where many stand below one another. */
      navigationText: words,
      subTitle: words,
      description: words,
      link,
      experienceImage: picture,
      ...filmFields,
      gallery: pictures,
      availableAt: words,
      properties: texts,
      /** In words: "Included". */
      cost: words,
      /** Whole units of what prices are kept in; `null` when it is included. */
      price,
      duration: words,
      ages: words,
      season: words,
      experienceCategory: kindChosen,
      whatToExpect: entry(z.object({ slug: words })),
      buttonText: words,
      buttonLink: link,
      file: document,
      additionalButtonText: words,
      additionalButtonLink: link,
      additionalFile: document,
      thirdButtonText: words,
      thirdButtonLink: link,
      thirdFile: document,
    })
    .transform(
      ({
        buttonText,
        buttonLink,
        file,
        additionalButtonText,
        additionalButtonLink,
        additionalFile,
        thirdButtonText,
        thirdButtonLink,
        thirdFile,
        backgroundVideo,
        backgroundVideoAlternative,
        experienceCategory,
        ...raw
      }) => ({
        ...raw,
        navigationText: raw.navigationText || raw.title,
        films: toFilms({ backgroundVideo, backgroundVideoAlternative }),
        /** Identifier of its kind: "foodwine"; empty when it has none. */
        category: experienceCategory,
        /** Last part of the address of its dialog (MOD-15); `null` when there is none. */
        whatToExpect: raw.whatToExpect?.slug || null,
        /** Each leads somewhere or gives a file, or both. */
        buttons: [
          { text: buttonText, href: buttonLink, file },
          { text: additionalButtonText, href: additionalButtonLink, file: additionalFile },
          { text: thirdButtonText, href: thirdButtonLink, file: thirdFile },
        ].filter(({ text, href, file }) => text && (href || file)),
      }),
    )
    .transform(rename({ link: 'href', experienceImage: 'picture' })),
);

export type Experience = Shown<typeof experienceOn>;

/** An experience whose links lead to pages that are published. */
export function withPublishedLinks(experience: Experience): Experience {
  return {
    ...experience,
    href: publishedHref(experience.href),
    buttons: experience.buttons
      .map((button) => ({ ...button, href: publishedHref(button.href) }))
      .filter(({ href, file }) => href || file),
  };
}

export const testimonial = z
  .object({
    testimonialTitle: words,
    testimonialText: words,
    testimonialPostedBy: words,
    /** yyyy-mm-dd; `null` when the editor gave none. */
    testimonialDate: optionalDay,
  })
  .transform(
    rename({
      testimonialTitle: 'title',
      testimonialText: 'text',
      testimonialPostedBy: 'postedBy',
      testimonialDate: 'date',
    }),
  );

export type Testimonial = z.infer<typeof testimonial>;

/** As many as are ever read (specification 2, section 9). */
const mostExperiences = 100;

/** Every experience, at most a hundred; empty when they cannot be read (CNT-15, CNT-05). */
export async function readExperiences(reading: Reading): Promise<readonly Experience[]> {
  const experiences = await reading.listOrNone({
    collection: 'experiences',
    sort: ['position'],
    depth: 1,
    limit: mostExperiences,
    schema: experienceOn,
  });
  return experiences.map(withPublishedLinks);
}

/**
 * What guests wrote, newest first; empty when it cannot be read (CNT-16).
 *
 * @param property key of the one property it is about; `null` for all
 */
export const readTestimonials = (
  reading: Reading,
  property: string | null,
): Promise<readonly Testimonial[]> =>
  reading.listOrNone({
    collection: 'testimonial',
    ...(property && { name: `testimonial-${property}`, where: { property: { equals: property } } }),
    sort: ['-testimonialDate'],
    depth: 0,
    limit: 50,
    schema: testimonial,
    keep: 'found',
  });

const kindOn = onHost(({ link }) =>
  z
    .object({
      title: words,
      line: words,
      link,
      identifier: words,
      mainImage: picture,
      dropdownThumbnail: picture,
    })
    .transform(withIdentifier),
);

/** The categories menus and the home page show, in their order: one request serves both. Empty when they cannot be read (CNT-05). */
export const readShownCategories = (reading: Reading) =>
  reading.listOrNone({
    name: 'experiencesCategory-dropdown',
    collection: 'experiencesCategory',
    where: { showInDropdown: { equals: true } },
    sort: ['dropdownPosition'],
    depth: 1,
    limit: 20,
    schema: kindOn,
  });

/** A kind of experience as the home page shows it. */
export type ExperienceKind = Awaited<ReturnType<typeof readExperienceKinds>>[number];

/** The kinds of experience the home page shows: those of the menus that have a picture. */
export async function readExperienceKinds(reading: Reading) {
  const kinds = await readShownCategories(reading);
  return kinds.flatMap(({ title, line, link: href, mainImage, dropdownThumbnail }) => {
    const picture = mainImage ?? dropdownThumbnail;
    return picture && href ? [{ title, line, href, picture }] : [];
  });
}
