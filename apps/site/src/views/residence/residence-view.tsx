import type { Picture } from '../../content/fields/picture.ts';
import { needsQuestions } from '../../content/property/questions.ts';
import type { Residence } from '../../content/residence/residence.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { AmenityColumns } from '../../sections/amenity-columns/amenity-columns.tsx';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import type { StripDates } from '../../sections/dates-and-guests/strip-facts.ts';
import { DatesBand } from '../../sections/dates-band/dates-band.tsx';
import { HouseHead, houseHeadSizes } from '../../sections/house-head/house-head.tsx';
import { Neighbours, type Step } from '../../sections/neighbours/neighbours.tsx';
import { galleryPictures } from '../../sections/plate/gallery-pictures.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { Questions } from '../../sections/questions/questions.tsx';
import { PlaceStatement } from '../../sections/statement/statement.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { ResidenceContent } from './read-residence-page.ts';
import { HouseSpaces, OtherHouses, Planning } from './residence-parts.tsx';

/** For a house at the address of a lodge. */
export const sheet = import.meta.sheet;

interface ResidenceViewProps extends ResidenceContent {
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  /** The pages before and after it where it is a page of a hotel. */
  readonly steps: { readonly previous: Step; readonly next: Step } | null;
  readonly dates: StripDates;
  readonly money: PageMoney;
}

/** The picture the layout preloads for this page. */
export function residencePreload(house: Residence) {
  const picture = headOf(house);
  return picture && { picture, sizes: houseHeadSizes };
}

const headOf = ({ banner, gallery }: Residence) => banner?.picture ?? gallery[0] ?? null;

/** A house let whole, room by room, with the person who arranges the stay. */
export function ResidenceView(props: ResidenceViewProps) {
  const { house, path, crumbs, region, from, prices, ratesHref, others, steps, dates, money } = props;
  const [first, ...rest] = house.facts;
  const staff = { label: 'Looks after you', value: house.looksAfter };
  // Whom it holds, who looks after them, and what else there is to know.
  const facts = [...(first ? [first] : []), staff, ...rest].filter(
    ({ value }, place, all) => value !== '' && all.findIndex((other) => other.value === value) === place,
  );
  const head = headOf(house);
  const plates = uniquePictures(house.gallery);
  plates.keep(head, ...others.map(({ banner }) => banner?.picture));
  // Its rooms first: what stands beside the words about them.
  const pictures = plates.fresh([...house.spaces.flatMap(({ picture }) => picture ?? []), ...house.gallery]);
  return (
    <>
      <HouseHead
        crumbs={crumbs}
        label={house.banner?.subText || region}
        name={house.name}
        lead={house.line}
        facts={facts}
        mostFacts={6}
        picture={head}
        strip={<DatesAndGuests {...dates} price={from} money={money} />}
      />
      <HouseSpaces heading="Rooms of the house" spaces={house.spaces} pictures={pictures} />
      <PlaceStatement statement={house.statement} text={house.statementText} facts={[]} />
      <Wrap>
        <Gallery
          label={`Pictures of ${house.name}`}
          most={2}
          pictures={galleryPictures({ gallery: house.spaces.length > 0 ? besideLast(pictures) : pictures })}
        />
      </Wrap>
      <Planning
        heading={house.enquireHeading || 'Leave the planning to us'}
        lead={house.enquireWords}
        concierge={house.concierge}
        points={house.planning}
        included={house.included}
      />
      <DatesBand
        path={path}
        {...prices}
        ratesHref={isLinkable(ratesHref) ? ratesHref : '/rates'}
        tours={house.tourHref !== null}
        money={money}
      />
      <AmenityColumns
        amenities={house.amenities}
        tag={house.accommodationTag || null}
        path={path}
        here="In the house"
      />
      <Questions
        id="what-to-expect"
        heading="What to expect"
        aside={
          house.whatToExpect && (
            <ArrowLink {...dialogLink(`what-to-expect/${house.whatToExpect}`, path)}>
              What to wear and bring
            </ArrowLink>
          )
        }
        questions={[...house.questions, ...needsQuestions(house.needs)]}
        flush
      />
      <OtherHouses heading="The other houses" houses={others} />
      {steps && <Neighbours heading="Pages of the hotel" places={[]} {...steps} />}
    </>
  );
}

/** The two beside the words about the rooms come last: with them the lightbox has every picture of the house. */
const besideLast = (pictures: readonly Picture[]) =>
  pictures.length > 3 ? [...pictures.slice(2), ...pictures.slice(0, 2)] : pictures.slice(2);
