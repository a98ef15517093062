import type { CommitteeMember, ImpactPillar, Initiative } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { onTheSunSince } from '../common-facts.ts';
import { entry, plate, text } from '../references.ts';
import { p } from '../rich-text.ts';

/** What the work stands on. */
export const pillars: readonly Authored<ImpactPillar>[] = [
  {
    slug: 'conservation',
    position: 1,
    name: 'Conservation',
    heading: 'Wild land takes a lot of work',
    description: text(
      p(
        'Most of it is dull, and is done before you are awake. Fences are walked, cameras wiped, alien plants pulled, roads closed so that they may grow over. Eleven trackers, four dogs and two vets whom we share with our neighbours do the part that is not dull.',
      ),
      p(
        'We count what we can and say what we lost. Since a flood took a deck in 2013, one thing has been built so near the water: a treehouse, on nine legs.',
      ),
    ),
    image: plate('conservation'),
  },
  {
    slug: 'community',
    position: 2,
    name: 'Community',
    heading: 'The villages decide',
    description: text(
      p(
        'Seven villages share a boundary with Lion Sands and two with Marataba. Most of the people who work with us were born in them. What they ask for has been much the same for twenty years: schools, water, a clinic, work, and elephants kept out of the mealies.',
      ),
      p(
        'They decide. A committee of nine meets on the first Thursday of every second month, and six of the nine were elected in the villages.',
      ),
    ),
    image: plate('school-garden'),
  },
  {
    slug: 'craft',
    position: 3,
    name: 'Craft',
    heading: 'Bought at the price asked',
    description: text(
      p(
        'Bread, baskets, honey, bricks, beadwork, curtains, tomatoes. Nineteen small businesses began with seed money from the levy, sixteen of them are still going, and the lodges are not their only customers, which was the point.',
      ),
      p('We pay in full, on the day the goods are weighed.'),
    ),
    image: plate('fireside-cooking'),
  },
];

const initiative = (
  position: number,
  pillar: 'conservation' | 'community' | 'craft',
  slug: string,
  name: string,
  title: string,
  description: string,
  image: PlateId,
  link: string,
): Authored<Initiative> => ({
  slug,
  position,
  name,
  title,
  description,
  pillar: entry('impactPillar', pillar),
  image: plate(image),
  link,
});

/** What is done all the time. */
export const initiatives: readonly Authored<Initiative>[] = [
  initiative(
    1,
    'conservation',
    'the-fence-at-a-quarter-to-five',
    'The fence',
    'The fence, at a quarter to five',
    'Eight kilometres of boundary are walked every morning, by a person and a dog. In the afternoon another pair walks a different eight.',
    'dog-handler',
    '/blog/the-dog-who-knows-the-fence',
  ),
  initiative(
    2,
    'conservation',
    'power-and-water',
    'Power and water',
    'What the lodges use',
    `Safari Lodge has run on solar power since ${onTheSunSince.year}; diesel went from 60,200 litres a year to 2,900. Every lodge has a water meter that raises an alarm when something runs at night.`,
    'lodge-marataba',
    '/blog/the-sound-we-switched-off',
  ),
  initiative(
    3,
    'community',
    'readers',
    'Readers',
    'Two teachers who only teach reading',
    'They go round nine pre-schools and four libraries at Huntington, Justicia, Lillydale and Thabazimbi. A child who can read at eight stays at school, on average, for five years longer.',
    'community',
    '/impact/project/justicia-learning-centre',
  ),
  initiative(
    4,
    'community',
    'nurse',
    'A nurse, two days a week',
    'A clinic on Tuesdays and Thursdays',
    'Blood pressure, spectacles, and a car to the hospital at Tintswalo. Last year she saw 3,180 people, and 412 of them got spectacles, and can thread a needle again.',
    'residence',
    '/blog/the-levy-line-by-line',
  ),
  initiative(
    5,
    'craft',
    'growers',
    'The growers',
    'Everything green, on Thursdays',
    'Fourteen growers at Cunningmoor supply spinach, tomatoes, onions and mealies. They are told a season ahead what will be bought, and are paid when it is weighed.',
    'picnic',
    '/blog/forty-one-people-and-a-river',
  ),
  initiative(
    6,
    'craft',
    'guides-of-tomorrow',
    'Six places a year',
    'A bursary that begins with a driving licence',
    'Six people from the villages along the fence learn to drive, then to guide. Two hundred and six applied for this year’s places. Eleven of thirty-eight guides at Lion Sands are women; in 2016 it was three of thirty-four.',
    'game-drive',
    '/blog/four-notes-falling',
  ),
];

const member = (
  position: number,
  slug: string,
  name: string,
  role: string,
  place: string,
  biography: string,
  image?: PlateId,
): Authored<CommitteeMember> => ({
  slug,
  position,
  name,
  role,
  place,
  biography,
  ...(image ? { image: plate(image) } : {}),
});

/** The nine who decide: four from around Lion Sands, two from around Marataba, a teacher, and two of ours with one vote between them. */
export const committee: readonly Authored<CommitteeMember>[] = [
  member(
    1,
    'rhulani-khosa',
    'Rhulani Khosa',
    'Chair, elected',
    'Justicia',
    'Rhulani ran the post office in Justicia for twenty-six years and knows what everybody is waiting for. She has been elected four times.',
    'portrait-rhulani',
  ),
  member(
    2,
    'patrick-ndlovu',
    'Patrick Ndlovu',
    'Elected',
    'Huntington',
    'A builder. He laid the floor of the first pre-school himself and tests the others with a marble, which must not roll.',
    'portrait-patrick',
  ),
  member(
    3,
    'tinyiko-shabangu',
    'Tinyiko Shabangu',
    'Elected',
    'Lillydale',
    'One of the twenty-six families with hives. She keeps the figures for the fence of bees and will not have them rounded.',
    'portrait-tinyiko',
  ),
  member(
    4,
    'vusi-mathonsi',
    'Vusi Mathonsi',
    'Elected',
    'Dumphries',
    'Drives the school bus, and so meets everyone twice a day. The vegetable tunnel was his idea; so was moving it.',
    'portrait-vusi',
  ),
  member(
    5,
    'kagiso-mogale',
    'Kagiso Mogale',
    'Elected',
    'Thabazimbi',
    'A retired mine surveyor, who measured the second library after the roof sheets came in the wrong length, and found out whose mistake it was.',
    'portrait-kagiso',
  ),
  member(
    6,
    'boitumelo-rampa',
    'Boitumelo Rampa',
    'Elected',
    'Rooiberg',
    'She runs the brick yard: nine people, two kilns and a waiting list.',
    'portrait-boitumelo',
  ),
  member(
    7,
    'dineo-mashaba',
    'Dineo Mashaba',
    'Teacher',
    'Justicia',
    'Head of the learning centre. She votes against whatever would look well in a photograph.',
    'portrait-dineo',
  ),
  member(
    8,
    'nomsa-khoza',
    'Nomsa Khoza',
    'For the collection, half a vote',
    'River Lodge',
    'Nomsa began in the laundry and now runs River Lodge. She and Amos share one vote, and have been known to cancel each other out.',
    'portrait-bun',
  ),
  member(
    9,
    'amos-mathe',
    'Amos Mathe',
    'Accounts, half a vote',
    'River Lodge',
    'Amos keeps the books of the levy, to the rand, and sings bass on Thursdays.',
    'portrait-green-roll-neck',
  ),
];
