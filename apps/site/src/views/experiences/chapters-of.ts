import { isLinkable } from '@sundowner/brand';
import type { Experience } from '../../content/experience/experience.ts';
import type { ExperienceCategoryPage } from '../../content/experience/experience-pages.ts';
import type { Picture } from '../../content/fields/picture.ts';

/** A kind with what there is to do of it, as the page of all of them lists it. */
export interface Chapter {
  readonly identifier: string;
  readonly title: string;
  readonly line: string;
  /** Its own page; `null` where that is not built. */
  readonly href: string | null;
  readonly picture: Picture | null;
  readonly rows: readonly { readonly experience: Experience; readonly href: string | null }[];
}

const linked = (href: string | null) => (href !== null && isLinkable(href) ? href : null);

/**
 * Everything there is to do, kind by kind in the studio's order; what is of no kind comes last, under no name of its own. A kind
 * without anything is left out.
 *
 * @param taken pictures the page shows elsewhere: a kind then shows its other one
 */
export function chaptersOf(
  categories: readonly ExperienceCategoryPage[],
  experiences: readonly Experience[],
  taken: readonly (Picture | null)[],
): readonly Chapter[] {
  const shown = new Set(taken.map((picture) => picture?.src));
  const known = new Set(categories.map(({ identifier }) => identifier));
  const chapters = categories.map(({ identifier, title, line, href: own, picture, banner }): Chapter => {
    const href = linked(own);
    const fresh = [banner?.picture, picture].find((each) => each && !shown.has(each.src));
    const rowOf = (experience: Experience) => {
      const page = linked(experience.href);
      const place = href?.startsWith('/experiences/') ? `${href}#${experience.slug}` : href;
      return { experience, href: page && page !== href ? page : place };
    };
    return {
      identifier,
      title,
      line,
      href,
      picture: fresh ?? null,
      rows: experiences.filter(({ category }) => category === identifier).map(rowOf),
    };
  });
  const others = experiences
    .filter(({ category }) => !known.has(category))
    .map((experience) => ({ experience, href: linked(experience.href) }));
  const rest: Chapter = {
    identifier: 'other',
    title: chapters.length > 0 ? 'And besides' : 'What there is to do',
    line: '',
    href: null,
    picture: null,
    rows: others,
  };
  return [...chapters, rest].filter(({ rows }) => rows.length > 0);
}
