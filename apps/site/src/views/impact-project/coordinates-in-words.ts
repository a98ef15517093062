import type { LatitudeLongitude } from '../../content/fields/common.ts';

/** A place as it stands under plates: "24°54′S 31°24′E". */
export function coordinatesInWords({ latitude, longitude }: LatitudeLongitude): string {
  return `${degrees(latitude)}${latitude < 0 ? 'S' : 'N'} ${degrees(longitude)}${longitude < 0 ? 'W' : 'E'}`;
}

function degrees(value: number): string {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
