import { propertyOfKey } from '@sundowner/brand';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Destination } from '../../content/property/destinations.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { questionItems } from '../../sections/questions/questions.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { DestinationMap } from './destination-map.tsx';
import styles from './destination-view.module.css';
import { PlacesToSleep } from './places-to-sleep.tsx';
import type { DestinationPage } from './read-destination-page.ts';

/** As the destination form spells a property; one it does not offer is named in the comments. */
const locationOf = (key: string): string | undefined =>
  propertyOfKey(key, currentCollection())?.locations.destination;

const hrefOf = ({ slug }: Destination) => `/destinations/${slug}`;

/** The picture the layout preloads for this page. */
export const destinationPreload = ({ head }: Pick<DestinationPage, 'head'>) =>
  placeHeadPreload(head, { beside: true });

/** A park, a reserve or a city: where it lies, what it is like, and where we have a bed in it. */
export function DestinationView(props: DestinationPage) {
  const { destination, destinations, region, properties, head, path, crumbs } = props;
  const { name, lead, body, facts, gallery, coordinates, questions, slug } = destination;
  // A region that bears the same name says of the place what its own words have said.
  const around = region?.description && !region.name.includes(name) ? region : null;
  const shown = new Set([head.picture, ...properties.map(({ picture }) => picture)].map((each) => each?.src));
  const pictures = gallery.filter(({ src }) => !shown.has(src));
  const others = [region?.picture ?? [], ...properties.map((property) => property.gallery)].flat();
  const closing =
    others.find(({ src }) => !shown.has(src) && !gallery.some((each) => each.src === src)) ?? null;
  const [only, ...more] = destination.properties;
  const asked = { about: name, location: more.length === 0 && only ? locationOf(only) : undefined };
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PlaceHead head={head} path={path} form="destination" asked={asked} beside />
      <Band aria-label={`Where ${name} lies`}>
        <div className={styles.spread}>
          <div className={styles.words}>
            {lead && <p className={styles.statement}>{lead}</p>}
            {facts.length > 0 && (
              <Facts facts={facts.map(({ label, value }) => ({ name: label, value }))} layout="stack" />
            )}
          </div>
          {coordinates && (
            <div className={styles.map}>
              <DestinationMap name={name} at={coordinates} properties={properties} />
            </div>
          )}
        </div>
      </Band>
      {body.length > 0 && (
        <Band ground="low" aria-label={`About ${name}`}>
          <div className={styles.about}>
            <RichText body={body} />
            {around && (
              <aside className={styles.region} aria-label={around.name}>
                <h2 className={styles.regionName}>{around.name}</h2>
                <p>{around.description}</p>
              </aside>
            )}
          </div>
        </Band>
      )}
      {pictures.length > 0 && (
        <Wrap className={styles.gallery}>
          <Gallery
            label={`Pictures of ${name}`}
            pictures={pictures.map((picture) => ({
              picture,
              caption: picture.caption ?? picture.alt,
              coordinates: picture.coordinates,
            }))}
          />
        </Wrap>
      )}
      <PlacesToSleep properties={properties} here={destination.lodges} />
      {questions.length > 0 && (
        <Band ground="low" aria-labelledby="questions-heading">
          <div className={styles.questions}>
            <h2 id="questions-heading">Asked about {name}</h2>
            <Accordion items={questionItems(questions)} />
          </div>
        </Band>
      )}
      <div className={styles.close}>
        <EnquireBand
          path={path}
          picture={closing}
          form="destination"
          asked={asked}
          heading={`Ask about ${name}`}
        />
      </div>
      <Neighbours
        heading="Other destinations"
        places={destinations
          .filter((each) => each.slug !== slug)
          .map((each) => ({
            name: each.name,
            line: each.lead,
            href: hrefOf(each),
            picture: each.banner?.picture ?? each.picture,
          }))}
        {...stepsInRing(
          destinations.map((each) => ({ name: each.name, href: hrefOf(each) })),
          hrefOf(destination),
        )}
      />
    </>
  );
}
