import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';
import type { PropertyCard } from './property.ts';

/**
 * Everything the home page shows. A list whose read failed is empty and its section is left out; a missing quote is
 * `null` (CNT-05).
 */
export interface HomePage {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly intro: Intro;
  readonly collectionHeading: string;
  readonly collectionLead: string;
  readonly properties: readonly PropertyCard[];
  readonly experiencesHeading: string;
  readonly experiences: readonly ExperienceCategory[];
  readonly quote: Quote | null;
  readonly journeysHeading: string;
  readonly journeysLead: string;
  readonly journeys: readonly JourneyCard[];
  readonly storiesHeading: string;
  /** Newest first; the first is shown large. */
  readonly stories: readonly StoryCard[];
}

export interface Hero {
  /** First, upright part of the headline and the turn of phrase in italics after it. */
  readonly title: string;
  readonly titleTurn: string | null;
  readonly lead: string;
  readonly picture: Picture;
}

export interface Intro {
  readonly statement: string;
  readonly statementTurn: string | null;
  readonly lead: string;
  readonly linkText: string | null;
  readonly linkHref: string | null;
}

export interface ExperienceCategory {
  readonly title: string;
  readonly line: string;
  readonly href: string;
  readonly picture: Picture;
}

export interface Quote {
  readonly text: string;
  readonly attribution: string;
  readonly picture: Picture;
}

export interface JourneyCard {
  readonly title: string;
  readonly href: string;
  readonly nights: number;
  readonly season: string;
  readonly stops: readonly { readonly name: string; readonly nights: number }[];
  readonly picture: Picture;
}

export interface StoryCard {
  readonly title: string;
  readonly href: string;
  /** First category of the story, its prefix stripped: "Safaris". */
  readonly category: string;
  /** Publication date, yyyy-mm-dd. */
  readonly date: string;
  readonly minutes: number;
  readonly standfirst: string;
  readonly picture: Picture;
}
