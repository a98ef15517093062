import { z } from 'zod';
import { document, filmFields, filmsOf, onHost, picture, pictures, type Shown } from '../fields/common.ts';
import { entry, number, optionalDay, texts, words, wordsOfSums } from '../fields/fields.ts';
import { rename } from '../fields/rename.ts';
import type { PublishedPlaces } from '../property/published-places.ts';

/** Something there is to do (CNT-15), read by itself or populated in another entry. */
export const experienceOn = onHost(({ link }) =>
  z
    .object({
      slug: words,
      title: words,
      /** Its name in menus. */
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
      cost: wordsOfSums,
      /** Whole rand; `null` when it is included. */
      price: number,
      duration: words,
      ages: words,
      season: words,
      experienceCategory: entry(z.object({ identifier: words })),
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
        films: filmsOf({ backgroundVideo, backgroundVideoAlternative }),
        /** Identifier of its kind: "foodwine"; empty when it has none. */
        category: experienceCategory?.identifier ?? '',
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
export function withPublishedLinks(experience: Experience, { publishedHref }: PublishedPlaces): Experience {
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
