import type { TravelAfricaDestination } from '../../content/journey/countries.ts';
import type { CollectionMap } from '../../content/property/maps.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { cornersOf, frameFor } from '../../ui/map/frames.ts';
import { type Bounds, coordinatesOf } from '../../ui/map/geometry.ts';
import { IllustratedMap, southernAfrica } from '../../ui/map/map.tsx';
import { atlasCountryOf } from '../../ui/map/own-countries.ts';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './travel-africa-view.module.css';

interface CountriesProps {
  readonly heading: string;
  readonly lead: string;
  readonly countries: readonly TravelAfricaDestination[];
  readonly map: CollectionMap | null;
}

const width = 720;

/** The countries beside their map, which follows the pointer and the focus: the country and its places are lit (CNT-08). */
export function Countries({ heading, lead, countries, map }: CountriesProps) {
  if (countries.length === 0) return null;
  const bounds = boundsOf(countries, map);
  const pins = pinsOn(map);
  return (
    <Band id="countries" aria-labelledby="countries-heading">
      <SectionHead id="countries-heading" heading={heading} lead={lead} />
      <div className={styles.countriesSplit} data-by-hand="map">
        <ol className={styles.countries} data-whole="">
          {countries.map(({ slug, name, href, map: { name: shown, description } }, place) => {
            const words = (
              <>
                <span className={styles.number}>{place + 1}</span>
                <span className={styles.countriesWords}>
                  <b className={styles.countriesName}>{shown}</b>
                  <span className={styles.line}>{description}</span>
                </span>
                {isLinkable(href) && <ArrowIcon className={styles.arrow} />}
              </>
            );
            const lights = pins.filter((pin) => pin.category === name).map(({ key }) => key);
            return (
              <li key={slug} data-lights={lights.join(' ')} data-lights-country={slug}>
                {isLinkable(href) ? (
                  <a className={styles.country} href={href}>
                    {words}
                  </a>
                ) : (
                  <div className={styles.country}>{words}</div>
                )}
              </li>
            );
          })}
        </ol>
        <div className={styles.map}>
          <IllustratedMap
            id="countries-map"
            label={`Map of ${new Intl.ListFormat('en-GB').format(countries.map(({ map: { name } }) => name))}, with places journeys stop at`}
            bounds={bounds}
            width={width}
            countries={countries}
            pins={pins}
          />
        </div>
      </div>
    </Band>
  );
}

const locatedOn = (map: CollectionMap | null) =>
  map?.pins.flatMap(({ coordinates, ...pin }) => (coordinates ? [{ ...pin, coordinates }] : [])) ?? [];

/** Where all of the countries and of the map's places lie. */
function boundsOf(countries: readonly TravelAfricaDestination[], map: CollectionMap | null): Bounds {
  const drawn = countries.flatMap((country) => atlasCountryOf(country) ?? []).map(cornersOf);
  return frameFor(
    [
      ...locatedOn(map).map(({ coordinates }) => coordinatesOf(coordinates)),
      ...drawn.flatMap(({ middle }) => middle),
    ],
    [southernAfrica],
    drawn.flatMap(({ corners }) => corners),
  );
}

/** The places of a map; the pages of the countries tell of each. */
const pinsOn = (map: CollectionMap | null) =>
  locatedOn(map).map(({ name, category, coordinates }, place) => ({
    key: `place-${place + 1}`,
    category,
    name,
    at: coordinatesOf(coordinates),
  }));
