import { JourneyList, journeyCardSizes } from '../../sections/journey-list/journey-list.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { CustomJourneyBand } from './custom-journey-band.tsx';
import type { JourneysPage } from './read-journeys-page.ts';

/** The picture the layout preloads for this page: the first card's. */
export function journeysPreload({ listing: { journeys } }: JourneysPage) {
  const picture = journeys[0]?.picture;
  return picture ? { picture, sizes: journeyCardSizes } : null;
}

/** So many journeys stand open: on a phone more would be a page without end. */
const most = 9;

/** A list of journeys with its filters, and the invitation to plan one of one's own (CNT-17, CNT-13). */
export function JourneysView({ path, title, lead, listing, custom, crumbs }: JourneysPage) {
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={title} lead={lead} />
      <Wrap>
        <h2>
          <VisuallyHidden>Journeys</VisuallyHidden>
        </h2>
        <JourneyList path={path} listing={listing} most={most} firstAhead />
      </Wrap>
      {custom && <CustomJourneyBand custom={custom} path={path} />}
    </>
  );
}
