import type { Picture } from '../../content/fields/picture.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { priceInWords } from '../../sections/journeys/journey-words.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { daysAtStops } from '../../sections/route-map/route-on-map.ts';
import { Testimonials } from '../../sections/testimonials/testimonials.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { JourneyDays } from './journey-days.tsx';
import { JourneyPlanner } from './journey-planner.tsx';
import { JourneyPrice } from './journey-price.tsx';
import { JourneyStrip, stripSizes } from './journey-strip.tsx';
import styles from './journey-view.module.css';
import { strip } from './plates-of-stops.ts';
import type { JourneyPage } from './read-journey-page.ts';

/** The picture the layout preloads for this page: the first of its strip. */
export function journeyPreload({ journey }: JourneyPage) {
  const picture = strip(journey)[0]?.picture;
  return picture ? { picture, sizes: stripSizes } : null;
}

/** A journey: a plate for each stop, its days beside the map of its route, what it costs, and who planned it (CNT-17). */
export function JourneyView({ journey, others, crumbs }: JourneyPage) {
  const { title, href, kind, lead, line, season, facts, budget, testimonials, questions } = journey;
  const plates = uniquePictures<Picture>([]);
  const stops = strip(journey);
  plates.keep(...stops.map(({ picture }) => picture));
  const days = daysAtStops(journey.days, journey.stops).map((placed) => ({
    ...placed,
    picture: plates.own(placed.day.picture),
  }));
  const pictures = plates.fresh(journey.gallery);
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
            ['Price', priceInWords(journey)],
            ['Nights', `${journey.nights}, in ${placesInWords(journey.stops)}`],
            ['Season', season],
            ['Budget per person', budget],
            ...facts.map(({ label, value }) => [label, value] as const),
          ].flatMap(([name, value]) => (name && value ? [{ name, value }] : []))}
        />
      </Wrap>
      <JourneyDays stops={journey.stops} days={days} />
      <JourneyPrice journey={journey} what={what} />
      {pictures.length > 0 && (
        <Wrap className={styles.pictures}>
          <Gallery
            label={`Pictures of ${title}`}
            most={1}
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
        places={others.map((each) => ({
          name: each.title,
          line: each.line,
          href: each.href,
          picture: each.picture,
        }))}
      />
    </>
  );
}

const placesInWords = (stops: readonly unknown[]) =>
  stops.length === 1 ? '1 place' : `${stops.length} places`;
