import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type FileReference, file } from '../../../demo/content/references.ts';
import { bytesOf } from '../../../demo/pdf/committed.ts';
import { type PanoramaName, panoramas } from '../../../demo/plates/panoramas.ts';
import { plateFile } from '../../../demo/plates/plate-file.ts';
import { type PlateId, plates } from '../../../demo/plates/plates.ts';
import type { ToUpload } from '../../../demo/seed/uploads.ts';
import { brand } from './brand.ts';
import { documents } from './documents.ts';

/** The file that is lent, and what it is taken for here. */
type Lent = readonly [from: PlateId, alt: string, title: string];

/** Pictures under names and words of their own; the files are those of the demonstration, so that no bytes are added. */
const lent = {
  'river-canoe': [
    'zambezi',
    'Two people paddle a canoe down a broad river towards a low sun',
    'The Zambezi at six in the evening',
  ],
  'river-mist': [
    'kafue',
    'A fisherman stands in his dugout on flat water, palms in the mist behind him',
    'First light on the channel',
  ],
  'river-boat': [
    'boat-safari',
    'A flat boat under a canopy keeps its distance from elephants on the bank',
    'The afternoon boat',
  ],
  'river-shallows': [
    'chobe',
    'A line of elephants wades along the edge of a wide river in the last light',
    'Crossing to the island',
  ],
  'river-heron': [
    'river-dawn',
    'One heron on a bar of sand, the river pale and still around it',
    'Before the first boat',
  ],
  'hippo-bend': [
    'hippo-pool',
    'Hippos lie close together in a green bend, a fig leaning over them',
    'The bend below Ilala',
  ],
  'ilala-camp': [
    'zambia-camp',
    'Pale tents beneath tall trees, a river behind them, people walking home',
    'Ilala Camp at dusk',
  ],
  'ilala-room': [
    'room-river-luxury',
    'A four-poster under thatch, the wall beside it folded back towards the river',
    'A room at Ilala',
  ],
  'ilala-deck': [
    'room-river-luxury-deck',
    'Two canvas chairs and a pair of binoculars on a deck above the water',
    'A deck at Ilala',
  ],
  'katondo-camp': [
    'camp-winterthorn',
    'A canoe with two people glides past three tents on a wooded bank',
    'Katondo Camp from the water',
  ],
  'katondo-room': [
    'room-river-suite',
    'A sitting room with a lit fire, its deck and daybed towards the river',
    'A room at Katondo',
  ],
  'katondo-night': [
    'camp-two-rivers',
    'Four tents lit from inside along a bank, a fire between them and the moon above',
    'Katondo by night',
  ],
  houseboat: [
    'matlabas-barge',
    'A low boat with a canopy and three people aboard, cliffs behind it',
    'The houseboat Mulonga',
  ],
  'houseboat-deck': [
    'journey-africa-in-style',
    'A small pool and a daybed on a deck over the river, lanterns just lit',
    'The upper deck',
  ],
  'houseboat-cabin': [
    'room-glass',
    'A low bed and an armchair behind glass, the river at dusk all round',
    'A cabin aboard',
  ],
  'ferry-house': [
    'residence',
    'Two sling chairs at the end of a long pool, the river lower down',
    'Ferry House',
  ],
  'ferry-house-room': [
    'residence-fish-eagle-room',
    'A long room with a fire at either end and a table laid for supper',
    'The long room of Ferry House',
  ],
  'ferry-house-bed': [
    'residence-fish-eagle-bedroom',
    'A bedroom by night with one lamp lit, a moon between trees outside',
    'A bedroom of Ferry House',
  ],
  'river-walk': [
    'walking-safari',
    'Five people in single file across open bush as the sun comes up',
    'On foot behind the floodplain',
  ],
  'red-dune': [
    'namib',
    'A red dune with an edge like a blade, a bare tree at its foot',
    'Sand, an hour after sunrise',
  ],
  'granite-camp': [
    'camp-sossusvlei',
    'Three lit rooms of stone and canvas at the foot of a red slope',
    'Granite Camp',
  ],
  'granite-room': [
    'room-mountain',
    'A stone room with its canvas rolled up and a fire lit',
    'A room at Granite Camp',
  ],
  'granite-noon': [
    'room-mountain-noon',
    'A window seat in a thick stone wall, a cliff outside at noon',
    'Noon, indoors',
  ],
  'quiver-camp': [
    'lodge-marataba',
    'Canvas rooms with stone chimneys on a plain below ochre cliffs',
    'Quiver Camp',
  ],
  'quiver-room': [
    'room-tent',
    'A canvas room open to the plain, a bed on one side, two chairs on the other',
    'A room at Quiver Camp',
  ],
  'dry-river-camp': [
    'camp-fogline',
    'Three tents on pale sand, fog hiding whatever lies beyond',
    'Dry River Camp in fog',
  ],
  'dry-river-room': [
    'suite-view',
    'A bed under its net faces a wall that has been opened to the evening',
    'A room at Dry River',
  ],
  'dry-river-walk': [
    'waterberg-walk',
    'Walkers follow one another over yellow grass below cliffs',
    'Up the dry river',
  ],
  'white-pan': [
    'camp-etosha',
    'Elephants whitened by dust drink at the edge of a pan',
    'Water, the only for a day’s walk',
  ],
  'desert-drive': [
    'cliff-vultures',
    'A vehicle on a sand track far below, birds turning over copper cliffs',
    'The road to Granite Camp',
  ],
  balloons: [
    'journey-great-african-escape',
    'Three balloons over red dunes in the first light',
    'Before the wind',
  ],
  'star-bed': [
    'treehouse-kingston',
    'A tower of three open floors with a bed on the roof, dusk around it',
    'The star bed',
  ],
  'star-bed-steps': [
    'kingston-steps',
    'Flights of steel steps lead up a slatted tower to a bed',
    'Up to the bed',
  ],
  'star-bed-bath': [
    'kingston-bath',
    'A bath beside a lantern, high over a dark plain',
    'The bath on the second floor',
  ],
  'night-sky': [
    'stargazing',
    'Three people at a telescope, lanterns on the ground, a bright band of stars',
    'Without the moon',
  ],
  'open-pan': [
    'botswana-pan',
    'Two people walk over a white pan towards a single tree',
    'Two kilometres, by the map',
  ],
  wreck: [
    'namibia-skeleton-coast',
    'A wrecked steamer rusts in the sand where dunes reach the sea',
    'North of the salt works',
  ],
  'fog-beach': ['fog-shore', 'Two people on a beach under a tall dune, gulls over the surf', 'Fog, lifting'],
  'tide-house': [
    'camp-customs-house',
    'A long white house under a red roof, a deep veranda between palms',
    'Tide House',
  ],
  'tide-house-room': [
    'residence-quarters-bedroom',
    'From a white bed through an open door: a brick court with a laid table',
    'A court suite',
  ],
  'tide-house-library': [
    'room-reading',
    'A wing chair, a lamp and a wall of books beside a tall window',
    'The reading room',
  ],
  'tide-house-court': [
    'residence-quarters-court',
    'A court at dusk, one old tree, a laid table and strings of lamps',
    'Supper in the court',
  ],
  'dune-house': [
    'residence-monwana',
    'A low house with a chimney of brick and a pool, the plain pale behind it',
    'Dune House',
  ],
  'dune-house-porch': [
    'residence-monwana-porch',
    'A long porch with a table, a daybed and a rug',
    'The porch of Dune House',
  ],
  'dune-house-hearth': [
    'residence-monwana-hearth',
    'A brick hearth open on two sides, two wing chairs before the fire',
    'The hearth of Dune House',
  ],
  'supper-outside': [
    'boma',
    'Long tables, a fire and strings of lamps inside a round screen of reeds',
    'Supper, all together',
  ],
  'two-at-table': [
    'cliff-table',
    'A couple raise their glasses at a table between two trees',
    'A table for two',
  ],
  bread: [
    'bread-kitchen',
    'A woman in a red apron lifts a round loaf in a lamplit kitchen',
    'Bread at half past four',
  ],
  'children-at-tracks': [
    'children-track',
    'Two children and a guide crouch over prints in the sand',
    'Whose feet',
  ],
  'long-lens': [
    'photography',
    'A photographer bends to a lens on a tripod while elephants go by',
    'Patience',
  ],
  hide: ['birding-hide', 'Two people look out of a long slit in a wooden hide', 'The carmine hide'],
  sundown: [
    'toast-at-sundown',
    'Four friends beside a vehicle lift their glasses to the sun',
    'The reason for the cool box',
  ],
  football: [
    'community',
    'Six children play football on bare ground, the sun huge behind them',
    'After school',
  ],
  school: [
    'project-learning-centre',
    'Two children read under a hanging lamp, a teacher beside them',
    'Homework, with a lamp',
  ],
  pump: [
    'project-pump-house',
    'A brick pump house, a tank on its stand and solar panels',
    'The pump at Chitende',
  ],
  seedlings: ['project-nursery', 'A woman bends over rows of seedlings under a green net', 'The nursery'],
  counting: [
    'project-rhino-count',
    'Two people on a rise, one with field glasses, one with a notebook',
    'A count from the ground',
  ],
  airstrip: [
    'airstrip',
    'A driver beside an open vehicle waits for two people who walk from a small aircraft',
    'Arrivals',
  ],
  bags: ['luggage', 'A soft canvas bag, a hat, boots and field glasses on wooden boards', 'What to bring'],
  planning: [
    'map-table',
    'A man points at a wall map while a woman with a notebook listens',
    'Drawing a route',
  ],
  letters: ['writing-desk', 'A woman writes at a desk by the light of one lamp', 'Answers'],
  films: [
    'open-air-screen',
    'Rows of chairs before a sheet between two poles, a film on it',
    'The cinema at Quiver Camp',
  ],
  'pictures-on-a-wall': [
    'gallery-wall',
    'A woman and a child look along a wall of framed pictures',
    'The corridor of Tide House',
  ],
  lantern: ['lantern-award', 'A lit lantern and a glass on a ledge over the river', 'A prize, of sorts'],
  bus: ['careers-bus', 'Three people with bags go to the open door of a bus on a sandy road', 'The bus home'],
  keys: [
    'house-keys',
    'A green door stands open on a lamplit hall, the key in its lock',
    'The key is in the door',
  ],
  proposal: ['proposal', 'One of two people kneels with a ring on a lamplit deck', 'She said yes'],
  falls: [
    'victoria-falls',
    'A river pours over a long dark lip, a rainbow in its spray',
    'The smoke that thunders',
  ],
  train: ['rail', 'A steam train on a stone viaduct, mountains behind', 'By rail'],
  'plain-dusk': [
    'home-dusk',
    'Elephants cross a plain that is almost dark, one umbrella of a tree in front',
    'The end of the day',
  ],
  map: [
    'map-southern-africa',
    'A map of southern Africa with rivers, reserves and pins',
    'Where it all lies',
  ],
  'portrait-mutinta': [
    'portrait-afro',
    'A woman with a rounded afro and a mustard shirt',
    'Mutinta Hamoonga',
  ],
  'portrait-bwalya': ['portrait-locs', 'A man with locs to his shoulders and a dark shirt', 'Bwalya Chanda'],
  'portrait-chipo': ['portrait-chef', 'A chef in white with a tall hat', 'Chipo Sakala'],
  'portrait-ndapewa': [
    'portrait-braids',
    'A young woman with long braids and round earrings',
    'Ndapewa Shilongo',
  ],
  'portrait-uaka': [
    'portrait-headscarf',
    'A woman with a terracotta scarf on her head and a woven shawl',
    'Uakotokwa Tjiposa',
  ],
  'portrait-gert': ['portrait-moustache', 'A man with a grey moustache, in a dark uniform', 'Gert Isaaks'],
  'portrait-lena': ['portrait-linen', 'A woman with wavy hair and a linen shirt', 'Lena Brandt'],
  'portrait-moses': ['portrait-roll-neck', 'A bald man with square glasses and a roll-neck', 'Moses Lungu'],
} as const satisfies Readonly<Record<string, Lent>>;

