import type { Vacancy } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { day, file, text } from '../references.ts';
import { p } from '../rich-text.ts';

type Entry = Authored<Vacancy>;

interface Post {
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly property: Entry['property'];
  readonly contract: string;
  readonly living: string;
  /** yyyy-mm-dd; the demonstration's posts stay open for years. */
  readonly closes: string;
  readonly lead: string;
  readonly about: readonly string[];
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
}

/** Six open posts. */
export const posts: readonly Post[] = [
  {
    slug: 'trails-guide-lion-sands',
    title: 'Trails guide',
    place: 'Lion Sands',
    property: 'lionsands',
    contract: 'Full time',
    living: 'Lives in',
    closes: '2030-01-31',
    lead: 'You have walked for hundreds of hours with guests and can tell when to stop talking.',
    about: [
      'You take a walk a day, of eight guests at most, and a drive in the afternoon, and share the reserve with thirty-seven other guides who will want to know what you saw. The vehicle is for getting to where the walk begins.',
      'In eleven thousand walks here nobody has had to shoot. We should like you to keep it so, and to practise every month as though you might have to.',
    ],
    duties: [
      'Lead morning walks from River Lodge and Tinga Lodge',
      'Train one of the six bursary holders, for a year',
      'Write up every encounter, the dull ones as well',
    ],
    requirements: [
      'A trails guide qualification, with at least 300 hours logged',
      'Advanced rifle handling and first aid, both in date',
      'English; Xitsonga is a great help, patience a greater one',
    ],
  },
  {
    slug: 'sous-chef-river-lodge',
    title: 'Sous-chef',
    place: 'River Lodge, Lion Sands',
    property: 'lionsands',
    contract: 'Full time',
    living: 'Lives in',
    closes: '2030-01-31',
    lead: 'You like cooking for thirty-six as though for six, and can keep up with Grace Mnisi at her fire.',
    about: [
      'The kitchen has nine people, one wood oven and a delivery on Thursdays from growers you will come to know by name. Two plates at lunch, four courses at supper, the boma twice a week.',
      'There are twelve dishes from the coals without meat in them. We should like a thirteenth.',
    ],
    duties: [
      'Run the pass on four nights of seven',
      'Plan the week’s menus with the growers at Cunningmoor',
      'Teach one cook at a time, properly',
    ],
    requirements: [
      'Five years in kitchens, two of them as chef de partie',
      'Food safety at level 3, or the wish to have it by March',
      'A calm temper, even beside a fire',
    ],
  },
  {
    slug: 'reservations-consultant-cape-town',
    title: 'Reservations consultant',
    place: 'Cape Town, Gardens',
    property: null,
    contract: 'Full time',
    living: 'Lives out',
    closes: '2030-02-28',
    lead: 'You answer within one working day and have usually thought of the next question.',
    about: [
      'Seven people answer, here and in Johannesburg. In your first six weeks you sleep at every lodge in the collection, and write notes on every room, since Thandeka, who leads the desk, will ask.',
      'You keep an enquiry from the first telephone call until the last transfer. No guest is passed on to a colleague.',
    ],
    duties: [
      'Answer enquiries by telephone and in writing',
      'Quote, hold and confirm, without a mistake in a date',
      'Work one weekend in five, with the Monday off',
    ],
    requirements: [
      'Three years in reservations or a travel company',
      'English and one other language in writing',
      'Curiosity about timetables',
    ],
  },
  {
    slug: 'waiter-cape-cadogan',
    title: 'Waiter',
    place: 'Cape Cadogan, Cape Town',
    property: 'capecadogan',
    contract: 'Full time, or three days a week',
    living: 'Lives out; a car home after eleven',
    closes: '2030-02-28',
    lead: 'You can carry three plates and remember which of them had no egg.',
    about: [
      'Breakfast until half past ten, tea, and supper for forty. Hendrik teaches wine on Mondays at three, with glasses, and pays for the examination.',
      'Students are welcome. Tell us when your examinations are and we shall plan round them.',
    ],
    duties: [
      'Breakfast or supper, five shifts a week',
      'Know what is in everything',
      'Fold the napkins as Nomsa does',
    ],
    requirements: [
      'Some experience, or none and a good memory',
      'English; isiXhosa and Afrikaans are heard as often',
    ],
  },
  {
    slug: 'field-ranger-marataba',
    title: 'Field ranger',
    place: 'Marataba',
    property: 'marataba',
    contract: 'Full time, twelve-hour shifts',
    living: 'Lives in',
    closes: '2030-03-31',
    lead: 'You do not mind that most of the work which keeps animals alive is dull.',
    about: [
      'You walk eight kilometres of fence, wipe cameras, drive the same road at a different hour each day, and write it down. Twice a year it is not dull.',
      'Applicants from Thabazimbi and Rooiberg are considered first. We check names with the police and with your headman, and you should know that before you apply.',
    ],
    duties: [
      'Patrol on foot, by bicycle and by vehicle, day and night',
      'Work with Lerato and Biscuit when they call',
      'Keep the operations log',
    ],
    requirements: [
      'The national field ranger certificate, or fitness enough to get it in eleven weeks',
      'A clean record and two people who will speak for you',
      'Setswana or Sepedi, and some English',
    ],
  },
  {
    slug: 'spa-therapist-monwana',
    title: 'Spa therapist',
    place: 'Monwana, Thornybush',
    property: 'monwana',
    contract: 'Six months, then we talk',
    living: 'Lives in',
    closes: '2030-03-31',
    lead: 'You can carry a table two hundred metres and put it down without anybody hearing.',
    about: [
      'There are sixteen guests at most, so you will rarely have more than four treatments in a day. Nkateko makes her own oils and will teach you.',
      'Guests fall asleep. Elephants come. You judge whether to wake the guest.',
    ],
    duties: [
      'Treatments in the spa and on decks',
      'Help to make marula and baobab oil in March',
      'Stand in at the desk during Sunday lunch',
    ],
    requirements: ['A diploma in somatology or equivalent', 'Two years’ practice', 'A driving licence'],
  },
];

export const vacancies: readonly Entry[] = posts.map(
  ({ about, duties, requirements, closes, ...post }, index): Entry => ({
    ...post,
    position: index + 1,
    closes: day(closes),
    body: text(...about.map(p)),
    duties: [...duties],
    requirements: [...requirements],
    mail: 'people@example.com',
    file: file(`vacancy-${post.slug}.pdf`),
  }),
);
