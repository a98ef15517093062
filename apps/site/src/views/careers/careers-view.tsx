import type { Careers } from '../../content/people/careers.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { CareersHead, careersPlate, careersSizes } from './careers-head.tsx';
import styles from './careers-view.module.css';
import type { CareersPage } from './read-careers-page.ts';
import { Rota } from './rota.tsx';
import { Vacancies } from './vacancies.tsx';

/** The picture the layout preloads for this page. */
export function careersPreload(careers: Careers) {
  const picture = careersPlate(careers);
  return picture && { picture, sizes: careersSizes };
}

/** Work with us: how the weeks go, what one gets, and the open posts with their filters (CNT-21). */
export function CareersView({ careers, listing, howToApply, crumbs }: CareersPage) {
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
