import { isLinkable } from '@sundowner/brand';
import { travelParticulars } from '../../content/property/questions.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { closingOf } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { Departures } from './departures.tsx';
import { Gates } from './gates.tsx';
import { Levies } from './levies.tsx';
import { LodgeDoors } from './lodge-doors.tsx';
import { Particulars } from './particulars.tsx';
import type { TravelInfoPage } from './read-travel-info-page.ts';
import styles from './travel-info-view.module.css';

/** The picture the layout preloads for this page. */
export const travelInfoPreload = ({ head }: Pick<TravelInfoPage, 'head'>) => placeHeadPreload(head);

/** How to get to a property and what to know before: ways, gates, levies, and everything else people ask. */
export function TravelInfoView({ property, head, path, crumbs, money }: TravelInfoPage) {
  const { gettingThere, lodges, factSheet, shortName, gallery, href } = property;
  const particulars = travelParticulars(property);
  const jumps = [
    { id: 'getting-here', title: 'Getting here', there: gettingThere.routes.length > 0 },
    { id: 'gates', title: 'Gates', there: gettingThere.gateHours.length > 0 },
    { id: 'levies', title: 'Levies', there: gettingThere.levies.length > 0 },
    ...particulars.map((each) => ({ ...each, there: true })),
  ].filter(({ there }) => there);
  const closing = closingOf(path, gallery).find(({ src }) => src !== head.picture?.src) ?? null;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PlaceHead head={head} path={path} book={false} />
      {jumps.length > 1 && (
        <Wrap className={styles.jumps}>
          <nav aria-label="On this page">
            <ul className={styles.list}>
              {jumps.map(({ id, title }) => (
                <li key={id}>
                  <a className={styles.jump} href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
              {factSheet && (
                <li>
                  <a className={styles.jump} href={factSheet.href} download>
                    All of it to print (PDF)
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </Wrap>
      )}
      <Departures to={shortName} words={gettingThere.gettingHere} routes={gettingThere.routes} />
      <Gates gateHours={gettingThere.gateHours} />
      <Levies levies={gettingThere.levies} money={money} />
      <Particulars particulars={particulars} />
      <LodgeDoors lodges={lodges} leads={(target) => isLinkable(target)} />
      <EnquireBand
        path={path}
        picture={closing}
        heading="Ask about the way here"
        lead="Tell us how you would like to come. We book the flights, the driver and the aircraft between lodges."
      />
      <Neighbours
        heading="Where the road ends"
        places={lodges.map((lodge) => ({
          name: lodge.name,
          line: lodge.line,
          href: lodge.href,
          picture: lodge.picture,
        }))}
        previous={{ name: shortName, href }}
        next={{ name: 'Rates and offers', href: `${href}/rates-and-offers` }}
      />
    </>
  );
}
