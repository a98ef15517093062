import { journeyFolder } from '@sundowner/brand';
import { z } from 'zod';
import { readExperienceKinds } from '../experience/experience.ts';
import { onHost, picture } from '../fields/common.ts';
import { entries, listOf, optionalWords, price, words } from '../fields/fields.ts';
import { journeyPrice } from '../journey/journey.ts';
import { readPageIntro } from '../page/page-intro.ts';
import { readQuote } from '../page/quotes.ts';
import { readPropertyCards } from '../property/property-cards.ts';
import type { Reading } from '../reading/reading.ts';
import { readNewestStories } from '../story/stories.ts';

/** As many as the home page has places for. */
const storyCount = 3;
const journeyCount = 3;

const homeJourney = z.object({
  title: words,
  slug: z.string().regex(/^[\w-]+$/),
  kind: words,
  nights: z.number().nonnegative(),
  season: words,
  priceFrom: price,
  priceCurrency: words,
  stops: listOf(z.object({ name: words, nights: z.number().nonnegative() })),
  picture,
});

const homepageOn = onHost(({ link }) =>
  z.object({
    heroTitle: words,
    heroTitleTurn: optionalWords,
    heroLead: words,
    heroPicture: picture,
    statement: words,
    statementTurn: optionalWords,
    statementLead: words,
    statementLinkText: optionalWords,
    statementLinkHref: link,
    collectionHeading: words,
    collectionLead: words,
    experiencesHeading: words,
    journeysHeading: words,
    journeysLead: words,
    storiesHeading: words,
    journeys: entries(homeJourney),
  }),
);

/**
 * Everything the home page shows. A list whose read failed is empty and its section is left out; a missing quote is
 * `null` (CNT-05).
 */
export type HomePage = NonNullable<Awaited<ReturnType<typeof readHome>>>;
/** A journey as the home page shows it. */
export type JourneyCard = HomePage['journeys'][number];
export type Hero = HomePage['hero'];
export type Intro = HomePage['intro'];

/**
 * Everything the home page shows, in six reads (with footer and contact details: eight).
 *
 * @returns `null` while no home page is published
 * @throws OutageError when the home page or the properties cannot be read and were not kept; every other part is left out (CNT-05)
 */
export async function readHome(reading: Reading) {
  const [entry, properties, { meta }, experiences, quote, stories] = await Promise.all([
    // 2: the journeys and, inside them, their pictures.
    reading.one({ collection: 'homepage', depth: 2, schema: homepageOn }),
    readPropertyCards(reading),
    readPageIntro(reading, 'home'),
    readExperienceKinds(reading),
    readQuote(reading, 'home'),
    readNewestStories(reading, storyCount),
  ]);
  if (!entry) return null;
  const { heroTitle, heroTitleTurn, heroLead, heroPicture, ...words } = entry;
  const { statement, statementTurn, statementLead, statementLinkText, statementLinkHref, ...headings } =
    words;
  if (!heroPicture) return null;
  return {
    ...headings,
    ...{ meta, properties, experiences, quote },
    /** The heading says what is sold; its tagline stands large under it. */
    hero: { title: heroTitle, tagline: heroTitleTurn, lead: heroLead, picture: heroPicture },
    intro: {
      statement,
      statementTurn,
      lead: statementLead,
      linkText: statementLinkText,
      linkHref: statementLinkHref,
    },
    journeys: headings.journeys.slice(0, journeyCount).flatMap(toJourneyCard),
    /** Newest first; the first is shown large. */
    stories,
  };
}

/** What a home page shows of the collection before anybody has written it. @throws OutageError as `readHome` does */
export async function readFirstHome(reading: Reading) {
  const [properties, { meta }] = await Promise.all([
    readPropertyCards(reading),
    readPageIntro(reading, 'home'),
  ]);
  return { properties, meta };
}

const toJourneyCard = ({ slug, kind, picture, priceCurrency, ...journey }: z.infer<typeof homeJourney>) => {
  const priceFrom = journeyPrice(journey.priceFrom, priceCurrency);
  return picture ? [{ ...journey, priceFrom, href: `${journeyFolder(kind)}/${slug}`, picture }] : [];
};
