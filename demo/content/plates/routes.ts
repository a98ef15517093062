import { type Plate, plate } from './plate.ts';

/** Places along the longer journeys. */
export const routes = {
  winelands: plate(
    'Vine rows run to a white homestead under the Stellenbosch mountains',
    'Late light over Stellenbosch',
    '33°56′S 18°52′E',
    60,
    58,
  ),
  'victoria-falls': plate(
    'The Zambezi pours over a long basalt lip, a rainbow in the spray',
    'Victoria Falls',
    '17°55′S 25°51′E',
    52,
    52,
  ),
  rail: plate(
    'A steam train crosses a stone viaduct below a mountain range',
    'The slow way south',
    '33°14′S 20°35′E',
    55,
    52,
  ),
  beach: plate(
    'A dhow under sail on turquoise water, palms on the shore',
    'Dhow off Vilanculos',
    '22°00′S 35°19′E',
    52,
    55,
  ),
  namib: plate(
    'A red dune with a knife-edge crest, a bare tree at its foot',
    'The dunes at Sossusvlei',
    '24°44′S 15°17′E',
    40,
    50,
  ),
  'zambia-camp': plate(
    'Light canvas tents beneath tall trees beside a river at dusk, walkers coming home',
    'Under canvas, by the river',
    null,
    58,
    64,
  ),
  'mozambique-island': plate(
    'A palm island ringed by white sand and reef, seen from the air, a dhow on the blue beside it',
    'An island, from the air',
    '21°53′S 35°26′E',
    56,
    50,
  ),
  'cape-street': plate(
    'Coloured flat-fronted houses step up a cobbled street below Table Mountain',
    'A street above the city',
    '33°55′S 18°25′E',
    50,
    58,
  ),
  'boat-safari': plate(
    'A canopied river boat drifts past elephants on the far bank, a fish eagle overhead',
    'By water',
    '17°48′S 25°09′E',
    60,
    60,
  ),
  zambezi: plate(
    'Two people paddle a canoe on the Zambezi at sundown, palms in front',
    'Above the Falls',
    '17°49′S 25°39′E',
    55,
    60,
  ),
  'cape-town': plate(
    'Table Mountain wears its cloth of cloud above the city and the bay',
    'The tablecloth laid',
    '33°57′S 18°24′E',
    45,
    54,
  ),
} as const satisfies Record<string, Plate>;
