import type { LatitudeLongitude } from '../../content/fields/common.ts';
import type { GettingThere } from '../../content/fields/place.ts';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Coordinates, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './travel-info-view.module.css';

type GateHours = GettingThere['gateHours'][number];

/** A gate with its hours through the year. */
export interface Gate {
  readonly name: string;
  /** As printed: "24.9786° S, 31.4478° E"; empty when the editor gave none. */
  readonly printed: string;
  readonly place: LatitudeLongitude | null;
  readonly hours: readonly Pick<GateHours, 'months' | 'opens' | 'closes'>[];
}

const withPlace = /^(.*?)\s*\((\d{1,2}(?:\.\d+)?)°\s*([NS])[\s,]+(\d{1,3}(?:\.\d+)?)°\s*([EW])\)\s*$/;

function parted(gate: string): Omit<Gate, 'hours'> {
  const [, name = '', latitude = '', northSouth, longitude = '', eastWest] = withPlace.exec(gate) ?? [];
  if (name === '') return { name: gate.trim(), printed: '', place: null };
  return {
    name,
    printed: gate.slice(gate.lastIndexOf('(') + 1).replace(/\)\s*$/, ''),
    place: {
      latitude: northSouth === 'S' ? -Number(latitude) : Number(latitude),
      longitude: eastWest === 'W' ? -Number(longitude) : Number(longitude),
    },
  };
}

/** Rows of hours under the gates they belong to, in the editor's order. Coordinates stand in brackets after one of a gate's names. */
export function gatesByName(rows: readonly GateHours[]): readonly Gate[] {
  const gates = new Map<string, Gate>();
  for (const { gate, months, opens, closes } of rows) {
    const { name, printed, place } = parted(gate);
    const known = gates.get(name) ?? { name, printed, place, hours: [] };
    gates.set(name, {
      name,
      printed: known.printed || printed,
      place: known.place ?? place,
      hours: [...known.hours, { months, opens, closes }],
    });
  }
  return [...gates.values()];
}

/** An hour as a number: "05:30" is 5.5. @returns `null` for anything else */
export function hourOf(printed: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(printed.trim()) ?? [];
  if (hours === undefined) return null;
  const hour = Number(hours) + Number(minutes) / 60;
  return hour <= 24 ? hour : null;
}

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
        lead="Nobody is let in once a gate has closed. If you are running late, call us."
      />
      <ul className={styles.gates}>
        {gates.map(({ name, printed, place, hours }) => (
          <li key={name} className={styles.gate}>
            <div>
              <h3 className={styles.gatesName}>{name}</h3>
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
