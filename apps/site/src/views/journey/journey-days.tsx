import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import type { Stop } from '../../content/journey/journey.ts';
import { pinOf, RouteMap } from '../../sections/route-map/route-map.tsx';
import type { PlacedDay } from '../../sections/route-map/route-on-map.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './journey-view.module.css';

interface JourneyDaysProps {
  readonly stops: readonly Stop[];
  readonly days: readonly (PlacedDay & { readonly picture: PictureModel | null })[];
}

/** The days of a journey beside the map of its route; the day under the pointer lights its stop and the way there. */
export function JourneyDays({ stops, days }: JourneyDaysProps) {
  if (days.length === 0) return null;
  return (
    <Band flush className={styles.days} aria-labelledby="days-heading">
      <div className={styles.daysSplit} data-by-hand="map">
        <div className={styles.map}>
          <RouteMap stops={stops} days={days} />
        </div>
        <div>
          <h2 id="days-heading" className={styles.daysHeading}>
            Day by day
          </h2>
          <ol>
            {days.map(({ day, stop, arrives, picture }) => (
              <li
                key={`${day.title} ${day.place}`}
                className={styles.day}
                data-lights={stop === null ? '' : pinOf(stop)}
                data-lights-leg={arrives && stop ? stop : undefined}
              >
                <p className={styles.when}>{day.title}</p>
                <div className={styles.daysWords}>
                  <h3 className={styles.place}>{day.place}</h3>
                  <p>{day.text}</p>
                  <dl className={styles.facts}>
                    {day.stay && (
                      <div>
                        <dt>Sleep</dt>
                        <dd>{day.stay}</dd>
                      </div>
                    )}
                    {day.travel && (
                      <div>
                        <dt>Travel</dt>
                        <dd>{day.travel}</dd>
                      </div>
                    )}
                  </dl>
                  {picture && (
                    <Picture
                      picture={picture}
                      sizes="(min-width: 833px) 40vw, 94vw"
                      className={styles.daysPlate}
                    />
                  )}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}
