import { Documents } from '../../sections/documents/documents.tsx';
import { AssistanceBand, PartnerHead } from '../../sections/partner-desk/partner-desk.tsx';
import { PressPictures } from '../../sections/press-pictures/press-pictures.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { FilmsByGallery } from './films-by-gallery.tsx';
import styles from './partner-resources-view.module.css';
import { PublicRates } from './public-rates.tsx';
import type { PartnerResourcesPage } from './read-partner-resources-page.ts';

const path = '/travel-partner-resources';

/** What partners work with: documents by subject, rates, pictures, films, and whom to ask (CNT-20). */
export function PartnerResourcesView({ resources, listing, crumbs }: PartnerResourcesPage) {
  const { heading, lead, assistance, availabilitySearch, galleries, films } = resources;
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
        <Documents path={path} caption="Documents for travel partners, by subject" listing={listing} />
      </Wrap>
      <PublicRates />
      <PressPictures
        heading="Pictures"
        lead="Free for your own pages and brochures, with the title beneath."
        galleries={galleries}
      />
      <FilmsByGallery galleries={films} />
      <AssistanceBand assistance={assistance} />
    </>
  );
}
