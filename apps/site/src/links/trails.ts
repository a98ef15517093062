import { type Property, propertyOfPath } from '@sundowner/brand';
import { currentCollection } from '../content/places/collection-scope.ts';
import type { Crumb } from '../ui/breadcrumbs/breadcrumbs.tsx';
import type { Linkable } from './linkable.ts';

/**
 * The way to a lodge, villa or hotel as its own record tells it, the page itself last (NAV-14). A level whose page is not
 * built keeps its name and is no link.
 */
export function lodgeTrail(breadcrumbs: readonly Crumb[], linkable: Linkable): readonly Crumb[] {
  return breadcrumbs.map(({ name, href }) => ({ name, href: href !== null && linkable(href) ? href : null }));
}

/**
 * The way to a kind of experience of a property: the property, its Experiences, the category (NAV-14, RT-16).
 *
 * @param category name of the category, or `null` on the page of all of them
 */
export function experienceTrail(
  { shortName, root }: Pick<Property, 'shortName' | 'root'>,
  category: string | null,
  linkable: Linkable,
): readonly Crumb[] {
  const levels: readonly Crumb[] = [
    { name: shortName, href: root },
    { name: 'Experiences', href: `${root}/experiences` },
    ...(category === null ? [] : [{ name: category, href: null }]),
  ];
  return lodgeTrail(levels, linkable);
}

/** The property and the category a path of its experiences names, `null` for any other path. */
export function experiencesOfPath(path: string): { property: Property; category: string | null } | null {
  const property = propertyOfPath(path, currentCollection());
  const [, category = null] =
    /^\/experiences(?:\/([\w-]+))?$/.exec(path.slice(property?.root.length ?? 0)) ?? [];
  const found = property && path.startsWith(`${property.root}/experiences`);
  return found ? { property, category } : null;
}
