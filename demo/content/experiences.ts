import type { ExperiencesCategory } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { stormBed } from './common-facts.ts';
import { type ExperienceKind, experiencesOf } from './experience-list.ts';
import { entries, entry, file, plate, text } from './references.ts';
import { p } from './rich-text.ts';
import { points } from './shapes.ts';

interface Kind {
  readonly title: string;
  readonly line: string;
  readonly link: string;
  readonly identifier: ExperienceKind;
  /** Its value among the other experiences of the forms; a page that is no kind has none (FRM-09). */
  readonly enquiryValue?: string;
  /** The pages of properties that show it; one without has none but its own. */
  readonly propertyPage?: 'safaris' | 'treehouses';
  readonly hero: string;
  readonly picture: PlateId;
  readonly subtitle: string;
  readonly words: readonly string[];
  readonly carousel: Readonly<Record<string, string>>;
  /** Plates of the carousel, in its order. */
  readonly moving: readonly PlateId[];
  readonly favourites: readonly [string, string, string];
  /** Titles of what guests wrote, and the PDF a visitor may keep. */
  readonly heard: readonly string[];
  readonly sheet: string;
}

const kinds: readonly Kind[] = [
  {
    title: 'Safari',
    line: 'By vehicle, by boat and on foot',
    link: '/experiences/safari',
    identifier: 'safari',
    enquiryValue: 'safari',
    propertyPage: 'safaris',
    hero: 'experiences-safari',
    picture: 'game-drive',
    subtitle: 'Before breakfast, and again in the late afternoon',
    words: [
      'Two drives a day, six guests to a vehicle, and the same guide and tracker from the first morning to the last. Within that you may walk, go by boat, sit in a hide, or stay with one herd until lunch.',
      'Nobody promises what you will see. Ask instead what has changed since last week.',
    ],
    carousel: {
      'By vehicle': 'Open sides, blankets on the seats, a tracker in front.',
      'On foot': 'Two guides, eight guests, single file and not much talking.',
      'By water': 'As low as a hippo’s eyes: on the Sabie from November to April, on the Matlabas all year.',
    },
    moving: ['baobab-dawn', 'waterberg-walk', 'hippo-pool'],
    favourites: ['boat-on-the-sabie', 'matlabas-river-cruise', 'private-vehicle'],
    heard: ['What the francolin said', 'Lions as a sound'],
    sheet: 'packing-list.pdf',
  },
  {
    title: 'Treehouses',
    line: 'A night alone in the reserve: supper, two-way radio',
    link: '/lionsands/treehouses',
    identifier: 'treehouses',
    enquiryValue: 'treehouse',
    propertyPage: 'treehouses',
    hero: 'lionsands-treehouses',
    picture: 'treehouse-tinyeleti',
    subtitle: 'One night in a bed of your own, alone in the reserve',
    words: [
      'Four beds stand alone, three at Lion Sands and one at Marataba. You are brought before sunset, shown the radio and the basket, and left with the night.',
      `If there is lightning about we fetch you, at any hour, and you do not pay. You sleep in ${stormBed}.`,
    ],
    carousel: {
      Chalkley: 'Four metres up in a dead leadwood.',
      Kingston: 'A tower with a bath half-way.',
      Tinyeleti: 'Over the river, with a roof that opens.',
      Thabametsi: 'Glass, boulders and a spring.',
    },
    moving: ['treehouse-chalkley', 'treehouse-kingston', 'treehouse-night', 'treehouse-thabametsi'],
    favourites: ['one-night-at-tinyeleti', 'one-night-at-kingston', 'tea-at-tinyeleti'],
    heard: ['Lions as a sound'],
    sheet: 'facts-lionsands.pdf',
  },
  {
    title: 'Food & Wine',
    line: 'From bush breakfasts to long Cape lunches',
    link: '/experiences/food-and-wine',
    identifier: 'foodwine',
    enquiryValue: 'foodandwine',
    hero: 'experiences-food-and-wine',
    picture: 'wine-table',
    subtitle: 'Bread baked before dawn, and supper by the fire',
    words: [
      'Bread goes out with the vehicles in the morning. Lunch is where the shade is. Supper is in a ring of reeds, in the bed of a river that runs for nine days a year, or in a Georgian house with a cellar under it.',
      'Tell the kitchen a week before what you do not eat, and it plans a menu for you.',
    ],
    carousel: {
      'Singing at dinner': 'The people of the kitchen sing, and the accountant sings bass.',
      'A table under the cliffs': 'A table between two acacias, and lamps in both.',
      'Lunch in the vineyards': 'One bottle, its name on a card.',
    },
    moving: ['choir', 'cliff-table', 'wine-table'],
    favourites: ['boma-supper', 'bush-breakfast', 'three-legged-pot'],
    heard: ['Thirteen at one table'],
    sheet: 'menu-coals.pdf',
  },
  {
    title: 'Mack & Madi Family Adventure',
    line: 'Guides and games for younger travellers',
    link: '/experiences/mack-and-madi-family-adventure',
    identifier: 'mackmadi',
    enquiryValue: 'mackandmadi',
    hero: 'experiences-mack-and-madi-family-adventure',
    picture: 'children-track',
    subtitle: 'What children may do, and from which age',
    words: [
      'A dung beetle will roll a ball uphill past your boot, fall off the edge of the road with it, and get up again. It takes about an hour to watch, and children have the time.',
      'Under sixes have a separate vehicle and shorter drives. Walking in big-game country starts at sixteen; the termite mound, in sight of the lodge, is from age four.',
    ],
    carousel: {
      'Reading tracks': 'Who went by in the night, and how long ago.',
      'A beach in Cape Town': 'A sandcastle, with a mountain across the bay.',
      'The ranger’s badge': 'After an examination on the third morning.',
    },
    moving: ['tracker-seat', 'journey-family-time-in-south-africa', 'project-sewing-room'],
    favourites: ['termite-walk', 'the-tent', 'penguins-before-nine'],
    heard: ['Sand in everything'],
    sheet: 'facts-marataba.pdf',
  },
  {
    title: 'Community & Conservation',
    line: 'See the work, and lend a hand',
    link: '/experiences/community-and-conservation',
    identifier: 'communities',
    enquiryValue: 'community',
    hero: 'experiences-community-and-conservation',
    picture: 'planting',
    subtitle: 'What you pay goes to the people who do the work',
    words: [
      'Count rhino with the ecologist, hide from a tracker dog, open a hive with the beekeeper, or read to a pre-school class.',
      'The levy of R 680 per person, per night, goes to the villages and the land; we keep none of it. Its accounts are printed every March, with what did not work.',
    ],
    carousel: {
      Rhino: 'Ears read through binoculars, and written down.',
      'Branches on bare ground': 'Laid in lines against the rain.',
      'Young trees': 'With a number you can ask after.',
    },
    moving: ['conservation', 'veld-restoration', 'project-nursery'],
    favourites: ['dog-and-handler', 'bee-fence', 'plant-a-jackalberry'],
    heard: ['Not one step'],
    sheet: 'levy-report.pdf',
  },
  {
    title: 'Celebrations & Honeymoons',
    line: 'Dinners, vows and milestones outdoors',
    link: '/experiences/celebrations-and-honeymoons',
    identifier: 'celebrations',
    enquiryValue: 'celebrations',
    hero: 'experiences-celebrations-and-honeymoons',
    picture: 'boma',
    subtitle: 'As much fuss as you like, or none',
    words: [
      'First we ask what time of day you like best, and only then how many you are. After that we look for the right tree, table and view.',
      'There are petals only if you ask.',
    ],
    carousel: {
      Weddings: 'Under a tree, for two people or thirty-six.',
      Honeymoons: 'Rest first, then safari, then the beach.',
      'Private dinners': 'Lamps in two acacias, and nobody else in sight.',
    },
    moving: ['lone-fig', 'residence', 'cliff-table'],
    favourites: ['birthday-at-the-waterhole', 'the-whole-lodge', 'a-night-in-a-treehouse'],
    heard: ['The last night'],
    sheet: 'booking-terms.pdf',
  },
  {
    title: 'Explore',
    line: 'Day trips from the lodges and Cape Town',
    link: '/experiences/explore',
    identifier: 'explore',
    hero: 'experiences-explore',
    picture: 'balloon',
    subtitle: 'A day out, and back before dark',
    words: [
      'Table Mountain on the first clear morning, Cape Point along the coast, whales from the cliff path, and the Panorama Route on the way to Mbombela airport.',
      'Cars are priced by the car and not by the head, and the driver will talk or not, as you like.',
    ],
    carousel: {
      'Cape Point': 'A lighthouse, and antelope in the fynbos heath below it.',
      'The Bo-Kaap': 'Up the cobbles of the Bo-Kaap, and back for the noon gun.',
      'The airstrip': 'Somebody is there to meet you, with a vehicle.',
    },
    moving: ['cape-point', 'cape-street', 'airstrip'],
    favourites: ['cape-point-by-the-long-way', 'whales-from-the-cliff', 'panorama-route'],
    heard: ['The ticket is good for a week'],
    sheet: 'facts-capecadogan.pdf',
  },
];

/** The kinds of experience, in the order of the enquiry forms' list of other experiences (FRM-03). */
export const experiencesCategories: readonly Authored<ExperiencesCategory>[] = kinds.map(
  ({ picture, hero, words, carousel, moving, favourites: _favourites, heard, sheet, ...kind }, index) => ({
    ...kind,
    experiencesCategoryFor: 'experiences',
    showInDropdown: kind.identifier !== 'explore',
    dropdownPosition: index + 1,
    dropdownThumbnail: plate(picture),
    mainImage: plate(picture),
    hero: entry('heroBanner', hero),
    description: text(...words.map(p)),
    testimonies: entries('testimonial', ...heard),
    factSheet: file(sheet),
    carouselItems: points(carousel).map((point, at) => ({ ...point, image: plate(moving[at] ?? picture) })),
  }),
);

/** What each kind holds: published after the experiences, which name their kind. */
export const experiencesOfCategories = kinds.map(({ identifier, favourites }) => ({
  identifier,
  experiences: entries('experiences', ...experiencesOf[identifier].map(({ slug }) => slug)),
  familyFavourites: entries('experiences', ...favourites),
}));
