import type { PropertyFavourite } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { plate } from '../references.ts';

export type Favourites = Authored<PropertyFavourite>;

/** A favourite: its title, the words over and under it, where it leads and its picture. */
const favourite = (
  title: string,
  subTitle: string,
  description: string,
  buttonLink: string,
  picture: PlateId,
) => ({ title, subTitle, description, buttonLink, experienceImage: plate(picture) });

export const reserveFavourites: readonly Favourites[] = [
  {
    contentfulTag: 'lion-sands',
    whatToLookOutForTitle: 'What to look out for this month',
    whatToLookOutForSubtitle:
      'The woodland kingfisher is back on last year’s branch: blue, with a red and black bill. Impala lambs from the last week of November.',
    smallHeading: 'Guests come back for',
    bigHeading: 'Five favourites at Lion Sands',
    cta1Text: 'All experiences at Lion Sands',
    cta1Url: '/lionsands/experiences',
    cta2Text: 'Safaris, month by month',
    cta2Url: '/lionsands/safaris',
    favourites: [
      favourite(
        'Dinner in a dry river bed',
        'April to October',
        'Sixty lanterns, white sand, and lamb from the coals.',
        '/lionsands/experiences/food-and-wine',
        'journey-romance-of-africa',
      ),
      favourite(
        'Night in the Chalkley treehouse',
        'All year',
        'A bed on a platform in a dead tree, for one night.',
        '/lionsands/treehouses/chalkley',
        'treehouse-chalkley',
      ),
      favourite(
        'Wildlife photography from the hide',
        'Daily from 06:30',
        'Four places, at the level of the water.',
        '/lionsands/experiences/safari',
        'birding-hide',
      ),
      favourite(
        'Baking bread with the cooks before dawn',
        'Tinga Lodge',
        'Shape a loaf with the baker, and eat it on your drive.',
        '/lionsands/tinga-lodge',
        'bread-kitchen',
      ),
      favourite(
        'Visit to the beehives that keep elephants out of gardens',
        'Fridays',
        'Open a hive with the beekeeper, and have the honey for breakfast.',
        '/lionsands/experiences/community-and-conservation',
        'project-bees',
      ),
    ],
  },
  {
    contentfulTag: 'monwana',
    whatToLookOutForTitle: 'What to look out for this month',
    whatToLookOutForSubtitle:
      'Ants carry their young up the walls before rain: the first storms of summer are near.',
    smallHeading: 'Guests come back for',
    bigHeading: 'Four favourites at Monwana',
    cta1Text: 'All experiences at Monwana',
    cta1Url: '/monwana/experiences',
    cta2Text: 'The suites',
    cta2Url: '/monwana/suites',
    favourites: [
      favourite(
        'Watching the waterhole from the deck',
        'From 05:40',
        'Two guests once counted seventeen kinds of mammal and fifty-four of bird in a day.',
        '/monwana/experiences/safari',
        'residence-monwana-porch',
      ),
      favourite(
        'Talk about summer storms',
        'November to March',
        'How clouds grow, explained from one o’clock until it rains.',
        '/monwana/safaris',
        'storm',
      ),
      favourite(
        'Stargazing with a telescope',
        'Clear evenings',
        'The Milky Way, and the stories that are told of it here.',
        '/monwana/experiences/mack-and-madi-family-adventure',
        'stargazing',
      ),
      favourite(
        'Massage under the jackalberry',
        'After noon',
        'Forty minutes, or an hour and a half.',
        '/monwana/experiences',
        'monwana-treatment',
      ),
    ],
  },
  {
    contentfulTag: 'marataba',
    whatToLookOutForTitle: 'What to look out for this month',
    whatToLookOutForSubtitle:
      'The first storm wets the rock, and the air smells of it until the next evening. Apricots from the second week of December.',
    smallHeading: 'Guests come back for',
    bigHeading: 'Five favourites at Marataba',
    cta1Text: 'All experiences at Marataba',
    cta1Url: '/marataba/experiences',
    cta2Text: 'Safaris, month by month',
    cta2Url: '/marataba/safaris',
    favourites: [
      favourite(
        'Morning with an anti-poaching dog',
        'Wednesdays',
        'He puts one paw on your boot, and looks round for his ball.',
        '/marataba/experiences/community-and-conservation',
        'dog-handler',
      ),
      favourite(
        'Game drive for children under six',
        'All year',
        'In a vehicle of your own; about an hour is usual.',
        '/marataba/experiences/mack-and-madi-family-adventure',
        'game-drive',
      ),
      favourite(
        'Afternoon walk with Grace Tlou',
        'Four in the afternoon',
        'To the rock pool and back, then a foot massage: R 690.',
        '/marataba/mountain-lodge',
        'mountain-the-walk',
      ),
      favourite(
        'Night in the Thabametsi treehouse',
        'All year',
        'A glass room among boulders, above a spring.',
        '/marataba/treehouses/thabametsi',
        'treehouse-thabametsi',
      ),
      favourite(
        'Rhino tracking with the ecologist',
        'Tuesdays and Fridays',
        'Read the notches in their ears, and write down what you saw.',
        '/marataba/experiences/community-and-conservation',
        'project-rhino-count',
      ),
    ],
  },
  {
    contentfulTag: 'cape-cadogan',
    whatToLookOutForTitle: 'What to look out for this month',
    whatToLookOutForSubtitle:
      'The south-easter covers the mountain with cloud at about three. Agapanthus along Orange Street. It is light until eight.',
    smallHeading: 'Guests come back for',
    bigHeading: 'Five favourites from Cape Cadogan',
    cta1Text: 'All experiences from Cape Cadogan',
    cta1Url: '/capecadogan/experiences',
    cta2Text: 'The rooms',
    cta2Url: '/capecadogan/rooms',
    favourites: [
      favourite(
        'Table Mountain by cable car or on foot',
        'The first clear morning',
        'We look at the mountain at six, and wake you if it is clear.',
        '/capecadogan/experiences/explore',
        'cape-town',
      ),
      favourite(
        'Penguins at Simon’s Town',
        'With car seats',
        'On the beach before nine, before the crowds.',
        '/capecadogan/experiences/mack-and-madi-family-adventure',
        'penguins',
      ),
      favourite(
        'Winelands lunch with a driver',
        'Back before dark',
        'The sommelier writes you the name of a restaurant and of one bottle.',
        '/capecadogan/experiences/food-and-wine',
        'winelands',
      ),
      favourite(
        'Wine tasting in the cellar',
        'Tuesday to Friday',
        'Six glasses with the sommelier; one is for you to guess.',
        '/capecadogan/experiences/food-and-wine',
        'wine-cellar',
      ),
      favourite(
        'A jigsaw puzzle for wet days',
        'When it rains',
        'All but one of the thousand pieces are there.',
        '/capecadogan/rooms',
        'room-reading',
      ),
    ],
  },
];
