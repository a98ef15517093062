import type { Picture } from '../model/picture.ts';

/** The seven personas, in their order; the first is the default (CNT-07). */
export const personaTags = [
  'all',
  'persona-couples',
  'persona-families',
  'persona-friends',
  'persona-solo-traveller',
  'persona-honeymooners',
  'persona-other',
] as const;

export type PersonaTag = (typeof personaTags)[number];

/** What stands for a persona in an address and on a page: "couples" in `?persona=couples`. */
export const personaWord = (tag: PersonaTag): string => tag.replace(/^persona-/, '');

/** The persona an address asks for; All for anything else. */
export const personaOf = (word: string | null): PersonaTag =>
  personaTags.find((tag) => personaWord(tag) === word) ?? 'all';

/** Who is coming, with words and experiences of its own. */
export interface Persona {
  readonly tag: PersonaTag;
  readonly title: string;
  readonly introMain: string;
  readonly introSubCopy: string;
  readonly picture: Picture | null;
  readonly experiences: readonly PersonaExperience[];
}

/** An experience as a persona's card shows it; one that is not published stands as not available. */
export type PersonaExperience =
  | {
      readonly available: true;
      readonly slug: string;
      readonly title: string;
      readonly subTitle: string;
      readonly navigationText: string;
      readonly description: string;
      readonly href: string | null;
      readonly availableAt: string;
      readonly picture: Picture | null;
      /** Identifier of its kind: "foodwine"; empty when it has none. */
      readonly category: string;
    }
  | { readonly available: false };
