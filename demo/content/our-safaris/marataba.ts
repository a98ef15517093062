import { drivesAt } from '../common-facts.ts';
import { plate, text } from '../references.ts';
import { p } from '../rich-text.ts';
import { month, type SafariSection } from './months.ts';

const rhino = 'Rhino at close range';
const elephant = 'Elephant at the dam';
const vultures = 'Vultures at the cliffs';
const walking = 'Good walking';
const birds = 'Summer birds';
const children = 'Easy with small children';
const stars = 'Clear night skies';

export const maratabaSafaris: SafariSection = {
  ourSafarisFor: 'marataba-safaris',
  property: 'marataba',
  title: 'Safaris at Marataba',
  heading: 'Safaris at Marataba',
  content: text(
    p(
      'Marataba has the best walking of our three reserves: open plain, a river, and a wall of rock to tell you where you are. From a vehicle you look at animals. On foot they look at you, and then, if nobody speaks, they look away again, as if you belonged there.',
    ),
    p(
      'It is also the place for a first drive at two years old. There is no malaria, a vehicle of your own is half price from May to August, and the guide drives back when a child is tired.',
    ),
    p(
      'On Tuesdays and Fridays four guests go out with Dr Imani Radebe to count rhino; the number is kept secret, for their safety.',
    ),
  ),
  buttonText: 'Enquire',
  buttonLink: '/enquire/email',
  backgroundImage: plate('walking-safari'),
  activities: [
    {
      title: 'On foot',
      text: 'At most eight of you walk behind two guides with rifles, early. It suits people who came for silence, and for the others it is the quickest way to make friends.',
      duration: 'Two to four hours, at 06:00',
      who: 'Sixteen and over',
      image: plate('waterberg-walk'),
    },
    {
      title: 'By vehicle',
      text: 'Along the foot of the cliffs and out on the plain, six seats, with a guide and a tracker.',
      duration: drivesAt('06:00', '16:00'),
      who: 'Six and over; younger privately',
      image: plate('game-drive'),
    },
    {
      title: 'A first drive',
      text: 'Your own vehicle, harnesses in four sizes, porridge first. An hour and ten minutes is usual.',
      duration: 'About an hour',
      who: 'Under six',
      image: plate('children-track'),
    },
    {
      title: 'By barge',
      text: 'Ten slow kilometres of the Matlabas while the cliffs go from grey to copper.',
      duration: 'Two hours, late afternoon',
      who: 'Four and over',
      image: plate('matlabas-barge'),
    },
    {
      title: 'With the ecologist',
      text: 'Find rhino and read the notches in their ears. Telephones stay in a box until you are back.',
      duration: 'Tuesdays and Fridays, four and a half hours',
      who: 'Twelve and over',
      image: plate('conservation'),
    },
    {
      title: 'With the dog',
      text: 'You hide in the grass, and the tracker dog finds you.',
      duration: 'Wednesdays, from 04:45',
      who: 'Eight and over',
      image: plate('dog-handler'),
    },
  ],
  months: [
    month(
      'january',
      'Green',
      [31, 19, 108],
      'The mountain makes a storm a day and sends it out over the plain.',
      [[birds], [], [rhino, elephant, vultures, children]],
    ),
    month('february', 'Green', [30, 19, 86], 'The river is full, and the barge goes furthest.', [
      [birds],
      [],
      [rhino, elephant, vultures, children],
    ]),
    month('march', 'Green', [29, 17, 74], 'Grass to the mirrors. Zebra foals.', [
      [birds],
      [],
      [rhino, elephant, vultures, walking, children],
    ]),
    month('april', 'Green', [27, 13, 38], 'The air clears, and the cliffs come nearer.', [
      [],
      [walking, stars, vultures],
      [rhino, elephant, birds, children],
    ]),
    month(
      'may',
      'Shoulder',
      [25, 8, 12],
      'Cape vultures lay in the cliffs. The best month to begin walking, and to bring someone who is two.',
      [[walking, stars, vultures], [rhino, children], [elephant]],
    ),
    month('june', 'Peak', [22, 4, 6], 'Frost in the hollows, blue until evening.', [
      [walking, stars, vultures, children],
      [rhino, elephant],
      [],
    ]),
    month('july', 'Peak', [22, 4, 4], 'Thirteen hours of dark, and the clearest stars.', [
      [walking, stars, vultures, children],
      [rhino, elephant],
      [],
    ]),
    month(
      'august',
      'Peak',
      [25, 7, 5],
      'Dust, and clear water at the dam. Young vultures look over the edge.',
      [[rhino, elephant, vultures, children], [walking, stars], []],
    ),
    month('september', 'Peak', [28, 11, 16], 'Everything that drinks, drinks at the dam, in order of size.', [
      [rhino, elephant],
      [walking, stars, vultures],
      [birds, children],
    ]),
    month(
      'october',
      'Shoulder',
      [30, 15, 48],
      'Hot by noon, and the wild pears are in flower on the slope.',
      [[rhino, elephant], [birds], [walking, stars, vultures, children]],
    ),
    month(
      'november',
      'Green',
      [30, 17, 82],
      'First rain on the rock, and the smell of it at Mountain Lodge for a day.',
      [[birds], [rhino], [elephant, walking, vultures, children]],
    ),
    month(
      'december',
      'Green, then peak',
      [31, 18, 98],
      'Apricots at Safari Lodge, families, and storms in the afternoon.',
      [[birds], [], [rhino, elephant, vultures, children]],
    ),
  ],
};
