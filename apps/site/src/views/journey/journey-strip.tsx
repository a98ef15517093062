import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import type { PackagePage, Stop } from '../../content/journey/journey.ts';
import { nightsInWords } from '../../sections/journeys/journey-words.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { daysAtStops } from '../../sections/route-map/route-on-map.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './journey-view.module.css';

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

/** A stop with the plate that stands for it; `null` where all of the journey's are taken. */
interface StopWithPlate extends Stop {
  readonly picture: PictureModel | null;
}

/** The stops of a journey, each with the first plate of its days, or another of the journey's. */
export function strip({
  stops,
  days,
  gallery,
  picture,
}: Pick<PackagePage, 'stops' | 'days' | 'gallery' | 'picture'>): readonly StopWithPlate[] {
  const placed = daysAtStops(days, stops);
  const plates = uniquePictures([...(picture ? [picture] : []), ...gallery]);
  return stops.map((stop, place) => {
    const own = placed.find((each) => each.stop === place && each.day.picture)?.day.picture ?? picture;
    return { ...stop, picture: plates.orAnother(own) };
  });
}
