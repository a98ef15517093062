import { isLinkable } from '../../links/is-linkable.ts';
import { Documents } from '../../sections/documents/documents.tsx';
import { AssistanceBand, NetRatesLink, PartnerHead } from '../../sections/partner-desk/partner-desk.tsx';
import { PictureArchives } from '../../sections/picture-archives/picture-archives.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { TravelPartnersPage } from './read-travel-partners-page.ts';
import styles from './travel-partners-view.module.css';

const path = '/travel-partners';
const resources = '/travel-partner-resources';

/** For those who sell our stays: whom to ring, what is free, documents, and who looks after them (CNT-13). */
export function TravelPartnersView({ partners, listing, archives, crumbs }: TravelPartnersPage) {
  const { heading, lead, assistance, availabilitySearch } = partners;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PartnerHead
        heading={heading}
        lead={lead}
        assistance={assistance}
        availabilitySearch={availabilitySearch}
      />
      <Wrap className={styles.list}>
        <Documents path={path} caption="Documents for travel partners" listing={listing} />
        <p className={styles.more}>
          <NetRatesLink path={path} />
          {isLinkable(resources) && (
            <ArrowLink href={resources}>Rates, pictures and films for travel partners</ArrowLink>
          )}
        </p>
      </Wrap>
      <PictureArchives archives={archives} />
      <AssistanceBand assistance={assistance} />
    </>
  );
}
