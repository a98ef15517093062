import { isLinkable, propertyOfPath } from '@sundowner/brand';
import type { Linkable } from '../../links/linkable.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { LinkRow } from '../link-row/link-row.tsx';
import styles from './property-nav.module.css';
import { propertyPages } from './property-pages.ts';

interface PropertyNavProps {
  /** Path on our own host, without query: "/lionsands/river-lodge". */
  readonly path: string;
  /** The way to the page below Home, the page itself last: what `breadcrumbs` of the structured data takes. */
  readonly crumbs: readonly Crumb[];
  /** Whether a link may be shown; whether its page is built unless told. */
  readonly linkable?: Linkable;
}

/** Where in the collection the page stands, and under it the pages of its property. */
export function PropertyNav({ path, crumbs, linkable = (href) => isLinkable(href) }: PropertyNavProps) {
  const property = propertyOfPath(path);
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
