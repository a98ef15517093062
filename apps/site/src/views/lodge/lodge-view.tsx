import { isLinkable } from '@sundowner/brand';
import type { Lodge as Stay } from '../../content/lodge/lodge.ts';
import { needsQuestions } from '../../content/property/questions.ts';
import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { Dining } from '../../sections/dining/dining.tsx';
import { LodgeHead } from '../../sections/lodge-head/lodge-head.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { nightFromIn } from '../../sections/price/night-from.ts';
import { Quote } from '../../sections/quote/quote.tsx';
import { RoomCards } from '../../sections/room-cards/room-cards.tsx';
import { PlaceStatement } from '../../sections/statement/statement.tsx';
import { aroundLodge } from './around-lodge.ts';
import { Expectations } from './expectations.tsx';
import { galleryOf } from './gallery-of.ts';
import { ownPins } from './own-pins.ts';
import type { StayViewProps } from './stay-view-props.ts';

/** Parts of a lodge's page that its own navigation leads to; those without content are left out. */
function lodgeParts(stay: Stay, path: string) {
  const rooms = `${path}/rooms`;
  const { dining } = stay;
  return [
    { label: 'Overview', href: '#overview', shown: stay.statement !== '' || stay.facts.length > 0 },
    { label: 'Rooms', href: isLinkable(rooms) ? rooms : '#rooms', shown: stay.rooms.length > 0 },
    { label: 'Dining', href: '#dining', shown: dining.heading !== '' || dining.dishes.length > 0 },
    { label: 'What is here', href: '#what-is-here', shown: stay.amenities.length > 0 },
    {
      label: 'What to expect',
      href: '#what-to-expect',
      shown: stay.expect.length + stay.questions.length > 0,
    },
    { label: 'Rates and dates', href: '#dates', shown: true },
    { label: 'Getting here', href: '#getting-here', shown: stay.gettingThere.gettingHere !== '' },
  ].filter(({ shown }) => shown);
}

/** A lodge: its pictures, its rooms, its table, what is there, what to expect, and the way there. */
export function LodgeView({ content, dates, money }: StayViewProps) {
  const { path, stay, page, intro, rates, year } = content;
  const lead = [stay.banner?.subText, intro.lead].filter(Boolean).join('. ');
  const prices = seasonPrices(
    rates,
    stay.rooms.map(({ name }) => name),
    year,
  );
  const from = nightFromIn(
    rates,
    stay.rooms.map(({ name }) => name),
    year,
  );
  const around = aroundLodge(page, path);
  const head = stay.banner?.picture ?? stay.picture;
  const plates = uniquePictures([...stay.gallery, ...page.gallery]);
  plates.keep(head, stay.dining.picture, ...around.places.slice(0, 3).map(({ picture }) => picture));
  plates.keep(...stay.rooms.map(({ gallery }) => gallery[0]));
  const pictures = galleryOf({ gallery: plates.fresh(stay.gallery) }, head);
  plates.keep(...pictures.slice(0, 3).map(({ picture }) => picture));
  const quoted = content.quote && plates.own(content.quote.picture);
  return (
    <>
      <LodgeHead
        crumbs={stay.breadcrumbs}
        name={stay.name}
        heading={intro.heading}
        lead={lead || stay.line}
        strip={<DatesAndGuests {...dates} price={from} money={money} />}
        pictures={pictures}
        parts={lodgeParts(stay, path)}
      />
      <PlaceStatement
        id="overview"
        statement={stay.statement}
        text={stay.statementText}
        facts={stay.facts}
        layout="beside"
      />
      <RoomCards
        heading={content.roomsHeading || `Rooms at ${stay.name}`}
        rooms={stay.rooms}
        rates={rates}
        year={year}
        allHref={`${path}/rooms`}
        allText="Compare the rooms"
        shown={money.choice}
      />
      <Dining dining={stay.dining} />
      <AmenityColumns amenities={stay.amenities} tag={stay.contentTag} path={path} />
      <Expectations stay={stay} path={path} needs={needsQuestions(stay.needs)} />
      <DatesBand
        path={path}
        {...prices}
        ratesHref={`${page.href}/rates-and-offers`}
        tours={stay.tourHref !== null}
        money={money}
      />
      <PlaceMap
        map={ownPins(content.map, path)}
        gettingThere={stay.gettingThere}
        heading="Getting here"
        path={path}
        travelHref={`${page.href}/travel-info`}
      />
      {content.quote && <Quote quote={quoted ? { ...content.quote, picture: quoted } : content.quote} />}
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
