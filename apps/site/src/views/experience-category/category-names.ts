import { experienceKinds } from '@sundowner/brand';
import type { ExperienceCategoryPage } from '../../content/model/experience.ts';
import type { KindLink } from '../../sections/kind-links/kind-links.tsx';

/** Name of a kind that has a page at `/experiences/{slug}`, from the release itself; `null` for anything else (RT-07). */
export function namedKind(slug: string): string | null {
  if (slug === 'explore') return 'Explore';
  if (slug === 'treehouses') return null;
  return experienceKinds.find((kind) => kind.slug === slug)?.name ?? null;
}

/** The other kinds as links, in the studio's order. @param path of the page they stand on */
export function kindLinks(categories: readonly ExperienceCategoryPage[], path: string): readonly KindLink[] {
  return categories.flatMap(({ title, href, picture }) =>
    href !== null && href !== path ? [{ title, href, picture }] : [],
  );
}
