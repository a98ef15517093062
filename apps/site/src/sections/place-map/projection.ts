import type { LatitudeLongitude } from '../../content/fields/common.ts';
import type { Point } from '../../ui/map/geometry.ts';
import { pinsApart } from '../../ui/map/pins-apart.ts';

/** A place on the drawing: where it lies, and where its number stands. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly markX: number;
  readonly markY: number;
}

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Units of the drawing to a kilometre. */
  readonly perKilometre: number;
  readonly places: readonly Placed[];
  /** Where a place as [longitude, latitude] falls on the drawing, or beside it. */
  readonly point: (place: readonly [longitude: number, latitude: number]) => readonly [x: number, y: number];
  /** Lines of the grid, with their degrees. */
  readonly meridians: readonly Line[];
  readonly parallels: readonly Line[];
}

interface Line {
  readonly at: number;
  readonly label: string;
}

const width = 760;
const height = 600;
const margin = 84;
/** Two numbers never stand nearer than this. */
const apart = 37;
const kilometresToDegree = 111.32;

/**
 * A local map, drawn to scale from the places themselves: north is up, and a kilometre is the same both ways.
 *
 * @param kept which place has its number where it lies, whatever lies beside it
 * @param more how much farther from that one than from one another the others stand
 */
export function groundOf(
  coordinates: readonly LatitudeLongitude[],
  kept: number | null = null,
  more = 0,
): Ground {
  const latitudes = coordinates.map(({ latitude }) => latitude);
  const longitudes = coordinates.map(({ longitude }) => longitude);
  const middle = { latitude: centre(latitudes), longitude: centre(longitudes) };
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  // A single place still shows some of its surroundings: two kilometres at least.
  const broad = Math.max(spread(longitudes) * shrink * kilometresToDegree, 2);
  const tall = Math.max(spread(latitudes) * kilometresToDegree, 2);
  const perKilometre = Math.min((width - 2 * margin) / broad, (height - 2 * margin) / tall);
  const perDegree = perKilometre * kilometresToDegree;
  const x = (longitude: number) => width / 2 + (longitude - middle.longitude) * shrink * perDegree;
  const y = (latitude: number) => height / 2 - (latitude - middle.latitude) * perDegree;
  const step = stepFor(width / (perDegree * shrink));
  return {
    width,
    height,
    perKilometre,
    point: ([longitude, latitude]) => [round(x(longitude)), round(y(latitude))],
    places: spreadMarks(
      coordinates.map((each) => [x(each.longitude), y(each.latitude)] as const),
      kept,
      more,
    ),
    meridians: lines(
      middle.longitude,
      step,
      x,
      width,
      (degree) => `${toWords(degree)} ${degree < 0 ? 'W' : 'E'}`,
    ),
    parallels: lines(
      middle.latitude,
      step,
      y,
      height,
      (degree) => `${toWords(degree)} ${degree < 0 ? 'S' : 'N'}`,
    ),
  };
}

const centre = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Degrees between two lines of the grid, so that about four fit across. */
function stepFor(degreesAcross: number): number {
  const steps = [1, 0.5, 0.25, 0.1, 0.05, 0.025, 0.01, 0.005];
  return steps.find((each) => degreesAcross / each >= 3) ?? 0.0025;
}

/** "24°57′". */
function toWords(degree: number): string {
  const minutes = Math.round(Math.abs(degree) * 60 * 10) / 10;
  const whole = Math.floor(minutes / 60);
  return `${whole}°${String(Math.round((minutes - whole * 60) * 10) / 10).padStart(2, '0')}′`;
}

function lines(
  middle: number,
  step: number,
  at: (degree: number) => number,
  end: number,
  label: (degree: number) => string,
): readonly Line[] {
  const first = Math.round(middle / step);
  return Array.from({ length: 13 }, (_, place) => (first + place - 6) * step)
    .map((degree) => ({ at: round(at(degree)), label: label(degree) }))
    .filter((line) => line.at > 30 && line.at < end - 30);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Numbers that would cover one another are moved apart; the places themselves stay. */
function spreadMarks(points: readonly Point[], kept: number | null, more: number): readonly Placed[] {
  const marks = pinsApart(points, apart, kept, apart + more);
  const inside = (value: number, end: number) => round(Math.min(end - 24, Math.max(24, value)));
  return points.map(([x, y], place) => ({
    x: round(x),
    y: round(y),
    markX: inside(marks[place]?.x ?? x, width),
    markY: inside(marks[place]?.y ?? y, height),
  }));
}