export type PictureId = keyof typeof lent;

const nameOf = (id: PictureId): string => `${id}${extname(plateFile(lent[id][0]))}`;

export const picture = (id: PictureId): FileReference => file(nameOf(id));

/** Several pictures, in the order visitors leaf through them. */
export const pictures = (...ids: readonly PictureId[]): readonly FileReference[] => ids.map(picture);

/** The same rows, each with the picture that stands at its place in the list. */
export const illustrated = <Row extends object>(rows: readonly Row[], ...ids: readonly PictureId[]) =>
  rows.map((row, at) => {
    const id = ids[at];
    return { ...row, ...(id ? { image: picture(id) } : {}) };
  });

const bytesAt = (path: string) => readFile(new URL(`../../../demo/plates/${path}`, import.meta.url));

function upload(id: PictureId): ToUpload {
  const [from, alt, title] = lent[id];
  const name = nameOf(id);
  const file = async () => ({
    ...{ name, alt, title, focus: plates[from].focus },
    bytes: await bytesAt(`pictures/${plateFile(from)}`),
  });
  return { key: name, file };
}

/** Views all round, by the panorama that is lent. */
const views = {
  'all-round-the-river.webp': [
    'pano-sabi-sand',
    'All round from a bank at sundown: a river, reeds and elephants',
    'The river, all round',
  ],
  'all-round-the-plain.webp': [
    'pano-thornybush',
    'All round from open grass in the early morning, one vehicle far off',
    'The plain, all round',
  ],
  'all-round-the-shore.webp': [
    'pano-cape-town',
    'All round from a beach: water, a sail, and high ground far away',
    'The shore, all round',
  ],
} as const satisfies Readonly<Record<string, readonly [PanoramaName, string, string]>>;

