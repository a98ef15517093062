import type { AnsweredPart, PageAnswers } from '../page/answered-query.ts';

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

/** Who is coming (CNT-07): of seven, so that what each is shown may be kept. Everybody, and anything else, is the page as it is. */
const personaPart: AnsweredPart = {
  said(value) {
    const persona = personaOf(value);
    return persona === 'all' ? null : { value: personaWord(persona), as: 'kept' };
  },
};

/** A page that shows another choice for each persona. */
export const shownByPersona: PageAnswers = { parts: { persona: personaPart } };
