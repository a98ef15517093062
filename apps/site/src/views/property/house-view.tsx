import type { PropertyContent } from '../../content/pages/property-page.ts';
import { propertyStoriesLink } from '../../links/stories-link.ts';
import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { Day } from '../../sections/day/day.tsx';
import { Dining } from '../../sections/dining/dining.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { Favourites } from '../../sections/favourites/favourites.tsx';
import { Letters } from '../../sections/letters/letters.tsx';
import { LodgeRows } from '../../sections/lodge-rows/lodge-rows.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { Offers } from '../../sections/offers/offers.tsx';
import { PlaceHead } from '../../sections/place-head/place-head.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { PlaceWords } from '../../sections/place-words/place-words.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { RoomCards } from '../../sections/room-cards/room-cards.tsx';
import { Stories } from '../../sections/stories/stories.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { oncePerPage, roomsOf } from './once-per-page.ts';
import { type PropertyViewProps, propertyHead } from './property-parts.ts';
import { roomsPageOf } from './rooms-page-of.ts';

interface HouseViewProps extends PropertyViewProps {
  /** The lodge or hotel the property consists of. */
  readonly house: PropertyContent['stays'][number];
}

/** A property that is one house: its rooms, its table and its day stand on the page itself. */
export function HouseView({ house, ...props }: HouseViewProps) {
  const { property, content, money } = props;
  const { page, rates, year } = content;
  const { root, key } = property;
  const rooms = roomsOf(page, house);
  const prices = seasonPrices(
    rates,
    rooms.map(({ name }) => name),
    year,
  );
  const suites = rooms.length > 0 && rooms.every(({ kind }) => kind === 'suite');
  const { around, favourites, offers, stories, pictures, quote, closing } = oncePerPage(props, house);
  const allHref = roomsPageOf(root);
  return (
    <>
      <PlaceHead head={propertyHead(content)} path={root} tours={content.banner?.tourHref != null} />
      <PropertyNav path={root} crumbs={[{ name: page.shortName, href: null }]} />
      <PlaceWords statement={page.statement} text={page.statementText} facts={page.facts} />
      <Wrap>
        <Gallery label={`Pictures of ${page.shortName}`} pictures={pictures} />
      </Wrap>
      <PlaceWords
        statement={house.statement}
        text={house.statementText}
        facts={house.facts}
        layout="beside"
      />
      <RoomCards
        heading={suites ? 'Where you sleep' : 'The rooms'}
        rooms={rooms}
        rates={rates}
        year={year}
        allHref={allHref}
        allText={suites ? 'Compare the suites' : 'Compare the rooms'}
        shown={money.choice}
      />
      <Dining dining={house.dining} />
      <AmenityColumns amenities={house.amenities} tag={house.contentTag} path={root} here="In the house" />
      <Day heading={key === 'capecadogan' ? 'A day in town' : 'A day at the water'} hours={page.day} />
      <Favourites favourites={favourites} />
      <PlaceMap
        map={content.map}
        gettingThere={page.gettingThere}
        path={root}
        travelHref={null}
        lands={content.lands}
      />
      <LodgeRows heading="Or a house of your own" stays={content.stays.filter((stay) => stay !== house)} />
      <DatesBand
        path={root}
        bookHref={house.bookHref}
        {...prices}
        ratesHref={`${root}/rates-and-offers`}
        tours={house.tourHref !== null}
        money={money}
      />
      <Offers heading="Just now" offers={offers} path={root} allHref={`${root}/rates-and-offers`} />
      {quote && <Quote quote={quote} />}
      <Questions
        id="what-to-expect"
        heading="What to expect"
        lead="Short answers to what most people ask first."
        questions={[
          ...house.expect.map(({ title, text }) => ({ question: title, answer: text })),
          ...page.questions,
        ]}
      />
      <Stories
        heading={`Stories from ${page.shortName}`}
        stories={stories}
        allHref={propertyStoriesLink(property)}
      />
      <Letters heading="Written afterwards" letters={content.letters} />
      <EnquireBand path={root} picture={closing} />
      <Neighbours heading="The other places" {...around} />
    </>
  );
}
