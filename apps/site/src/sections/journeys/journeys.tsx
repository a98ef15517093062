import { isLinkable } from '@sundowner/brand';
import type { JourneyCard } from '../../content/model/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Label } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './journeys.module.css';

interface JourneysProps {
  readonly heading: string;
  readonly lead: string;
  readonly journeys: readonly JourneyCard[];
}

const allJourneys = '/curated-journeys';

/** "1 night", "4 nights". */
function nightsInWords(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** Journeys as cards, each with its stops on a dotted route. */
export function Journeys({ heading, lead, journeys }: JourneysProps) {
  if (journeys.length === 0) return null;
  return (
    <Band id="journeys" aria-labelledby="journeys-heading">
      <SectionHead id="journeys-heading" heading={heading} lead={lead} />
      <ul className={styles.journeys}>
        {journeys.map((journey) => (
          <li key={journey.title} className={styles.item}>
            <Card journey={journey} />
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

function Card({ journey }: { readonly journey: JourneyCard }) {
  const linked = isLinkable(journey.href);
  return (
    <article className={classNames(styles.card, linked && styles.linked)}>
      <Picture
        picture={journey.picture}
        alt=""
        sizes="(min-width: 833px) 31vw, 94vw"
        className={styles.picture}
      />
      <div className={styles.body}>
        <Label>{nightsInWords(journey.nights)}</Label>
        <h3 className={styles.title}>
          {linked ? <a href={journey.href}>{journey.title}</a> : journey.title}
        </h3>
        <ol className={styles.route}>
          {journey.stops.map((stop) => (
            <li key={stop.name} className={styles.stop}>
              <span className={styles.place}>{stop.name}</span> <span>{nightsInWords(stop.nights)}</span>
            </li>
          ))}
        </ol>
        <p className={styles.season}>
          {journey.season}
          {linked && <ArrowIcon className={styles.arrow} />}
        </p>
      </div>
    </article>
  );
}
