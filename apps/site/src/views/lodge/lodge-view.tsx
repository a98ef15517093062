import type { LodgeContent } from '../../content/pages/lodge-content.ts';
import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { Dining } from '../../sections/dining/dining.tsx';
import { LodgeHead } from '../../sections/lodge-head/lodge-head.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { PlaceWords } from '../../sections/place-words/place-words.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { RoomCards } from '../../sections/room-cards/room-cards.tsx';
import { aroundLodge } from './around-lodge.ts';
import { Expectations } from './expectations.tsx';
import { galleryOf } from './gallery-of.ts';
import { lodgeParts } from './lodge-parts.ts';
import { needsQuestions } from './needs-questions.ts';

/** A lodge: its pictures, its rooms, its table, what is there, what to expect, and the way there. */
export function LodgeView({ content }: { readonly content: LodgeContent }) {
  const { path, stay, page, intro, rates, year } = content;
  const lead = [stay.banner?.subText, intro.lead].filter(Boolean).join('. ');
  const prices = seasonPrices(
    rates,
    stay.rooms.map(({ name }) => name),
    year,
  );
  const needs = needsQuestions(stay.needs);
  return (
    <>
      <LodgeHead
        path={path}
        crumbs={stay.breadcrumbs}
        name={stay.name}
        lead={lead || stay.line}
        pictures={galleryOf(stay, stay.banner?.picture ?? stay.picture)}
        parts={lodgeParts(stay, path)}
      />
      <PlaceWords
        id="overview"
        statement={stay.statement}
        text={stay.statementText}
        facts={stay.facts}
        layout="beside"
      />
      <RoomCards
        heading={content.roomsIntro || 'Where you sleep'}
        rooms={stay.rooms}
        rates={rates}
        year={year}
        allHref={`${path}/rooms`}
        allText="Compare the rooms"
      />
      <Dining dining={stay.dining} />
      <AmenityColumns amenities={stay.amenities} tag={stay.contentTag} path={path} />
      <Expectations stay={stay} path={path} />
      <DatesBand
        path={path}
        bookHref={content.bookHref}
        {...prices}
        ratesHref={`${page.href}/rates-and-offers`}
        tours={stay.tourHref !== null}
      />
      <PlaceMap
        map={content.map}
        gettingThere={stay.gettingThere}
        heading="Getting here"
        path={path}
        travelHref={`${page.href}/travel-info`}
      />
      {content.quote && <Quote quote={content.quote} />}
      <Questions
        id="needs"
        heading="Before you book"
        lead="Children, steps, diets and health, plainly."
        questions={needs}
      />
      <Neighbours
        heading={page.treehouses.length > 0 ? `Elsewhere at ${page.shortName}` : 'Near here'}
        {...aroundLodge(page, path)}
      />
    </>
  );
}
