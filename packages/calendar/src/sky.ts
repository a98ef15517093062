/**
 * Where sun and moon stand, to the minute and to the hundredth: the short series of Jean Meeus, Astronomical Algorithms, chapters 15, 25
 * and 47, which need no table and no network.
 */

interface PlaceOnEarth {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
}

const dayMs = 86_400_000;
const turn = 2 * Math.PI;
const rad = Math.PI / 180;
/** Of the earth's axis. */
const tilt = 23.4397 * rad;
/** Height of the sun's middle when its upper rim is on the horizon, with what the air bends. */
const atSetting = -0.833 * rad;

/** Days since noon of 1 January 2000, UTC. */
const daysSince2000 = (at: number): number => at / dayMs - 10_957.5;

/** Where the sun stands on its yearly way, and how far along the year the earth is; radians. */
function sunOn(days: number) {
  const anomaly = (357.5291 + 0.98560028 * days) * rad;
  const centre =
    (1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly)) * rad;
  return { anomaly, longitude: anomaly + centre + 102.9372 * rad + Math.PI };
}

/**
 * When the sun sets.
 *
 * @param noon about the middle of the day there, milliseconds since 1970
 * @returns milliseconds since 1970; `null` where it does not set on that day
 */
export function sunsetAfter(noon: number, { latitude, longitude }: PlaceOnEarth): number | null {
  const west = -longitude * rad;
  const cycle = Math.round(daysSince2000(noon) - 0.0009 - west / turn);
  const transit = (hourAngle: number) => 0.0009 + (hourAngle + west) / turn + cycle;
  const { anomaly, longitude: sun } = sunOn(transit(0));
  const declination = Math.asin(Math.sin(sun) * Math.sin(tilt));
  const north = latitude * rad;
  const cosine =
    (Math.sin(atSetting) - Math.sin(north) * Math.sin(declination)) /
    (Math.cos(north) * Math.cos(declination));
  if (Math.abs(cosine) > 1) return null;
  const days = transit(Math.acos(cosine)) + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * sun);
  return (days + 10_957.5) * dayMs;
}

/** How much of the moon is lit, 0 to 1, and whether that grows. @param at milliseconds since 1970 */
export function moonAt(at: number): { readonly lit: number; readonly waxes: boolean } {
  const days = daysSince2000(at);
  const mean = (218.316 + 13.176396 * days) * rad;
  const anomaly = (134.963 + 13.064993 * days) * rad;
  const fromNode = (93.272 + 13.22935 * days) * rad;
  const longitude = mean + 6.289 * rad * Math.sin(anomaly);
  const latitude = 5.128 * rad * Math.sin(fromNode);
  const ahead = longitude - sunOn(days).longitude;
  return {
    lit: (1 - Math.cos(latitude) * Math.cos(ahead)) / 2,
    waxes: Math.sin(ahead) > 0,
  };
}
