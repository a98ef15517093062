import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { Dining } from '../../sections/dining/dining.tsx';
import { HouseHead } from '../../sections/house-head/house-head.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceMap } from '../../sections/place-map/place-map.tsx';
import { PlaceWords } from '../../sections/place-words/place-words.tsx';
import { platesOnce } from '../../sections/plate/plates-once.ts';
import { Questions } from '../../sections/questions/questions.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { aroundLodge } from './around-lodge.ts';
import { Expectations } from './expectations.tsx';
import { galleryOf } from './gallery-of.ts';
import { needsQuestions } from './needs-questions.ts';
import type { StayViewProps } from './stay-view-props.ts';

/** A villa beside its lodge, let whole: the house first, then its pictures and its table. */
export function VillaView({ content, money }: StayViewProps) {
  const { path, stay, page, intro, rates, year, bookHref } = content;
  const around = aroundLodge(page, path);
  const head = stay.banner?.picture ?? stay.picture;
  const plates = platesOnce(stay.gallery);
  plates.keep(head, stay.dining.picture, ...around.places.slice(0, 3).map(({ picture }) => picture));
  const prices = seasonPrices(rates, content.rateNames, year);
  return (
    <>
      <HouseHead
        path={path}
        crumbs={stay.breadcrumbs}
        label={stay.banner?.subText || page.shortName}
        name={stay.name}
        lead={stay.line || intro.lead}
        facts={stay.facts}
        picture={head}
        bookHref={bookHref}
        form="residences"
      />
      <PlaceWords id="overview" statement={stay.statement} text={stay.statementText} facts={[]} />
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
        bookHref={bookHref}
        {...prices}
        ratesHref={`${page.href}/rates-and-offers`}
        tours={stay.tourHref !== null}
        money={money}
      />
      <PlaceMap
        map={content.map}
        gettingThere={stay.gettingThere}
        heading="Getting here"
        path={content.canonicalPath}
        travelHref={`${page.href}/travel-info`}
      />
      <Expectations stay={stay} path={path} />
      <Questions
        id="needs"
        heading="Before you book"
        lead="Children, steps, diets and health, plainly."
        questions={needsQuestions(stay.needs)}
        flush
      />
      <Neighbours heading={`Elsewhere at ${page.shortName}`} {...around} />
    </>
  );
}
