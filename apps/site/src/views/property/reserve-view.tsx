import type { Lodge } from '../../content/lodge/lodge.ts';
import { propertyStoriesLink } from '../../links/stories-link.ts';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import { Day } from '../../sections/day/day.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { ExperienceChoice } from '../../sections/experience-choice/experience-choice.tsx';
import { Favourites } from '../../sections/favourites/favourites.tsx';
import { LodgeRows } from '../../sections/lodge-rows/lodge-rows.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { Offers } from '../../sections/offers/offers.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { nightFrom } from '../../sections/price/night-from.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { PlaceStatement } from '../../sections/statement/statement.tsx';
import { Stories } from '../../sections/stories/stories.tsx';
import { Testimonials } from '../../sections/testimonials/testimonials.tsx';
import { Tonight } from '../../sections/tonight/tonight.tsx';
import { TreehouseBand } from '../../sections/treehouse-band/treehouse-band.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { oncePerPage } from './once-per-page.ts';
import { type PropertyViewProps, propertyHead } from './property-parts.ts';
import styles from './property-view.module.css';
import type { PropertyContent } from './read-property-page.ts';

/** A property has one of two pages, and links the styles of that one. */
export const sheet = import.meta.sheet;

/** The picture the layout preloads for this page. */
export const reservePreload = (content: PropertyContent) =>
  placeHeadPreload(propertyHead(content), { beside: false });

const kinds: Readonly<Record<Lodge['kind'], string>> = {
  lodge: 'lodge',
  villa: 'villa',
  hotel: 'hotel',
  residence: 'house',
};

/** Above the places of a property to sleep at, where its editors have no words of their own: what there is to choose from. */
export function headingForPlaces(lodges: readonly Pick<Lodge, 'kind'>[]): string {
  const [first, ...others] = new Set(lodges.map(({ kind }) => kind));
  return first && others.length === 0 && lodges.length > 1 ? `Choose your ${kinds[first]}` : 'Places to stay';
}

/** A reserve: its lodges to choose from, a night in a tree, what people come back for, a day, and the way there. */
export function ReserveView(props: PropertyViewProps) {
  const { property, content, money } = props;
  const { page, intro, treehouses } = content;
  const from = nightFrom(content.rates, content.year);
  const places = [...content.lodges, ...content.residences];
  const { root } = property;
  const head = propertyHead(content);
  const { around, favourites, offers, stories, quote, closing } = oncePerPage(props, null);
  return (
    <>
      <PlaceHead head={head} path={root} tours={content.banner?.tourHref != null} strip />
      <Wrap className={classNames(styles.strip, head.picture && styles.overPlate)}>
        <DatesAndGuests {...props.dates} price={from} money={money} />
      </Wrap>
      <PropertyNav path={root} crumbs={[{ name: page.shortName, href: null }]} />
      <Tonight {...props.tonight} />
      <PlaceStatement
        statement={page.statement}
        text={page.statementText}
        facts={page.facts}
        shown={money.choice}
      />
      <LodgeRows
        heading={intro.secondHeading || headingForPlaces(places)}
        lead={intro.secondLead}
        lodges={places}
      />
      <TreehouseBand
        heading={treehouses.heading || 'Treehouses for a night'}
        lead={treehouses.lead}
        treehouses={page.treehouses}
        picture={treehouses.picture ?? page.treehouses[0]?.menuPicture ?? null}
        href={`${root}/treehouses`}
      />
      <Favourites favourites={favourites} shown={money.choice} />
      <ExperienceChoice section={props.experiences} />
      <Day heading={`A day at ${page.shortName}`} hours={page.day} />
      <PlaceMap
        map={content.map}
        gettingThere={page.gettingThere}
        path={root}
        travelHref={`${root}/travel-info`}
        lands={content.lands}
        shown={money.choice}
      />
      {quote && <Quote quote={quote} />}
      <Offers
        heading="Offers"
        offers={offers}
        path={root}
        allHref={`${root}/rates-and-offers`}
        shown={money.choice}
      />
      <Stories
        heading={`Stories from ${page.shortName}`}
        stories={stories}
        allHref={propertyStoriesLink(property)}
        folded
      />
      <Questions
        id="questions"
        heading={`Questions about ${page.shortName}`}
        questions={page.questions}
        flush
        shown={money.choice}
      />
      <Testimonials heading="What guests wrote" letters={content.letters} />
      <EnquireBand path={root} picture={closing} />
      <Neighbours heading="Other places to stay" {...around} />
    </>
  );
}
