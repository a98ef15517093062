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
import { Neighbours, type Step } from '../../sections/neighbours/neighbours.tsx';
import { galleryPictures } from '../../sections/plate/gallery-pictures.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { Questions } from '../../sections/questions/questions.tsx';
import { ResidenceHead, residenceHeadSizes } from '../../sections/residence-head/residence-head.tsx';
import { PlaceStatement } from '../../sections/statement/statement.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { ResidenceContent } from './read-residence-page.ts';
import { OtherResidences, Planning, ResidenceSpaces } from './residence-parts.tsx';

/** For a residence at the address of a lodge. */
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
export function residencePreload(residence: Residence) {
  const picture = headOf(residence);
  return picture && { picture, sizes: residenceHeadSizes };
}

const headOf = ({ banner, gallery }: Residence) => banner?.picture ?? gallery[0] ?? null;

/** A residence, let whole, room by room, with the person who arranges the stay. */
export function ResidenceView(props: ResidenceViewProps) {
  const { residence, path, crumbs, region, from, prices, ratesHref, others, steps, dates, money } = props;
  const [first, ...rest] = residence.facts;
  const staff = { label: 'Looks after you', value: residence.looksAfter };
  // Whom it holds, who looks after them, and what else there is to know.
  const facts = [...(first ? [first] : []), staff, ...rest].filter(
    ({ value }, place, all) => value !== '' && all.findIndex((other) => other.value === value) === place,
  );
  const head = headOf(residence);
  const plates = uniquePictures(residence.gallery);
  plates.claim(head, ...others.map(({ banner }) => banner?.picture));
  // Its rooms first: what stands beside the words about them.
  const pictures = plates.unused([
    ...residence.spaces.flatMap(({ picture }) => picture ?? []),
    ...residence.gallery,
  ]);
  return (
    <>
      <ResidenceHead
        crumbs={crumbs}
        label={residence.banner?.subText || region}
        name={residence.name}
        lead={residence.line}
        facts={facts}
        mostFacts={6}
        picture={head}
        strip={<DatesAndGuests {...dates} price={from} money={money} />}
        shown={money.choice}
      />
      <ResidenceSpaces heading="Rooms of the house" spaces={residence.spaces} pictures={pictures} />
      <PlaceStatement
        statement={residence.statement}
        text={residence.statementText}
        facts={[]}
        shown={money.choice}
      />
      <Wrap>
        <Gallery
          label={`Pictures of ${residence.name}`}
          most={2}
          pictures={galleryPictures({
            gallery: residence.spaces.length > 0 ? besideLast(pictures) : pictures,
          })}
        />
      </Wrap>
      <Planning
        heading={residence.enquireHeading || 'Leave the planning to us'}
        lead={residence.enquireWords}
        concierge={residence.concierge}
        points={residence.planning}
        included={residence.included}
      />
      <DatesBand
        path={path}
        {...prices}
        ratesHref={isLinkable(ratesHref) ? ratesHref : '/rates'}
        tours={residence.tourHref !== null}
        money={money}
      />
      <AmenityColumns
        amenities={residence.amenities}
        tag={residence.accommodationTag || null}
        path={path}
        here="In the house"
      />
      <Questions
        id="what-to-expect"
        heading="Questions and answers"
        aside={
          residence.whatToExpect && (
            <ArrowLink {...dialogLink(`what-to-expect/${residence.whatToExpect}`, path)}>
              What to expect
            </ArrowLink>
          )
        }
        questions={[...residence.questions, ...needsQuestions(residence.needs)]}
        flush
        shown={money.choice}
      />
      <OtherResidences heading="The other houses" residences={others} />
      {steps && <Neighbours heading="Pages of the hotel" places={[]} {...steps} />}
    </>
  );
}

/** The two beside the words about the rooms come last: with them the lightbox has every picture of the residence. */
const besideLast = (pictures: readonly Picture[]) =>
  pictures.length > 3 ? [...pictures.slice(2), ...pictures.slice(0, 2)] : pictures.slice(2);
