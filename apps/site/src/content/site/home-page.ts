import type { Brand } from '@sundowner/brand';
import { z } from 'zod';
import { readExperiences } from '../experience/experience-kinds.ts';
import { toHref } from '../fields/address.ts';
import { id, listOf, optionalWords, relation, words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { HomePage, JourneyCard } from '../model/home.ts';
import { readPageIntro } from '../page/page-intro.ts';
import { readQuote } from '../page/quotes.ts';
import { readProperties } from '../property/property-cards.ts';
import type { Reading } from '../reading/reading.ts';
import { readNewestStories } from '../story/stories.ts';

/** As many as the home page has places for. */
const storyCount = 3;
const journeyCount = 3;

const rawJourney = z.object({
  id,
  title: words,
  slug: z.string().regex(/^[\w-]+$/),
  nights: z.number().nonnegative(),
  season: words,
  stops: listOf(z.object({ name: words, nights: z.number().nonnegative() })),
  picture: upload,
});

const rawHomepage = z.object({
  heroTitle: words,
  heroTitleTurn: optionalWords,
  heroLead: words,
  heroPicture: upload,
  statement: words,
  statementTurn: optionalWords,
  statementLead: words,
  statementLinkText: optionalWords,
  statementLinkHref: optionalWords,
  collectionHeading: words,
  collectionLead: words,
  experiencesHeading: words,
  journeysHeading: words,
  journeysLead: words,
  storiesHeading: words,
  journeys: listOf(relation(rawJourney)),
});

/**
 * Everything the home page shows, in six reads (with footer and contact details: eight).
 *
 * @returns `null` while no home page is published
 * @throws OutageError when the home page or the properties cannot be read and were not kept; every other part is left out (CNT-05)
 */
export async function readHomeContent(
  reading: Reading,
  { brand, siteUrl }: { readonly brand: Brand; readonly siteUrl: string },
): Promise<HomePage | null> {
  const [entry, properties, { meta }, experiences, quote, stories] = await Promise.all([
    reading.one({
      name: 'homepage',
      collection: 'homepage',
      // 2: the journeys and, inside them, their pictures.
      depth: 2,
      limit: 1,
      schema: rawHomepage,
    }),
    readProperties(reading),
    readPageIntro(reading, 'home', { brand, siteUrl }),
    readExperiences(reading, siteUrl),
    readQuote(reading, 'home'),
    readNewestStories(reading, storyCount),
  ]);
  const picture = entry && toPicture(entry.heroPicture, reading);
  if (!entry || !picture) return null;
  return {
    meta,
    hero: { title: entry.heroTitle, titleTurn: entry.heroTitleTurn, lead: entry.heroLead, picture },
    intro: {
      statement: entry.statement,
      statementTurn: entry.statementTurn,
      lead: entry.statementLead,
      linkText: entry.statementLinkText,
      linkHref: entry.statementLinkHref && toHref(entry.statementLinkHref, siteUrl),
    },
    collectionHeading: entry.collectionHeading,
    collectionLead: entry.collectionLead,
    properties,
    experiencesHeading: entry.experiencesHeading,
    experiences,
    quote,
    journeysHeading: entry.journeysHeading,
    journeysLead: entry.journeysLead,
    journeys: entry.journeys
      .slice(0, journeyCount)
      .flatMap((journey) => toJourneyCard(journey, reading) ?? []),
    storiesHeading: entry.storiesHeading,
    stories,
  };
}

/** A journey that is not published has no card, but the page follows it: it comes back with it. */
function toJourneyCard(
  journey: z.infer<typeof rawHomepage>['journeys'][number],
  reading: Reading,
): JourneyCard | null {
  reading.tag('packages', journey);
  if (typeof journey !== 'object' || journey === null) return null;
  const picture = toPicture(journey.picture, reading);
  if (!picture) return null;
  const { title, slug, nights, season, stops } = journey;
  return { title, href: `/curated-journeys/${slug}`, nights, season, stops, picture };
}
