import { isLinkable } from '../../links/is-linkable.ts';
import { Documents } from '../../sections/documents/documents.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './information-downloads-view.module.css';
import type { InformationDownloadsPage } from './read-information-downloads-page.ts';

const path = '/information-downloads';

/** Where what is on no sheet stands. */
const elsewhere = [
  { name: 'Rates and rate sheets', href: '/rates' },
  { name: 'Documents for travel partners', href: '/travel-partner-resources' },
  { name: 'Contact us', href: '/contact-us' },
] as const;

/** Fact sheets, maps, menus and terms to keep, found by property and by words (CNT-20). */
export function InformationDownloadsView({ heading, lead, listing, crumbs }: InformationDownloadsPage) {
  const others = elsewhere.filter(({ href }) => isLinkable(href));
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={heading} lead={lead} />
      <Wrap className={styles.list}>
        <Documents path={path} caption="Documents for guests" listing={listing} />
        {others.length > 0 && (
          <ul className={styles.elsewhere} aria-label="Other pages with documents">
            {others.map(({ name, href }) => (
              <li key={href}>
                <ArrowLink href={href}>{name}</ArrowLink>
              </li>
            ))}
          </ul>
        )}
      </Wrap>
    </>
  );
}
