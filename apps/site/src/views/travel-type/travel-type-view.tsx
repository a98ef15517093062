import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { KindLinks } from '../../sections/kind-links/kind-links.tsx';
import { placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { headOverBanner } from '../../sections/place-head/place-head-of.ts';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { PackagesBand } from '../travel-africa/packages-band.tsx';
import { PageBelow } from '../travel-africa/page-below.tsx';
import type { TravelTypePage } from './read-travel-type-page.ts';
import styles from './travel-type-view.module.css';

/** It says what and for whom: as the banner has it, where that is more than the name of the kind. */
const headingOf = ({ name, banner }: TravelTypePage['type']): string =>
  banner?.text && banner.text !== name ? banner.text : `Journeys in southern Africa: ${name}`;

const headOf = ({ type, intro }: TravelTypePage) =>
  headOverBanner(type.banner, {
    heading: headingOf(type),
    label: 'Travel Africa',
    lead: type.banner?.subText || intro.lead,
    picture: type.card.picture,
  });

/** The picture the layout preloads for this page. */
export const travelTypePreload = (page: TravelTypePage) => placeHeadPreload(headOf(page), { beside: true });

/** A kind of traveller: how journeys are planned for them, where they go, and packages to start from (CNT-14). */
export function TravelTypeView(page: TravelTypePage) {
  const { path, type, types, intro, money, crumbs } = page;
  const { name, body, packages, destinations } = type;
  const opening = type.opening?.text ?? intro.text;
  return (
    <PageBelow
      path={path}
      crumbs={crumbs}
      head={headOf(page)}
      about={`a journey: ${name}`}
      enquire={{
        heading: 'Ask a travel specialist',
        lead: withPromise(
          'Who is coming, where to and roughly when.',
          'A specialist writes back with a route within two working days.',
        ),
      }}
      others={{
        heading: 'Journeys for other travellers',
        pages: types.map((each) => ({ ...each, line: each.card.name, picture: each.card.picture })),
      }}
    >
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
      <PackagesBand
        id="packages-heading"
        heading="Packages to start from"
        packages={packages}
        money={money}
      />
      <KindLinks
        heading="Countries for this journey"
        kinds={destinations.map((each) => ({
          title: each.name,
          href: each.href,
          picture: each.map.picture,
        }))}
      />
    </PageBelow>
  );
}
