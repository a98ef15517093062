import type { PropertyFavourite } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { plate } from '../references.ts';

export type Favourites = Authored<PropertyFavourite>;

/** A favourite: its title, the words over and under it, where it leads and its picture. */
export const favourite = (
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
      'The woodland kingfisher is back: blue, with half a red bill, and the same branch as last year. Lambs from the last week of November.',
    smallHeading: 'Guests come back for',
    bigHeading: 'Five things people ask for again',
    cta1Text: 'All there is to do',
    cta1Url: '/lionsands/experiences',
    cta2Text: 'The year, month by month',
    cta2Url: '/lionsands/safaris',
    favourites: [
      favourite(
        'A table in the river bed',
        'April to October',
        'Sixty lanterns, and the stick that marks the lamb.',
        '/lionsands/experiences/food-and-wine',
        'journey-romance-of-africa',
      ),
      favourite(
        'One night at Chalkley',
        'All year',
        'The guide drives away. It says so in the booking.',
        '/lionsands/treehouses/chalkley',
        'treehouse-chalkley',
      ),
      favourite(
        'Three hours in the hide',
        'From six',
        'The first hour is the hardest.',
        '/lionsands/experiences/safari',
        'birding-hide',
      ),
      favourite(
        'Bread at ten to four',
        'Tinga Lodge',
        'Clean hands, and on Sundays respect as well.',
        '/lionsands/tinga-lodge',
        'bread-kitchen',
      ),
      favourite(
        'A fence made of bees',
        'Fridays',
        'Breakfast with the comb in it.',
        '/lionsands/experiences/community-and-conservation',
        'project-bees',
      ),
    ],
  },
  {
    contentfulTag: 'monwana',
    whatToLookOutForTitle: 'What to look out for this month',
    whatToLookOutForSubtitle:
      'Ants carrying their young up the wall of the workshop at noon. Take the washing in.',
    smallHeading: 'From the notebook on the deck',
    bigHeading: 'Four reasons to stay put',
    cta1Text: 'All there is to do',
    cta1Url: '/monwana/experiences',
    cta2Text: 'The suites',
    cta2Url: '/monwana/suites',
    favourites: [
      favourite(
        'A day at the rail',
        'From 05:40',
        'Seventeen kinds of mammal, fifty-four of bird, forty metres walked.',
        '/monwana/experiences/safari',
        'residence-monwana-porch',
      ),
      favourite(
        'The talk about storms',
        'November to March',
        'One o’clock until everybody is wet.',
        '/monwana/safaris',
        'storm',
      ),
      favourite(
        'South without a compass',
        'Clear evenings',
        'Find the girl who threw the ash. Somebody always does.',
        '/monwana/experiences/mack-and-madi-family-adventure',
        'stargazing',
      ),
      favourite(
        'Nkateko under the jackalberry',
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
      'The first storm wets the rock, and Mountain Lodge smells of it until the next evening. Apricots from the second week of December.',
    smallHeading: 'Guests come back for',
    bigHeading: 'Five things under one mountain',
    cta1Text: 'All there is to do',
    cta1Url: '/marataba/experiences',
    cta2Text: 'The year, month by month',
    cta2Url: '/marataba/safaris',
    favourites: [
      favourite(
        'Be found by Biscuit',
        'Wednesdays',
        'He puts one paw on your boot, and looks round for his ball.',
        '/marataba/experiences/community-and-conservation',
        'dog-handler',
      ),
      favourite(
        'A first drive',
        'Under six',
        'An hour and ten minutes is usual.',
        '/marataba/experiences/mack-and-madi-family-adventure',
        'game-drive',
      ),
      favourite(
        'The Walk',
        'Four in the afternoon',
        'The cheapest thing on the list, and what Grace Tlou would choose.',
        '/marataba/mountain-lodge',
        'mountain-the-walk',
      ),
      favourite(
        'Thabametsi',
        'One night',
        'Glass, boulders, a spring, and somebody at it.',
        '/marataba/treehouses/thabametsi',
        'treehouse-thabametsi',
      ),
      favourite(
        'Three notches in an ear',
        'Tuesdays and Fridays',
        'Two people must agree.',
        '/marataba/experiences/community-and-conservation',
        'project-rhino-count',
      ),
    ],
  },
  {
    contentfulTag: 'cape-cadogan',
    whatToLookOutForTitle: 'What to look out for this month',
    whatToLookOutForSubtitle:
      'The south-easter lays the cloth at about three. Agapanthus along Orange Street. Last of the whales at Hermanus.',
    smallHeading: 'Guests come back for',
    bigHeading: 'Five good days, one of them wet',
    cta1Text: 'All there is to do',
    cta1Url: '/capecadogan/experiences',
    cta2Text: 'The rooms',
    cta2Url: '/capecadogan/rooms',
    favourites: [
      favourite(
        'The mountain, before breakfast',
        'The first clear morning',
        'We look out of the window for you.',
        '/capecadogan/experiences/explore',
        'cape-town',
      ),
      favourite(
        'Penguins before nine',
        'With car seats',
        'Look under the car before driving off.',
        '/capecadogan/experiences/mack-and-madi-family-adventure',
        'penguins',
      ),
      favourite(
        'Four lunches',
        'Back before dark',
        'The name of a table and one bottle, on a card.',
        '/capecadogan/experiences/food-and-wine',
        'winelands',
      ),
      favourite(
        'Six glasses with Hendrik',
        'Tuesday to Friday',
        'He is sometimes wrong.',
        '/capecadogan/experiences/food-and-wine',
        'wine-cellar',
      ),
      favourite(
        'The puzzle',
        'When it rains',
        'All but one of the thousand pieces are there.',
        '/capecadogan/rooms',
        'room-reading',
      ),
    ],
  },
];
