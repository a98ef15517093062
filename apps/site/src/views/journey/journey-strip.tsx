import { nightsInWords } from '../../sections/journeys/journey-words.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './journey-view.module.css';
import type { StopWithPlate } from './plates-of-stops.ts';

/** `sizes` of a plate of the strip; the layout preloads the first with it. */
export const stripSizes = '(min-width: 833px) 44vw, 62vw';

/** More nights than the styles know widths for. */
const mostNights = 7;

/** The stops of a journey as plates whose widths are their nights, to scale; on a phone they are pulled sideways. */
export function JourneyStrip({ stops }: { readonly stops: readonly StopWithPlate[] }) {
  const shown = stops.filter(({ picture }) => picture !== null);
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <ol className={styles.strip} tabIndex={0} aria-label="Stops" data-whole="">
      {stops.map(({ name, nights, picture }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may come twice
          key={place}
          className={styles.stop}
          data-nights={Math.min(nights, mostNights)}
        >
          {picture && (
            <Picture picture={picture} sizes={stripSizes} priority={place === 0} className={styles.plate} />
          )}
          <p className={styles.name}>{name}</p>
          <p className={styles.nights}>{nightsInWords(nights)}</p>
        </li>
      ))}
    </ol>
  );
}
