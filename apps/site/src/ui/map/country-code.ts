import { type AtlasCountry, countriesWithin, countryAt } from './atlas.ts';
import { type Coordinates, coordinatesOf, distanceFrom, isInside } from './geometry.ts';

/** Borders of the atlas are drawn, not surveyed: a place so many degrees from one may lie on its other side. */
const unsure = 0.3;

const isNear = ({ edges }: AtlasCountry, place: Coordinates) =>
  edges.some((edge) => distanceFrom(edge, place) <= unsure);

/** The country a place lies in, and others it may lie in. */
function possible(place: Coordinates): readonly AtlasCountry[] {
  const own = countryAt(place);
  if (!own) return [];
  const [longitude, latitude] = place;
  const around = countriesWithin({
    west: longitude - unsure,
    east: longitude + unsure,
    south: latitude - unsure,
    north: latitude + unsure,
  });
  const nearBorder = isNear(own, place);
  const others = around.filter(
    (country) =>
      country !== own &&
      // The border of a country inside another one is an edge of the smaller alone.
      (isNear(country, place) || (nearBorder && country.edges.some((edge) => isInside(edge, place)))),
  );
  return [own, ...others];
}

/**
 * ISO 3166 code of the country a place lies in, "ZM"; `null` where that is not known, or not for certain: so near a border, only the
 * country of the house is taken for granted.
 *
 * @param house code of the country of the house
 */
export function countryCodeAt(
  place: { readonly latitude: number; readonly longitude: number },
  house: string | null,
): string | null {
  const countries = possible(coordinatesOf(place));
  if (countries.length < 2) return countries[0]?.code ?? null;
  return countries.some(({ code }) => code === house) ? house : null;
}
