import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import type { Specialist } from '../../content/journey/journey.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { JourneyCost } from '../../sections/journeys/journey-cost.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { daysAtStops } from '../../sections/route-map/route-on-map.ts';
import { Testimonials } from '../../sections/testimonials/testimonials.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { JourneyDays } from './journey-days.tsx';
import { JourneyPrice } from './journey-price.tsx';
import { JourneyStrip, strip, stripSizes } from './journey-strip.tsx';
import styles from './journey-view.module.css';
import type { JourneyPage } from './read-journey-page.ts';

/** The picture the layout preloads for this page: the first of its strip. */
export function journeyPreload({ journey }: JourneyPage) {
  const picture = strip(journey)[0]?.picture;
  return picture ? { picture, sizes: stripSizes } : null;
}

/** A journey: a plate for each stop, its days beside the map of its route, what it costs, and who planned it (CNT-17). */
export function JourneyView({ journey, others, money, crumbs }: JourneyPage) {
  const { title, href, kind, lead, line, season, facts, budget, priceFrom, testimonials, questions } =
    journey;
  const plates = uniquePictures<PictureModel>([]);
  const stops = strip(journey);
  plates.claim(...stops.map(({ picture }) => picture));
  const days = daysAtStops(journey.days, journey.stops).map((placed) => ({
    ...placed,
    picture: plates.orAnother(placed.day.picture),
  }));
  const pictures = plates.unused(journey.gallery);
  const what = kind === 'package' ? 'package' : 'journey';
  return (
    <>
      <PropertyNav path={href} crumbs={crumbs} />
      <Wrap>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.lead} data-whole="">
            <Lead>{lead || line}</Lead>
            <ButtonLink {...dialogLink('travel-africa', href)}>Enquire about this {what}</ButtonLink>
          </div>
        </header>
        <JourneyStrip stops={stops} />
        <Facts
          facts={[
            { name: 'Price', value: priceFrom && <JourneyCost price={priceFrom} shown={money.choice} /> },
            { name: 'Nights', value: `${journey.nights}, in ${placesInWords(journey.stops)}` },
            { name: 'Season', value: season },
            // Beside a price it would say a second thing.
            { name: 'Budget per person', value: priceFrom ? null : budget },
            ...facts.map(({ label, value }) => ({ name: label, value })),
          ].filter(({ name, value }) => name && value)}
        />
      </Wrap>
      <JourneyDays stops={journey.stops} days={days} />
      <JourneyPrice journey={journey} what={what} money={money} />
      {pictures.length > 0 && (
        <Wrap className={styles.pictures}>
          <Gallery
            label={`Pictures of ${title}`}
            pictures={pictures.map((picture) => ({
              picture,
              caption: picture.caption ?? picture.alt,
              coordinates: picture.coordinates,
            }))}
          />
        </Wrap>
      )}
      {journey.specialist && <JourneyPlanner specialist={journey.specialist} path={href} />}
      <Questions id="questions" heading="Questions about this journey" questions={questions} flush />
      <Testimonials heading="From guests who have been" letters={testimonials} />
      <Neighbours
        heading={kind === 'package' ? 'Other packages' : 'Other curated journeys'}
        places={others.map((each) => ({ ...each, name: each.title }))}
      />
    </>
  );
}

const placesInWords = (stops: readonly unknown[]) =>
  stops.length === 1 ? '1 place' : `${stops.length} places`;

interface JourneyPlannerProps {
  readonly specialist: Specialist;
  /** Path of the page. */
  readonly path: string;
}

/** Who planned a journey and answers for it. */
function JourneyPlanner({ specialist, path }: JourneyPlannerProps) {
  const { name, speciality, biography, portrait } = specialist;
  return (
    <Band aria-labelledby="planner-heading">
      <div className={styles.planner}>
        {portrait && <Picture picture={portrait} alt="" sizes="180px" className={styles.portrait} />}
        <div className={styles.about}>
          <h2 id="planner-heading">{name} planned this journey</h2>
          <p className={styles.speciality}>{speciality}</p>
          <p className={styles.biography}>{biography}</p>
          <ArrowLink {...dialogLink('travel-africa', path)}>
            Enquire about another stop or other dates
          </ArrowLink>
        </div>
      </div>
    </Band>
  );
}
