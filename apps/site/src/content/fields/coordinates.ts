import { type LatitudeLongitude, latitudeLongitude } from './common.ts';

const pattern = /^(\d{1,2})°(?:(\d{1,2})′)?\s*([NS])[\s,]+(\d{1,3})°(?:(\d{1,2})′)?\s*([EW])$/;
const decimalPattern = /^(\d{1,2}(?:\.\d+)?)°\s*([NS])[\s,]+(\d{1,3}(?:\.\d+)?)°\s*([EW])$/;

/**
 * A place from its coordinates as they are printed: "24°57′S 31°31′E" or "24.95° S, 31.52° E".
 *
 * @returns `null` for anything else
 */
export function parseCoordinates(printed: string | null): LatitudeLongitude | null {
  const text = printed?.trim() ?? '';
  const minutes = pattern.exec(text);
  if (minutes) {
    const [, latitude, latitudeMinutes = '0', northSouth, longitude, longitudeMinutes = '0', eastWest] =
      minutes;
    return signed(
      Number(latitude) + Number(latitudeMinutes) / 60,
      northSouth,
      Number(longitude) + Number(longitudeMinutes) / 60,
      eastWest,
    );
  }
  const decimal = decimalPattern.exec(text);
  return decimal && signed(Number(decimal[1]), decimal[2], Number(decimal[3]), decimal[4]);
}

function signed(
  latitude: number,
  northSouth: string | undefined,
  longitude: number,
  eastWest: string | undefined,
) {
  return latitudeLongitude(
    northSouth === 'S' ? -latitude : latitude,
    eastWest === 'W' ? -longitude : longitude,
  );
}
