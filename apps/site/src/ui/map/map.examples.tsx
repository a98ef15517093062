import type { Example } from '../example.ts';
import { farSouth, IllustratedMap, type MapCountry, type MapPin, southernAfrica } from './map.tsx';

const pins: readonly MapPin[] = [
  { key: 'river', name: 'The river', at: [31.5, -24.95], offset: { x: 40, y: 20 } },
  { key: 'plain', name: 'The plain', at: [31.25, -24.35], offset: { x: 46, y: -18 } },
  { key: 'mountains', name: 'The mountains', at: [27.5, -24.4], offset: { x: -40, y: -24 } },
  { key: 'cape', name: 'The cape', at: [18.41, -33.93] },
];

/** Southern Africa as the demonstration's journeys lead through it. */
const countries: readonly MapCountry[] = [
  { slug: 'south-africa', name: 'South Africa' },
  { slug: 'namibia', name: 'Namibia' },
  { slug: 'botswana', name: 'Botswana' },
  { slug: 'zimbabwe', name: 'Zimbabwe' },
  { slug: 'zambia', name: 'Zambia' },
];

export const examples: readonly Example[] = [
  {
    name: 'four pins, one lit',
    element: (
      <IllustratedMap
        id="pins"
        label="Four places in South Africa"
        bounds={farSouth}
        width={760}
        countries={countries}
        pins={pins}
        active="river"
      />
    ),
  },
  {
    name: 'a country lit',
    element: (
      <IllustratedMap
        id="country"
        label="Southern Africa, Botswana lit"
        bounds={southernAfrica}
        width={900}
        countries={countries}
        litCountry="botswana"
      />
    ),
  },
  {
    name: 'a route by air and by road',
    element: (
      <IllustratedMap
        id="route"
        label="A route with three stops"
        bounds={southernAfrica}
        width={900}
        countries={countries}
        pins={[
          { key: 'one', name: 'First', at: [18.41, -33.93], number: 1 },
          { key: 'two', name: 'Second', at: [31.5, -24.95], number: 2, offset: { x: 30, y: 30 } },
          { key: 'three', name: 'Third', at: [25.86, -17.92], number: 3, offset: { x: 30, y: -20 } },
        ]}
        route={[
          { from: [18.41, -33.93], to: [31.5, -24.95], by: 'air' },
          { from: [31.5, -24.95], to: [25.86, -17.92], by: 'road', bend: -0.2 },
        ]}
      />
    ),
  },
];
