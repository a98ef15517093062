import { needsQuestions } from '../../content/property/questions.ts';
import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { Dining } from '../../sections/dining/dining.tsx';
import { HouseHead } from '../../sections/house-head/house-head.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { nightFromIn } from '../../sections/price/night-from.ts';
import { PlaceStatement } from '../../sections/statement/statement.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { aroundLodge } from './around-lodge.ts';
import { Expectations } from './expectations.tsx';
import { galleryOf } from './gallery-of.ts';
import { ownPins } from './own-pins.ts';
import type { StayViewProps } from './stay-view-props.ts';

/** A villa beside its lodge, let whole: the house first, then its pictures and its table. */
export function VillaView({ content, dates, money }: StayViewProps) {
  const { path, stay, page, intro, rates, year } = content;
  const around = aroundLodge(page, path);
  const head = stay.banner?.picture ?? stay.picture;
  const plates = uniquePictures(stay.gallery);
  plates.keep(head, stay.dining.picture, ...around.places.slice(0, 3).map(({ picture }) => picture));
  const prices = seasonPrices(rates, content.rateNames, year);
  const from = nightFromIn(rates, content.rateNames, year);
  return (
    <>
      <HouseHead
        crumbs={stay.breadcrumbs}
        label={stay.banner?.subText || page.shortName}
        name={intro.heading || stay.name}
        lead={stay.line || intro.lead}
        facts={stay.facts}
        picture={head}
        strip={<DatesAndGuests {...dates} price={from} money={money} />}
      />
      <PlaceStatement id="overview" statement={stay.statement} text={stay.statementText} facts={[]} />
      <Wrap>
        <Gallery
          label={`Pictures of ${stay.name}`}
          pictures={galleryOf({ gallery: plates.fresh(stay.gallery) })}
        />
      </Wrap>
      <AmenityColumns amenities={stay.amenities} tag={stay.contentTag} path={path} here="In the house" />
      <Dining dining={stay.dining} />
      <DatesBand
        path={path}
        {...prices}
        ratesHref={`${page.href}/rates-and-offers`}
        tours={stay.tourHref !== null}
        money={money}
      />
      <PlaceMap
        map={ownPins(content.map, content.canonicalPath)}
        gettingThere={stay.gettingThere}
        heading="Getting here"
        path={content.canonicalPath}
        travelHref={`${page.href}/travel-info`}
      />
      <Expectations stay={stay} path={path} needs={needsQuestions(stay.needs)} />
      <Neighbours heading={`Other places to stay at ${page.shortName}`} {...around} />
    </>
  );
}
