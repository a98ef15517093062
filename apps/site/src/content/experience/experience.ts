import { z } from 'zod';
import { document, film, onHost, picture, pictures } from '../fields/common.ts';
import { entry, number, optionalDay, texts, words, wordsOfSums } from '../fields/fields.ts';
import type { Button } from '../model/common.ts';
import type { Experience, Testimonial } from '../model/experience.ts';

/** A button that has both its halves. */
export function buttonOf(text: string, href: string | null): Button | null {
  return text && href ? { text, href } : null;
}

/** An experience, read by itself or populated in another entry. */
export const experienceOn = onHost(({ link }) =>
  z
    .object({
      slug: words,
      title: words,
      navigationText: words,
      subTitle: words,
      description: words,
      link,
      experienceImage: picture,
      backgroundVideo: film,
      backgroundVideoAlternative: film,
      gallery: pictures,
      availableAt: words,
      properties: texts,
      cost: wordsOfSums,
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
      (raw): Experience => ({
        slug: raw.slug,
        title: raw.title,
        navigationText: raw.navigationText || raw.title,
        subTitle: raw.subTitle,
        description: raw.description,
        href: raw.link,
        picture: raw.experienceImage,
        films: [raw.backgroundVideoAlternative, raw.backgroundVideo].flatMap((each) => each ?? []),
        gallery: raw.gallery,
        availableAt: raw.availableAt,
        properties: raw.properties,
        cost: raw.cost,
        price: raw.price,
        duration: raw.duration,
        ages: raw.ages,
        season: raw.season,
        category: raw.experienceCategory?.identifier ?? '',
        whatToExpect: raw.whatToExpect?.slug || null,
        buttons: [
          { text: raw.buttonText, href: raw.buttonLink, file: raw.file },
          { text: raw.additionalButtonText, href: raw.additionalButtonLink, file: raw.additionalFile },
          { text: raw.thirdButtonText, href: raw.thirdButtonLink, file: raw.thirdFile },
        ].filter(({ text, href, file }) => text && (href || file)),
      }),
    ),
);

export const testimonial = z
  .object({
    testimonialTitle: words,
    testimonialText: words,
    testimonialPostedBy: words,
    testimonialDate: optionalDay,
  })
  .transform(
    (raw): Testimonial => ({
      title: raw.testimonialTitle,
      text: raw.testimonialText,
      postedBy: raw.testimonialPostedBy,
      date: raw.testimonialDate,
    }),
  );
