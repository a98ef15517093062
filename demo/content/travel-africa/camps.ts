import type { TravelAfricaProperty } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { gallery, plate } from '../references.ts';

type Camp = Authored<TravelAfricaProperty>;

const camp = (
  propertyName: string,
  propertyLocation: string,
  description: string,
  [latitude, longitude]: readonly [number, number],
  [picture, ...others]: readonly [PlateId, ...PlateId[]],
  facts: readonly (readonly [string, string])[],
): Camp => ({
  propertyName,
  propertyLocation,
  description,
  backgroundImage: plate(picture),
  facts: facts.map(([label, value]) => ({ label, value })),
  gallery: gallery(picture, ...others),
  link: '/enquire/travel-africa',
  latitude,
  longitude,
});

/** Camps and lodges of others that journeys stop at; every name is invented. */
export const camps: readonly Camp[] = [
  camp(
    'Milkwood House',
    'Hermanus, South Africa',
    'Seven rooms above the old harbour. The cliff path begins at the gate, and from September the whales are between the gate and the horizon. The cook was a harbour pilot’s daughter and buys from the boats.',
    [-34.42, 19.24],
    ['camp-hermanus', 'journey-big-five-to-fair-cape'],
    [
      ['Rooms', 'Seven'],
      ['Best', 'September and October, for whales'],
    ],
  ),
  camp(
    'Paternoster Rooms',
    'West Coast, South Africa',
    'A fisherman’s white house and its neighbours, under two hours north of Cape Town. Crayfish in season, wild flowers in August, and wind that has opinions.',
    [-32.81, 17.89],
    ['camp-paternoster'],
    [
      ['Rooms', 'Five'],
      ['Best', 'August and September, for flowers'],
    ],
  ),
  camp(
    'Camelthorn Lodge',
    'Sossusvlei, Namibia',
    'Ten rooms of stone and canvas on the edge of the sand sea, each with a second bed on the roof. It has its own gate into the park, so that you are on a ridge while one side of the dune is still blue.',
    [-24.73, 15.34],
    ['camp-sossusvlei', 'namib'],
    [
      ['Rooms', 'Ten'],
      ['From the park gate', 'Six minutes'],
    ],
  ),
  camp(
    'Fogline Camp',
    'Skeleton Coast, Namibia',
    'Eight tents where a dry river meets the Atlantic. Cold fog until ten, brown hyena tracks on the beach, a wreck, and nobody for a hundred kilometres in any direction.',
    [-18.45, 12.01],
    ['camp-fogline', 'namibia-skeleton-coast'],
    [
      ['Tents', 'Eight'],
      ['Reached', 'By light aircraft, three times a week'],
    ],
  ),
  camp(
    'Omuramba Camp',
    'Etosha, Namibia',
    'On a private reserve against the southern fence, with a waterhole that fills from a borehole and empties into elephants. Drives go in at the quiet gate.',
    [-19.18, 15.92],
    ['camp-etosha'],
    [
      ['Rooms', 'Nine'],
      ['Best', 'July to October'],
    ],
  ),
  camp(
    'Reedbuck Island Camp',
    'Okavango Delta, Botswana',
    'Six tents on an island that is an island all year. Boats, mokoros and birds; very few engines. We often book it with a dry camp.',
    [-19.39, 22.76],
    ['camp-reedbuck', 'okavango'],
    [
      ['Tents', 'Six'],
      ['From Maun', '25 minutes by light aircraft'],
    ],
  ),
  camp(
    'Leadwood Camp',
    'Chief’s Island, Botswana',
    'The dry camp: eight tents on ground that does not flood, with wild dog, lion and a pan that fills in April. Night drives are allowed, since it is a concession and not the park.',
    [-19.25, 22.93],
    ['camp-leadwood'],
    [
      ['Tents', 'Eight'],
      ['Night drives', 'Yes'],
    ],
  ),
  camp(
    'Riverbend Lodge',
    'Chobe River, Botswana',
    'Twelve rooms in a line along the bank, each with a chair facing Namibia. Boats are kept to six guests with a swivel seat and a bean bag for whoever has the long lens.',
    [-17.82, 25.12],
    ['camp-riverbend', 'chobe'],
    [
      ['Rooms', 'Twelve'],
      ['Boats', 'Six guests at most'],
    ],
  ),
  camp(
    'The Old Customs House',
    'Victoria Falls, Zimbabwe',
    'Sixteen rooms in a garden with warthogs, twelve minutes on foot from the rainforest gate. You hear the Falls from the pool from February to July.',
    [-17.92, 25.84],
    ['camp-customs-house', 'victoria-falls'],
    [
      ['Rooms', 'Sixteen'],
      ['To the Falls', '12 minutes on foot'],
    ],
  ),
  camp(
    'Winterthorn Camp',
    'Mana Pools, Zimbabwe',
    'Six tents beneath winterthorns, which drop their pods before the rains; elephants stand on two legs to reach them. Canoes go out at six. Walking here is with guides whom other guides admire.',
    [-15.72, 29.36],
    ['camp-winterthorn', 'zimbabwe-mana'],
    [
      ['Tents', 'Six'],
      ['Open', 'April to November'],
    ],
  ),
  camp(
    'Station Plains Camp',
    'Hwange, Zimbabwe',
    'Seven tents on a grassland like East Africa’s, with a train that stops if you have told the driver. The village next door owns a third of it.',
    [-19.11, 27.55],
    ['camp-station-plains'],
    [
      ['Tents', 'Seven'],
      ['Best', 'August to October'],
    ],
  ),
  camp(
    'Sausage Tree Steps',
    'Above the Falls, Zambia',
    'Five houses without a front wall, twenty kilometres above the Falls. Breakfast is rowed to an island. From late August you can go right to the edge of the Falls.',
    [-17.81, 25.68],
    ['camp-sausage-tree', 'zambezi'],
    [
      ['Houses', 'Five'],
      ['To the Falls', '25 minutes by road'],
    ],
  ),
  camp(
    'Lagoon Bushcamp',
    'South Luangwa, Zambia',
    'Four huts of grass, built again every May and taken down every November, before the river comes. You walk here from the last camp and on to the next, with a scout, a guide and a man who carries the tea.',
    [-13.1, 31.78],
    ['camp-luangwa', 'zambia-camp'],
    [
      ['Huts', 'Four'],
      ['Open', 'June to October'],
    ],
  ),
  camp(
    'Two Rivers Camp',
    'Lower Zambezi, Zambia',
    'Nine tents where one river joins another. Canoe past hippos; catch tigerfish and let them go.',
    [-15.7, 29.33],
    ['camp-two-rivers'],
    [
      ['Tents', 'Nine'],
      ['Open', 'April to mid-November'],
    ],
  ),
];
