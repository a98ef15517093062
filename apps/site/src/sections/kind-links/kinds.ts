import type {
  ExperienceCategoryPage,
  PropertyExperienceCategory,
} from '../../content/experience/experience-pages.ts';
import type { Picture } from '../../content/fields/picture.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { uniquePictures } from '../plate/unique-pictures.ts';
import type { KindLink } from './kind-links.tsx';

/** Name of a kind that has a page at `/experiences/{slug}`; `null` for anything else, and for a kind that stands elsewhere (RT-07). */
export const namedKind = (slug: string): string | null =>
  currentCollection().experiences.find(({ path }) => path === `/experiences/${slug}`)?.name ?? null;

/** The kinds that have a page of this sort, in the studio's order: some stand elsewhere. */
export const kindSteps = (categories: readonly ExperienceCategoryPage[]) =>
  categories.flatMap(({ title, href }) => (href?.startsWith('/experiences/') ? [{ name: title, href }] : []));

/**
 * The other kinds as links, in the studio's order.
 *
 * @param path of the page they stand on
 * @param fresh those of some plates that are not on the page yet: a kind shows its banner's where its own is
 */
export function kindLinks(
  categories: readonly ExperienceCategoryPage[],
  path: string,
  fresh: (pictures: readonly Picture[]) => readonly Picture[] = (pictures) => pictures,
): readonly KindLink[] {
  return categories.flatMap(({ title, href, picture, banner }) => {
    if (href === null || href === path) return [];
    const [first] = fresh([picture, banner?.picture].flatMap((each) => each ?? []));
    return [{ title, href, picture: first ?? picture }];
  });
}

/** The kinds of a property, each with a plate the page does not show already: its own, or one of what there is to do of it. */
export function kindsOnce(
  kinds: readonly PropertyExperienceCategory[],
  taken: readonly (Picture | null)[],
): readonly PropertyExperienceCategory[] {
  const plates = uniquePictures<Picture>([]);
  plates.claim(...taken);
  return kinds.map((kind) => {
    const [fresh = null] = plates.unused(
      [kind.picture, ...kind.experiences.map(({ picture }) => picture)].flatMap((each) => each ?? []),
    );
    plates.claim(fresh);
    return { ...kind, picture: fresh };
  });
}
