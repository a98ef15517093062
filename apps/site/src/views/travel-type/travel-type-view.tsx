import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { JourneyCards } from '../../sections/journey-list/journey-list.tsx';
import { KindLinks } from '../../sections/kind-links/kind-links.tsx';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { placeHeadOf } from '../../sections/place-head/place-head-of.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import type { TravelTypePage } from './read-travel-type-page.ts';
import styles from './travel-type-view.module.css';

const headOf = ({ type, intro }: TravelTypePage) =>
  placeHeadOf(type.banner, {
    heading: type.name,
    label: 'Travel Africa',
    lead: type.banner?.subText || intro.lead,
    picture: type.card.picture,
  });

/** The picture the layout preloads for this page. */
export const travelTypePreload = (page: TravelTypePage) => placeHeadPreload(headOf(page));

/** A kind of traveller: how journeys are planned for them, where they go, and packages to start from (CNT-14). */
export function TravelTypeView(page: TravelTypePage) {
  const { path, type, types, intro, crumbs } = page;
  const { name, body, packages, destinations } = type;
  const head = { ...headOf(page), heading: headingOf(name), label: 'Travel Africa' };
  const asked = { about: `a journey: ${name}` };
  const opening = type.opening?.text ?? intro.text;
  return (
    <>
      <PlaceHead head={head} path={path} form="travel-africa" asked={asked} book={false} />
      <PropertyNav path={path} crumbs={crumbs} />
      <Band aria-label="About these journeys">
        <div className={styles.split}>
          <div className={styles.opening}>
            {opening.map((block) =>
              block.type === 'paragraph' ? (
                <Lead key={block.children.map((part) => (part.type === 'text' ? part.text : '')).join('')}>
                  {block.children.map((part) => (part.type === 'text' ? part.text : ''))}
                </Lead>
              ) : null,
            )}
          </div>
          <RichText body={body} />
        </div>
      </Band>
      {packages.length > 0 && (
        <Band flush aria-labelledby="packages-heading">
          <SectionHead
            id="packages-heading"
            heading="Packages to start from"
            aside={<ArrowLink href="/travel-africa#packages">All packages</ArrowLink>}
          />
          <JourneyCards journeys={packages} />
        </Band>
      )}
      <KindLinks
        heading="Countries for this journey"
        kinds={destinations.map((each) => ({
          title: each.name,
          href: each.href,
          picture: each.map.picture,
        }))}
      />
      <EnquireBand
        heading="Ask a travel specialist"
        lead={withPromise(
          'Who is coming, where to and roughly when.',
          'A specialist writes back within two working days.',
        )}
        path={path}
        picture={null}
        form="travel-africa"
        asked={asked}
        tours={false}
        book={false}
      />
      <Neighbours
        heading="Other travellers"
        places={types
          .filter((each) => each !== type)
          .map((each) => ({ ...each, line: each.card.name, picture: each.card.picture }))}
        {...stepsInRing(types, type.href)}
      />
    </>
  );
}

/** "Journeys in southern Africa: Couple" says what and for whom, whatever the name of the kind is. */
const headingOf = (name: string): string => `Journeys in southern Africa: ${name}`;
