import type { LatitudeLongitude } from '../../content/fields/common.ts';
import type { GettingThere } from '../../content/fields/place.ts';

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
