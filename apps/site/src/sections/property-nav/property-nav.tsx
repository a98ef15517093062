import { type Property, propertyOfPath } from '@sundowner/brand';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import type { Linkable } from '../../links/linkable.ts';
import { lodgesBelow, roomsPageOf } from '../../links/rooms-page.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { LinkRow, type RowLink } from '../link-row/link-row.tsx';
import styles from './property-nav.module.css';

/** What a property calls the pages under it, after those of its rooms and lodges, in the order visitors ask for them. */
const labels: readonly (readonly [string, string])[] = [
  ['experiences', 'Experiences'],
  ['safaris', 'Safaris'],
  ['treehouses', 'Treehouses'],
  ['rates-and-offers', 'Rates and offers'],
  ['travel-info', 'Travel info'],
];

/**
 * The property's own pages that may be linked, its root first.
 *
 * @param path path on our own host, without query: "/the-delta/reed-camp/rooms"
 */
export function propertyPages(
  property: Pick<Property, 'root' | 'roomsPage'>,
  path: string,
  linkable: Linkable,
): readonly RowLink[] {
  const { root } = property;
  const rooms = roomsPageOf(property);
  const below = lodgesBelow(property);
  const named = labels.map(([part, label]) => ({ label, href: `${root}/${part}` }));
  // Where guests sleep at the root, a residence beside it is a page like another.
  const residences = below.map(({ name, path: href }) => ({ label: name, href }));
  const under = rooms ? [{ label: rooms.name, href: rooms.href }, ...residences, ...named] : named;
  const pages = [{ label: 'Overview', href: root }, ...under]
    .filter(({ href }) => linkable(href))
    .map(({ label, href }) => ({ label, href, current: currentOf(href, path, root) }));
  if (rooms || below.length === 0 || !linkable(root)) return pages;
  // A lodge, its rooms and its villa are none of the pages above.
  const inLodge = path !== root && !under.some(({ href }) => path === href || path.startsWith(`${href}/`));
  const lodges: RowLink = {
    label: 'Lodges',
    href: path === root ? '#stays' : `${root}#stays`,
    current: inLodge ? 'true' : undefined,
  };
  return [...pages.slice(0, 1), lodges, ...pages.slice(1)];
}

function currentOf(href: string, path: string, root: string): RowLink['current'] {
  if (href === path) return 'page';
  return href !== root && path.startsWith(`${href}/`) ? 'true' : undefined;
}

interface PropertyNavProps {
  /** Path on our own host, without query: "/the-delta/reed-camp". */
  readonly path: string;
  /** The way to the page below Home, the page itself last: what `breadcrumbs` of the structured data takes. */
  readonly crumbs: readonly Crumb[];
  /** Whether a link may be shown; whether its page is built unless told. */
  readonly linkable?: Linkable;
}

/** Where in the collection the page stands, and under it the pages of its property. */
export function PropertyNav({ path, crumbs, linkable = isLinkable }: PropertyNavProps) {
  const property = propertyOfPath(path, currentCollection());
  const pages = property ? propertyPages(property, path, linkable) : [];
  const levels = crumbs.map(({ name, href }) => ({
    name,
    href: href !== null && linkable(href) ? href : null,
  }));
  return (
    <Wrap className={styles.nav}>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, ...levels]} />
      {property && pages.length > 1 && (
        <LinkRow className={styles.pages} label={property.shortName} links={pages} />
      )}
    </Wrap>
  );
}
