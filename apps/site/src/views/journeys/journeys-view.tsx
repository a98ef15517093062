import { JourneyList, journeyCardSizes } from '../../sections/journey-list/journey-list.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { CustomJourneyBand } from './custom-journey-band.tsx';
import type { JourneysPage } from './read-journeys-page.ts';

/** The picture the layout preloads for this page: the first card's. */
export function journeysPreload({ listing: { journeys } }: JourneysPage) {
  const picture = journeys[0]?.picture;
  return picture ? { picture, sizes: journeyCardSizes } : null;
}

interface JourneysViewProps {
  readonly page: JourneysPage;
  readonly crumbs: readonly Crumb[];
}

/** So many journeys stand open: on a phone more would be a page without end. */
const most = 9;

/** A list of journeys with its filters, and the invitation to plan one of one's own (CNT-17, CNT-13). */
export function JourneysView({ page: { path, section, listing, custom }, crumbs }: JourneysViewProps) {
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={section.title} lead={section.lead} />
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
