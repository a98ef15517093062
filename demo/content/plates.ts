/** A picture of `demo/art` with the words and the focal point it is uploaded with. */
export interface Plate {
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string;
  /** Title of the plate, shown under a hero. */
  readonly title: string;
  /** Degrees and minutes of the place it shows, or `null` where it shows no one place. */
  readonly coordinates: string | null;
  /** Focal point in percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number };
}

const plate = (alt: string, title: string, coordinates: string | null, x: number, y: number): Plate => ({
  alt,
  title,
  coordinates,
  focus: { x, y },
});

const places = {
  'home-dusk': plate(
    'Elephants cross a darkening plain below a low sun, a tall umbrella thorn in front',
    'Dusk on the plains',
    '24°57′S 31°31′E',
    62,
    60,
  ),
  'lion-sands': plate(
    'The Sabie River at amber dusk, wooded islands in the stream and a great fig on the right bank',
    'The Sabie at Lion Sands',
    '24°57′S 31°31′E',
    55,
    58,
  ),
  'lodge-river': plate(
    'A thatched lodge and timber decks standing on poles in a wide amber river',
    'River Lodge, on the Sabie',
    '24°57′S 31°30′E',
    62,
    60,
  ),
  'treehouse-night': plate(
    'A lamplit treehouse on a timber tower, the Milky Way rising behind a bare tree',
    'A treehouse under the Milky Way',
    '24°56′S 31°31′E',
    68,
    55,
  ),
  'treehouse-tinyeleti': plate(
    'A deck on poles over the river beneath a curved, ribbed canopy, its lamps lit at dusk',
    'Tinyeleti Treehouse',
    '24°58′S 31°30′E',
    64,
    58,
  ),
  monwana: plate(
    'Two giraffe stand by a waterhole on a rose-coloured dawn',
    'Rose dawn, Thornybush',
    '24°26′S 31°10′E',
    63,
    60,
  ),
  'lodge-monwana': plate(
    'A low lodge with tilted roofs above a waterhole where elephants have come to drink',
    'Monwana, above the waterhole',
    '24°26′S 31°10′E',
    60,
    58,
  ),
  marataba: plate(
    'Four elephants walk across gold grass below the ochre cliffs of the Waterberg',
    'The Waterberg at Marataba',
    '24°20′S 27°28′E',
    62,
    58,
  ),
  'lodge-marataba': plate(
    'Canvas suites with stone chimneys on the plain under the Waterberg cliffs',
    'Safari Lodge, Marataba',
    '24°20′S 27°29′E',
    60,
    60,
  ),
  'cape-cadogan': plate(
    'A white Georgian house with green shutters and bougainvillea, Table Mountain behind it',
    'Cape Cadogan, in Gardens',
    '33°56′S 18°25′E',
    58,
    56,
  ),
  'room-cape': plate(
    'A quiet room with louvred shutters open to the mountain and the bay',
    'A room at Cape Cadogan',
    '33°56′S 18°25′E',
    40,
    46,
  ),
} as const satisfies Record<string, Plate>;

const days = {
  'game-drive': plate(
    'An open safari vehicle crosses the skyline in front of the rising sun',
    'Out before the heat',
    null,
    58,
    62,
  ),
  'wine-table': plate(
    'A bottle of red wine and two filled glasses on a table above the vines',
    'A table in the vines',
    '33°56′S 18°52′E',
    34,
    60,
  ),
  'wine-cellar': plate(
    'Two people taste by candlelight at a table between rows of barrels in a vaulted cellar',
    'Below the homestead',
    '33°56′S 18°56′E',
    50,
    58,
  ),
  'children-track': plate(
    'Two children crouch with a guide over lion tracks in the sand',
    'Reading the sand',
    null,
    55,
    70,
  ),
  planting: plate('Three people set out young trees beside a baobab', 'Planting season', null, 52, 66),
  boma: plate(
    'Long tables, strings of lamps and a fire inside a reed boma at night',
    'Dinner in the boma',
    null,
    50,
    70,
  ),
  elephants: plate(
    'A family of elephants walks in line before a large setting sun',
    'The long walk home',
    null,
    50,
    62,
  ),
  photography: plate(
    'A photographer bends to a long lens on a tripod as elephants cross a bright plain',
    'Waiting for the light',
    null,
    55,
    62,
  ),
  'walking-safari': plate(
    'A guide leads four walkers in single file across open bush at sunrise',
    'On foot',
    '24°20′S 27°28′E',
    58,
    66,
  ),
  'birding-hide': plate(
    'Two people in a timber hide watch a heron and a kingfisher through a long slot of light',
    'From the hide',
    null,
    60,
    45,
  ),
  stargazing: plate(
    'A guide and two guests at a telescope under the Milky Way, lanterns on the ground',
    'The southern sky',
    null,
    60,
    58,
  ),
  'dog-handler': plate(
    'A handler and her tracking dog cross the veld at first light, two rhino far behind',
    'On patrol',
    null,
    58,
    64,
  ),
  'fireside-cooking': plate(
    'One cook stirs a three-legged pot over coals while another brings a tray, under evening trees',
    'Cooking by the fire',
    null,
    52,
    66,
  ),
  'first-rain': plate(
    'Elephants walk a greening plain under a shower, the end of a rainbow behind them',
    'First rain',
    null,
    55,
    62,
  ),
  storm: plate(
    'A thunderhead and one fork of lightning over a gold plain with a single thorn tree',
    'The rains arrive',
    null,
    50,
    50,
  ),
  'lodge-dusk': plate(
    'Lodge pavilions lit at dusk beyond still water',
    'Lamps lit at the lodge',
    null,
    60,
    58,
  ),
  residence: plate(
    'Two sling chairs stand side by side at the edge of a long pool above a river',
    'A residence above the river',
    null,
    45,
    62,
  ),
} as const satisfies Record<string, Plate>;

const routes = {
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
} as const satisfies Record<string, Plate>;

const portrait = (alt: string, title: string) => plate(alt, title, null, 50, 42);

const portraits = {
  'portrait-head-wrap': portrait(
    'Thandeka Mabuza, drawn in planes of light: a printed head wrap and hoop earrings',
    'Thandeka Mabuza',
  ),
  'portrait-wide-hat': portrait(
    'Sipho Nkuna, drawn in planes of light: a wide hat and a khaki shirt',
    'Sipho Nkuna',
  ),
  'portrait-bun': portrait(
    'Nomsa Khoza, drawn in planes of light: her hair in a bun, a green jacket',
    'Nomsa Khoza',
  ),
  'portrait-blazer': portrait(
    'Anwar Petersen, drawn in planes of light: a short beard and a blue blazer',
    'Anwar Petersen',
  ),
  'portrait-red-glasses': portrait(
    'Elize Basson, drawn in planes of light: a dark bob and red-framed glasses',
    'Elize Basson',
  ),
  'portrait-round-glasses': portrait(
    'Hendrik Louw, drawn in planes of light: a white beard and round glasses',
    'Hendrik Louw',
  ),
} as const satisfies Record<string, Plate>;

/** Every picture of the demonstration; the key is the file's name in `demo/art`, without `.webp`. */
export const plates = { ...places, ...days, ...routes, ...portraits };

export type PlateId = keyof typeof plates;
