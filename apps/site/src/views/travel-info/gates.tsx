import type { GettingThere } from '../../content/fields/place.ts';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Coordinates, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './gates.module.css';
import { gatesByName, hourOf } from './gates-by-name.ts';

/** A gate's place on a map anybody can open. */
const mapOf = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;

/** Which gate is open when, each as a bar on the day, with its hours in words. */
export function Gates({ gateHours }: Pick<GettingThere, 'gateHours'>) {
  const gates = gatesByName(gateHours);
  if (gates.length === 0) return null;
  return (
    <Band ground="low" id="gates" aria-labelledby="gates-heading">
      <SectionHead
        id="gates-heading"
        heading="When the gates are open"
        lead="Nobody drives after dark. If you are running late, call, and we will tell the gate."
      />
      <ul className={styles.gates}>
        {gates.map(({ name, printed, place, hours }) => (
          <li key={name} className={styles.gate}>
            <div>
              <h3 className={styles.name}>{name}</h3>
              {printed && <Coordinates>{printed}</Coordinates>}
              {place && (
                <p className={styles.map}>
                  <a href={mapOf(place)} target="_blank" rel="noopener">
                    On a map<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                  </a>
                </p>
              )}
            </div>
            <ul className={styles.hours}>
              {hours.map(({ months, opens, closes }) => (
                <li key={`${months} ${opens}`} className={styles.hour}>
                  <span>{months || 'All year'}</span>
                  <OpenBar opens={opens} closes={closes} />
                  <b className={styles.times}>
                    {opens} to {closes}
                  </b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The open part of a day of twenty-four hours. */
function OpenBar({ opens, closes }: { readonly opens: string; readonly closes: string }) {
  const [from, to] = [hourOf(opens), hourOf(closes)];
  if (from === null || to === null || to <= from) return <span />;
  return (
    <svg className={styles.bar} viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.day} width="240" height="10" />
      <rect className={styles.open} x={from * 10} width={(to - from) * 10} height="10" />
      {[6, 12, 18].map((hour) => (
        <path key={hour} className={styles.mark} d={`M${hour * 10} 0v10`} />
      ))}
    </svg>
  );
}
