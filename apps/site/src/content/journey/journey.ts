import { z } from 'zod';
import { testimonial } from '../experience/experience.ts';
import { bannerOn } from '../fields/banner.ts';
import { document, facts, onHost, picture, pictures, placeOfEntry, questions } from '../fields/common.ts';
import { entries, entry, flag, id, listOf, number, slug, texts, words } from '../fields/fields.ts';
import type { PackageCard, PackagePage, Specialist } from '../model/journey.ts';
import { metaFields } from '../page/page-meta.ts';

export const specialist = z
  .object({
    id: id.transform(String),
    name: words,
    speciality: words,
    biography: words,
    portrait: picture,
    languages: texts,
  })
  .transform((raw): Specialist => raw);

const stops = listOf(
  z
    .object({ name: words, nights: z.number().nonnegative(), latitude: number, longitude: number })
    .transform(({ name, nights, ...at }) => ({ name, nights, coordinates: placeOfEntry(at) })),
);

const named = z.object({ slug, name: words });

const cardFields = {
  slug,
  kind: z.enum(['package', 'curatedJourney']).nullish(),
  title: words,
  line: words,
  nights: z.number().nonnegative(),
  season: words,
  stops,
  picture,
  priceFrom: number,
  priceCurrency: z.enum(['ZAR', 'USD']).nullish(),
  months: texts,
  interests: texts,
  enquiryName: words,
  budget: words,
  comingSoon: flag,
  destinations: entries(named),
  travelTypes: entries(named),
};

type RawCard = z.infer<z.ZodObject<typeof cardFields>>;

function toCard(raw: RawCard): PackageCard {
  const kind = raw.kind ?? 'package';
  const folder = kind === 'package' ? '/travel-africa/package' : '/curated-journeys';
  return {
    slug: raw.slug,
    href: `${folder}/${raw.slug}`,
    kind,
    title: raw.title,
    line: raw.line,
    nights: raw.nights,
    season: raw.season,
    stops: raw.stops,
    picture: raw.picture,
    priceFrom:
      raw.priceFrom === null ? null : { amount: raw.priceFrom, currency: raw.priceCurrency ?? 'USD' },
    months: raw.months,
    interests: raw.interests,
    enquiryName: raw.enquiryName || raw.title,
    budget: raw.budget,
    comingSoon: raw.comingSoon,
    destinations: raw.destinations,
    travelTypes: raw.travelTypes,
  };
}

/** A journey populated in the entry of a page. */
export const packageCard = z.object(cardFields).transform(toCard);

/** A journey with all its fields; its meta is made by who reads its page. */
export const packagePageOn = onHost(({ siteUrl }) =>
  z
    .object({
      ...cardFields,
      hero: entry(bannerOn(siteUrl)),
      lead: words,
      days: listOf(
        z
          .object({ title: words, place: words, text: words, stay: words, travel: words, image: picture })
          .transform(({ image, ...day }) => ({ ...day, picture: image })),
      ),
      facts,
      gallery: pictures,
      included: texts,
      excluded: texts,
      download: document,
      questions,
      priceNote: words,
      specialist: entry(specialist),
      testimonials: entries(testimonial),
      ...metaFields,
    })
    .transform((raw) => {
      const page: Omit<PackagePage, 'meta'> = {
        ...toCard(raw),
        banner: raw.hero,
        lead: raw.lead,
        days: raw.days,
        facts: raw.facts,
        gallery: raw.gallery,
        included: raw.included,
        excluded: raw.excluded,
        download: raw.download,
        questions: raw.questions,
        priceNote: raw.priceNote,
        specialist: raw.specialist,
        testimonials: raw.testimonials,
      };
      const { metaTitle, metaDescription, metaKeywords, metaImage } = raw;
      return { page, meta: { metaTitle, metaDescription, metaKeywords, metaImage } };
    }),
);
