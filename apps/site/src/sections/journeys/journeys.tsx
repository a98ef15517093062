import { isLinkable } from '@sundowner/brand';
import type { JourneyCard as Journey } from '../../content/site/home-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { JourneyCard } from '../../ui/journey-card/journey-card.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import swipe from '../../ui/swipe/swipe.module.css';
import { Band } from '../../ui/wrap/wrap.tsx';
import { nightsInWords } from './journey-words.ts';
import styles from './journeys.module.css';

interface JourneysProps {
  readonly heading: string;
  readonly lead: string;
  readonly journeys: readonly Journey[];
}

const allJourneys = '/curated-journeys';

/** Journeys as cards, each with its stops on a dotted route. */
export function Journeys({ heading, lead, journeys }: JourneysProps) {
  if (journeys.length === 0) return null;
  return (
    <Band id="journeys" aria-labelledby="journeys-heading">
      <SectionHead id="journeys-heading" heading={heading} lead={lead} />
      <ul className={classNames(styles.journeys, swipe.swipe)}>
        {journeys.map((journey) => (
          <li key={journey.title} className={styles.item}>
            <JourneyCard
              label={nightsInWords(journey.nights)}
              title={journey.title}
              href={isLinkable(journey.href) ? journey.href : null}
              stops={journey.stops.map(({ name, nights }) => ({ name, detail: nightsInWords(nights) }))}
              note={journey.season}
              picture={journey.picture}
              sizes="(min-width: 833px) 31vw, 94vw"
            />
          </li>
        ))}
      </ul>
      {isLinkable(allJourneys) && (
        <p className={styles.all}>
          <ArrowLink href={allJourneys}>All curated journeys</ArrowLink>
        </p>
      )}
    </Band>
  );
}
