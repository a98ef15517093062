import type { RichText as RichTextContent } from '../../content/fields/rich-text.ts';
import type { Careers } from '../../content/people/careers.ts';
import type { VacancyListing } from '../../content/people/vacancy-listing.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { CareersHead, careersPlate, careersSizes } from './careers-head.tsx';
import styles from './careers-view.module.css';
import { Rota } from './rota.tsx';
import { Vacancies } from './vacancies.tsx';

/** The picture the layout preloads for this page. */
export function careersPreload(careers: Careers) {
  const picture = careersPlate(careers);
  return picture && { picture, sizes: careersSizes };
}

interface CareersViewProps {
  readonly careers: Careers;
  readonly listing: VacancyListing;
  readonly howToApply: RichTextContent;
  readonly crumbs: readonly Crumb[];
}

/** Work with us: how the weeks go, what one gets, and the open posts with their filters (CNT-21). */
export function CareersView({ careers, listing, howToApply, crumbs }: CareersViewProps) {
  return (
    <>
      <PropertyNav path="/careers" crumbs={crumbs} />
      <CareersHead careers={careers} open={listing.total} />
      <Wrap className={styles.facts}>
        <Facts facts={careers.facts.map(({ label, value }) => ({ name: label, value }))} />
      </Wrap>
      <Rota careers={careers} />
      <Vacancies listing={listing} howToApply={howToApply} closing={careers.closing} />
    </>
  );
}
