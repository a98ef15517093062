import type { Experience } from '../../content/experience/experience.ts';
import { type PersonaTag, personaTags, personaWord } from '../../content/experience/persona.ts';
import type { Persona } from '../../content/experience/personas.ts';
import type { Choice } from '../choice-links/choice-links.tsx';

/** What a count calls each of them. */
const forWhom: Readonly<Record<PersonaTag, string>> = {
  all: '',
  'persona-couples': ' for couples',
  'persona-families': ' for families',
  'persona-friends': ' for friends',
  'persona-solo-traveller': ' for one',
  'persona-honeymooners': ' for honeymooners',
  'persona-other': ' for everyone else',
};

/** Whom each experience suits, by its slug: "all couples friends". Everything suits all. */
export function suitedTo(personas: readonly Persona[]): (slug: string) => readonly string[] {
  const lists = personas
    .filter(({ tag }) => tag !== 'all')
    .map(({ tag, experiences }) => ({
      word: personaWord(tag),
      slugs: new Set(experiences.flatMap((each) => (each.available ? [each.slug] : []))),
    }));
  return (slug) => ['all', ...lists.flatMap(({ word, slugs }) => (slugs.has(slug) ? [word] : []))];
}

/** How many of a persona's experiences are not published, by persona: each stands as not available (CNT-07). */
export function notAvailable(personas: readonly Persona[]): readonly string[] {
  return personas.flatMap(({ tag, experiences }) =>
    experiences.flatMap(({ available }) => (available ? [] : [personaWord(tag)])),
  );
}

const things = (count: number) => `${count} ${count === 1 ? 'experience' : 'experiences'}`;

/**
 * The seven choices with what each shows of `experiences`; none while the personas cannot be read. One that would show nothing
 * shows everything, and says so.
 */
export function personaChoices(
  personas: readonly Persona[],
  experiences: readonly Pick<Experience, 'slug'>[],
  path: string,
): readonly Choice[] {
  if (personas.length === 0) return [];
  const suits = suitedTo(personas);
  return personaTags.flatMap((tag) => {
    const persona = personas.find((each) => each.tag === tag);
    if (!persona && tag !== 'all') return [];
    const value = personaWord(tag);
    const found = experiences.filter(({ slug }) => suits(slug).includes(value)).length;
    const whole = found === 0 && tag !== 'all';
    return [
      {
        value,
        label: persona?.title || 'All',
        href: tag === 'all' ? path : `${path}?persona=${value}`,
        shows: whole ? 'all' : value,
        count: whole
          ? `Nothing here is meant${forWhom[tag]} alone, so here is everything`
          : `${things(found)}${forWhom[tag]}`,
      },
    ];
  });
}

/** What a choice shows: a part named `tokens` stays hidden unless one of them is it. */
export function shownFor(tokens: readonly string[], choices: readonly Choice[], chosen: string) {
  const shows = choices.find(({ value }) => value === chosen)?.shows ?? 'all';
  return { 'data-shown-for': tokens.join(' '), hidden: !tokens.includes(shows) };
}
