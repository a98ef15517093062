import type { Lodge } from '../../content/lodge/lodge.ts';
import { needsQuestions } from '../../content/property/questions.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { Dining } from '../../sections/dining/dining.tsx';
import { LodgeHead } from '../../sections/lodge-head/lodge-head.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { galleryPictures } from '../../sections/plate/gallery-pictures.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { nightFromIn } from '../../sections/price/night-from.ts';
import { overPicture } from '../../sections/quote/over-picture.ts';
import { Quote } from '../../sections/quote/quote.tsx';
import { RoomCards } from '../../sections/room-cards/room-cards.tsx';
import { PlaceStatement } from '../../sections/statement/statement.tsx';
import { aroundLodge, Expectations, ownPins } from './lodge-parts.tsx';
import type { LodgePage } from './read-lodge-page.ts';

/** Parts of a lodge's page that its own navigation leads to; those without content are left out. */
function lodgeParts(lodge: Lodge, path: string, priced: boolean) {
  const rooms = `${path}/rooms`;
  const { dining } = lodge;
  return [
    { label: 'Overview', href: '#overview', shown: lodge.statement !== '' || lodge.facts.length > 0 },
    { label: 'Rooms', href: isLinkable(rooms) ? rooms : '#rooms', shown: lodge.rooms.length > 0 },
    { label: 'Dining', href: '#dining', shown: dining.heading !== '' || dining.dishes.length > 0 },
    { label: 'Facilities and services', href: '#what-is-here', shown: lodge.amenities.length > 0 },
    {
      label: 'What to expect',
      href: '#what-to-expect',
      shown: lodge.expect.length + lodge.questions.length > 0,
    },
    { label: 'Rates and dates', href: '#dates', shown: priced },
    { label: 'Getting here', href: '#getting-here', shown: lodge.gettingThere.gettingHere !== '' },
  ].filter(({ shown }) => shown);
}

/** A lodge: its pictures, its rooms, its table, what is there, what to expect, and the way there. */
export function LodgeView({ content, dates, money }: LodgePage) {
  const { path, lodge, page, intro, rates, year } = content;
  const lead = [lodge.banner?.subText, intro.lead].filter(Boolean).join('. ');
  const prices = seasonPrices(rates, content.rateNames, year);
  const from = nightFromIn(rates, content.rateNames, year);
  const around = aroundLodge(page, path);
  const head = lodge.banner?.picture ?? lodge.picture;
  const plates = uniquePictures([...lodge.gallery, ...page.gallery]);
  plates.claim(head, lodge.dining.picture, ...around.places.slice(0, 3).map(({ picture }) => picture));
  plates.claim(...lodge.rooms.map(({ gallery }) => gallery[0]));
  const pictures = galleryPictures({ gallery: plates.unused(lodge.gallery) }, head);
  plates.claim(...pictures.slice(0, 3).map(({ picture }) => picture));
  const quoted = content.quote && overPicture(content.quote, plates.orAnother(content.quote.picture));
  return (
    <>
      <LodgeHead
        crumbs={lodge.breadcrumbs}
        name={lodge.name}
        heading={intro.heading}
        lead={lead || lodge.line}
        strip={<DatesAndGuests {...dates} price={from} money={money} />}
        pictures={pictures}
        parts={lodgeParts(lodge, path, prices.seasons.length > 0)}
      />
      <PlaceStatement
        id="overview"
        statement={lodge.statement}
        text={lodge.statementText}
        facts={lodge.facts}
        layout="beside"
        shown={money.choice}
      />
      <RoomCards
        heading={content.roomsHeading || `Rooms at ${lodge.name}`}
        rooms={lodge.rooms}
        rates={rates}
        year={year}
        allHref={`${path}/rooms`}
        allText="Compare the rooms"
        shown={money.choice}
      />
      <Dining dining={lodge.dining} />
      <AmenityColumns amenities={lodge.amenities} tag={lodge.contentTag} path={path} />
      <Expectations lodge={lodge} path={path} needs={needsQuestions(lodge.needs)} shown={money.choice} />
      <DatesBand
        path={path}
        {...prices}
        ratesHref={`${page.href}/rates-and-offers`}
        tours={lodge.tourHref !== null}
        money={money}
      />
      <PlaceMap
        map={ownPins(content.map, path)}
        gettingThere={lodge.gettingThere}
        heading="Getting here"
        path={path}
        travelHref={`${page.href}/travel-info`}
        shown={money.choice}
      />
      {quoted && <Quote quote={quoted} />}
      <Neighbours
        heading={
          page.treehouses.length > 0 ? `Other places to stay at ${page.shortName}` : 'Other places to stay'
        }
        flush={content.quote === null}
        {...around}
      />
    </>
  );
}
