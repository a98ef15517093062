import type { Fact } from '../../content/fields/common.ts';
import { needsQuestions } from '../../content/property/questions.ts';
import { propertyStoriesLink } from '../../links/stories-link.ts';
import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { Day } from '../../sections/day/day.tsx';
import { Dining } from '../../sections/dining/dining.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { ExperienceChoice } from '../../sections/experience-choice/experience-choice.tsx';
import { Favourites } from '../../sections/favourites/favourites.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { Offers } from '../../sections/offers/offers.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { nightFrom } from '../../sections/price/night-from.ts';
import { ratesOfLodge } from '../../sections/price/rates-of-lodge.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { RoomCards } from '../../sections/room-cards/room-cards.tsx';
import { PlaceStatement } from '../../sections/statement/statement.tsx';
import { Stories } from '../../sections/stories/stories.tsx';
import { Testimonials } from '../../sections/testimonials/testimonials.tsx';
import { Tonight } from '../../sections/tonight/tonight.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { oncePerPage, roomsOf } from './once-per-page.ts';
import { type PropertyViewProps, propertyHead } from './property-parts.ts';
import styles from './property-view.module.css';
import type { PropertyContent } from './read-property-page.ts';

/** A property has one of two pages, and links the styles of that one. */
export const sheet = import.meta.sheet;

/** The picture the layout preloads for this page. */
export const singleLodgePreload = (content: PropertyContent) =>
  placeHeadPreload(propertyHead(content), { beside: true });

/** Up to the first comma, semicolon or full stop: "From twelve years" of "From twelve years; all ages when taken whole". */
const beginning = (value: string) => value.split(/[,;.]/, 1)[0]?.trim() ?? '';

/**
 * The facts of a property and of the one lodge it consists of as one strip: each name once, with what either says under it. Of two that
 * begin with the same words the longer one stands alone: "All ages; two rooms sleep five" takes the place of "All ages".
 */
export function factsOnce(property: readonly Fact[], lodge: readonly Fact[]): readonly Fact[] {
  const values = new Map<string, string[]>();
  for (const { label, value } of [...property, ...lodge]) {
    const known = values.get(label) ?? [];
    const like = known.find((other) => beginning(other) === beginning(value));
    if (like === undefined) values.set(label, [...known, value]);
    else if (value.length > like.length)
      values.set(
        label,
        known.map((other) => (other === like ? value : other)),
      );
  }
  return [...values].map(([label, each]) => ({ label, value: each.join('. ') }));
}

interface SingleLodgeViewProps extends PropertyViewProps {
  /** The lodge or hotel the property consists of. */
  readonly lodge: PropertyContent['lodges'][number];
}

/** What a heading says of the residences that stand among the rooms, by how many there are. */
const and = ['', ' and a house'];

/** A property that is one lodge: its rooms, its table and its day stand on the page itself. */
export function SingleLodgeView({ lodge, ...props }: SingleLodgeViewProps) {
  const { property, content, money } = props;
  const { page, rates, year } = content;
  const { root, roomsPage } = property;
  const rooms = roomsOf(page, lodge);
  const own = ratesOfLodge(rates, rooms);
  const prices = seasonPrices(
    own,
    rooms.map(({ name }) => name),
    year,
  );
  const from = nightFrom(rates, year);
  const suites = rooms.length > 0 && rooms.every(({ kind }) => kind === 'suite');
  const { around, favourites, offers, stories, pictures, quote, closing } = oncePerPage(props, lodge);
  const residences = content.lodges.filter((other) => other !== lodge);
  const allHref = `${root}/${roomsPage}`;
  // Its head leads to them: once a page is enough.
  const toured = content.banner?.tourHref != null;
  return (
    <>
      <PlaceHead head={propertyHead(content)} path={root} tours={toured} beside strip />
      <Wrap className={styles.strip}>
        <DatesAndGuests {...props.dates} price={from} money={money} />
      </Wrap>
      <PropertyNav path={root} crumbs={[{ name: page.shortName, href: null }]} />
      <Tonight {...props.tonight} />
      <PlaceStatement
        statement={page.statement}
        text={page.statementText}
        facts={factsOnce(page.facts, lodge.facts)}
        more={{
          name: `More about ${lodge.name}`,
          texts: [lodge.statement, lodge.statementText].filter(Boolean),
        }}
        shown={money.choice}
      />
      <Wrap className={styles.gallery}>
        <Gallery label={`Pictures of ${page.shortName}`} pictures={pictures} />
      </Wrap>
      <RoomCards
        heading={`${suites ? 'Suites' : 'Rooms'}${and[residences.length] ?? ' and houses'} at ${page.shortName}`}
        rooms={rooms}
        residences={residences}
        rates={own}
        year={year}
        allHref={allHref}
        allText={suites ? 'Compare the suites' : 'Compare the rooms'}
        shown={money.choice}
        swiped
      />
      <Dining dining={lodge.dining} />
      <AmenityColumns amenities={lodge.amenities} tag={lodge.contentTag} path={root} here="In the house" />
      <Day heading={`A day at ${page.shortName}`} hours={page.day} />
      <Favourites favourites={favourites} shown={money.choice} />
      <ExperienceChoice section={props.experiences} />
      <PlaceMap
        map={content.map}
        gettingThere={page.gettingThere}
        path={root}
        travelHref={`${root}/travel-info`}
        lands={content.lands}
        shown={money.choice}
      />
      <DatesBand
        path={root}
        {...prices}
        ratesHref={`${root}/rates-and-offers`}
        tours={!toured && lodge.tourHref !== null}
        money={money}
      />
      <Offers
        heading="Offers"
        offers={offers}
        path={root}
        allHref={`${root}/rates-and-offers`}
        shown={money.choice}
      />
      {quote && <Quote quote={quote} />}
      <Questions
        id="what-to-expect"
        heading={`Questions about ${page.shortName}`}
        questions={[
          ...lodge.expect.map(({ title, text }) => ({ question: title, answer: text })),
          ...lodge.questions,
          ...page.questions.filter(({ question }) =>
            lodge.questions.every((own) => own.question !== question),
          ),
          ...needsQuestions(lodge.needs),
        ]}
        shown={money.choice}
      />
      <Stories
        heading={`Stories from ${page.shortName}`}
        stories={stories}
        allHref={propertyStoriesLink(property)}
        folded
      />
      <Testimonials heading="What guests wrote" letters={content.letters} />
      <EnquireBand path={root} picture={closing} tours={!toured} />
      <Neighbours heading="Other places to stay" {...around} />
    </>
  );
}
