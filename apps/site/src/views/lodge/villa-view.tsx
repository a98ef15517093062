import { needsQuestions } from '../../content/property/questions.ts';
import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { Dining } from '../../sections/dining/dining.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { galleryPictures } from '../../sections/plate/gallery-pictures.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { nightFromIn } from '../../sections/price/night-from.ts';
import { ResidenceHead } from '../../sections/residence-head/residence-head.tsx';
import { PlaceStatement } from '../../sections/statement/statement.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { aroundLodge, Expectations, ownPins } from './lodge-parts.tsx';
import type { LodgePage } from './read-lodge-page.ts';

/** A villa beside its lodge, let whole: its head first, then its pictures and its table. */
export function VillaView({ content, dates, money }: LodgePage) {
  const { path, lodge, page, intro, rates, year } = content;
  const around = aroundLodge(page, path);
  const head = lodge.banner?.picture ?? lodge.picture;
  const plates = uniquePictures(lodge.gallery);
  plates.claim(head, lodge.dining.picture, ...around.places.slice(0, 3).map(({ picture }) => picture));
  const prices = seasonPrices(rates, content.rateNames, year);
  const from = nightFromIn(rates, content.rateNames, year);
  return (
    <>
      <ResidenceHead
        crumbs={lodge.breadcrumbs}
        label={lodge.banner?.subText || page.shortName}
        name={intro.heading || lodge.name}
        lead={lodge.line || intro.lead}
        facts={lodge.facts}
        picture={head}
        strip={<DatesAndGuests {...dates} price={from} money={money} />}
        shown={money.choice}
      />
      <PlaceStatement
        id="overview"
        statement={lodge.statement}
        text={lodge.statementText}
        facts={[]}
        shown={money.choice}
      />
      <Wrap>
        <Gallery
          label={`Pictures of ${lodge.name}`}
          pictures={galleryPictures({ gallery: plates.unused(lodge.gallery) })}
        />
      </Wrap>
      <AmenityColumns amenities={lodge.amenities} tag={lodge.contentTag} path={path} here="In the house" />
      <Dining dining={lodge.dining} />
      <DatesBand
        path={path}
        {...prices}
        ratesHref={`${page.href}/rates-and-offers`}
        tours={lodge.tourHref !== null}
        money={money}
      />
      <PlaceMap
        map={ownPins(content.map, content.canonicalPath)}
        gettingThere={lodge.gettingThere}
        heading="Getting here"
        path={content.canonicalPath}
        travelHref={`${page.href}/travel-info`}
        shown={money.choice}
      />
      <Expectations lodge={lodge} path={path} needs={needsQuestions(lodge.needs)} shown={money.choice} />
      <Neighbours heading={`Other places to stay at ${page.shortName}`} {...around} />
    </>
  );
}
