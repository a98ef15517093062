import { drivesAt, hideFrom } from '../common-facts.ts';
import { plate, text } from '../references.ts';
import { p } from '../rich-text.ts';
import { month, type SafariSection } from './months.ts';

const cats = 'Cats at the water';
const elephant = 'Elephant on the river';
const dogs = 'Wild dog at the den';
const lambs = 'Impala lambs';
const birds = 'Summer birds';
const walking = 'Good walking';
const stars = 'Clear night skies';

export const lionSandsSafaris: SafariSection = {
  ourSafarisFor: 'lionsands-safaris',
  property: 'lionsands',
  title: 'Safaris at Lion Sands',
  heading: 'Safaris at Lion Sands',
  content: text(
    p(
      'Two drives a day, never more than six guests to a vehicle, and the same guide and tracker from the first morning to the last. Zodwa Mahlangu and Lucky Mavuso are one such pair. She looks for birds; he looks for tracks.',
    ),
    p(
      'Eleven kilometres of the river’s bank belong to the reserve. Whatever lives nearby must come down to it, most of all from June to October, when it is the only drink for miles.',
    ),
    p('Nobody promises what you will see. Ask instead what has changed since last week.'),
  ),
  buttonText: 'Enquire',
  buttonLink: '/enquire/email',
  backgroundImage: plate('elephants'),
  activities: [
    {
      title: 'By vehicle',
      text: 'Open sides, six seats, a tracker on the front. Blankets, ponchos and coffee are on board. At Ivory Lodge and in the houses the vehicle is yours.',
      duration: drivesAt('06:00', '16:00'),
      who: 'All ages; under sixes privately',
      image: plate('game-drive'),
    },
    {
      title: 'On foot',
      text: 'Two guides, eight walkers at most, single file and not much talking. You will see less and notice more.',
      duration: 'Two to four hours, in the morning',
      who: 'Sixteen and over',
      image: plate('walking-safari'),
    },
    {
      title: 'By boat',
      text: 'A flat, quiet boat for six on the wide water above the weir, for the last hour and a half of the day.',
      duration: 'An hour and a half, November to April',
      who: 'Six and over',
      image: plate('boat-safari'),
    },
    {
      title: 'From the hide',
      text: 'A plank room dug into the bank below Narina Lodge. You sit, they come. Bring a long lens if you have one.',
      duration: `Three hours, from ${hideFrom.figures}`,
      who: 'Eight and over',
      image: plate('birding-hide'),
    },
    {
      title: 'At full moon',
      text: 'After supper, without a lamp, at walking pace, on the three nights about the full moon.',
      duration: 'An hour and a half',
      who: 'Six and over',
      image: plate('full-moon-drive'),
    },
    {
      title: 'For photographers',
      text: 'Three seats, each with a gimbal on a rail, and Kabelo Molefe, who goes through your pictures on the last evening and makes you throw away all but ten.',
      duration: 'Four hours, twice a day',
      who: 'Three guests, from River Lodge',
      image: plate('photography'),
    },
  ],
  months: [
    month(
      'january',
      'Green',
      [32, 21, 94],
      'Green to the horizon. Storms build after lunch and are gone by five.',
      [[birds], [], [cats, elephant, lambs]],
    ),
    month(
      'february',
      'Green',
      [32, 21, 96],
      'The wettest month, and the fullest trees. Fewer animals on the river, more birds than you can name.',
      [[birds], [], [cats, elephant, stars]],
    ),
    month('march', 'Green', [31, 19, 66], 'Long grass and clean light. Impala rams begin to argue.', [
      [birds],
      [],
      [cats, elephant, walking, stars],
    ]),
    month('april', 'Green', [29, 15, 38], 'The rain stops. Mornings need a jersey, afternoons do not.', [
      [],
      [cats, elephant, birds, walking, stars],
      [],
    ]),
    month(
      'may',
      'Shoulder',
      [28, 10, 14],
      'The grass lies down, the leaves go copper, and one can walk all morning.',
      [[walking, stars], [cats, elephant], [dogs]],
    ),
    month('june', 'Peak', [26, 6, 10], 'Wild dogs den. Cold before dawn, blue all day.', [
      [cats, elephant, dogs, walking, stars],
      [],
      [],
    ]),
    month(
      'july',
      'Peak',
      [26, 6, 9],
      'Dry, clear and cold at six. The bush opens and everything comes to water.',
      [[cats, elephant, dogs, walking, stars], [], []],
    ),
    month('august', 'Peak', [28, 9, 7], 'The river is the only drink for miles. Long, busy sightings.', [
      [cats, elephant, dogs, walking, stars],
      [],
      [],
    ]),
    month(
      'september',
      'Peak',
      [29, 13, 24],
      'Warm again, still dry. The month in which guides put off their own leave.',
      [[cats, elephant, walking], [stars], [dogs, birds]],
    ),
    month(
      'october',
      'Shoulder',
      [30, 16, 35],
      'Hot by ten. Everything that can walk stands near the river and looks north.',
      [[cats, elephant], [birds], [walking, stars]],
    ),
    month(
      'november',
      'Green',
      [31, 19, 63],
      'First storms. The woodland kingfisher is back between the second and the twentieth, and the first lambs are down by the end.',
      [[birds], [cats, elephant, lambs], []],
    ),
    month(
      'december',
      'Green, then peak',
      [32, 20, 92],
      'A herd of thirty becomes fifty in three weeks. Storms, fresh leaves, and families.',
      [[lambs, birds], [], [cats, elephant]],
    ),
  ],
};
