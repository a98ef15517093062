import { isLinkable } from '@sundowner/brand';
import type { PackageCard } from '../../content/journey/journey.ts';
import { classNames } from '../../ui/class-names.ts';
import { JourneyCard } from '../../ui/journey-card/journey-card.tsx';
import { nightsInWords, priceInWords } from '../journeys/journey-words.ts';
import styles from './journey-list.module.css';

interface JourneyCardsProps {
  readonly journeys: readonly PackageCard[];
  /** A phone shows two: a link beside them leads to the others. */
  readonly fewOnPhones?: boolean;
  /** The first of them is what the page is judged by; the layout preloads its picture with `journeyCardSizes`. */
  readonly firstAhead?: boolean;
}

/** `sizes` of a card's plate. */
export const journeyCardSizes = '(min-width: 1121px) 31vw, (min-width: 833px) 46vw, 94vw';

/** Journeys as cards: nights, name, stops, price and season. */
export function JourneyCards({ journeys, fewOnPhones = false, firstAhead = false }: JourneyCardsProps) {
  return (
    <ul className={classNames(styles.journeys, fewOnPhones && styles.few)}>
      {journeys.flatMap((journey, place) => {
        const { href, title, nights, stops, season, picture, comingSoon } = journey;
        if (!picture) return [];
        return (
          <li key={href} className={styles.item}>
            <JourneyCard
              label={comingSoon ? `${nightsInWords(nights)}, not bookable yet` : nightsInWords(nights)}
              title={title}
              href={isLinkable(href) ? href : null}
              stops={stops.map((stop) => ({ name: stop.name, detail: nightsInWords(stop.nights) }))}
              note={[priceInWords(journey), season].filter(Boolean).join(', ')}
              picture={picture}
              sizes={journeyCardSizes}
              priority={firstAhead && place === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