/** A view all round by its file. */
export const view = (name: keyof typeof views): FileReference => file(name);

const uploadsOfViews = Object.entries(views).map(
  ([name, [from, alt, title]]): ToUpload => ({
    key: name,
    file: async () => ({
      ...{ name, alt, title, focus: panoramas[from].focus },
      bytes: await bytesAt(`panoramas/${from}.webp`),
    }),
  }),
);

/** The film over the houseboat's picture, in both its kinds. */
const uploadsOfFilms = (['mp4', 'webm'] as const).map((kind): ToUpload => {
  const name = `moving-water.${kind}`;
  const alt = 'Water moves and glitters, and nobody says anything';
  return {
    key: name,
    file: async () => ({
      name,
      alt,
      title: 'Moving water',
      bytes: await bytesAt(`films/film-water.${kind}`),
    }),
  };
});

const uploadsOfDocuments = documents.map(
  (each): ToUpload => ({
    key: each.name,
    file: async () => ({
      ...{ name: each.name, alt: `${each.subject} (PDF)`, title: each.title },
      bytes: await bytesOf(each, brand),
    }),
  }),
);

/** Everything that is uploaded before the first entry. */
export const uploads: readonly ToUpload[] = [
  ...(Object.keys(lent) as PictureId[]).map(upload),
  ...uploadsOfViews,
  ...uploadsOfFilms,
  ...uploadsOfDocuments,
];
