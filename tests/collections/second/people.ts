import type {
  Award,
  Career,
  MeetTheTeam,
  Specialist,
  TeamMember,
  Testimonial,
  Vacancy,
} from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { day, entries, entry, text } from '../../../demo/content/references.ts';
import { p } from '../../../demo/content/rich-text.ts';
import { facts, points } from '../../../demo/content/shapes.ts';
import { illustrated, type PictureId, picture } from './pictures.ts';

const member = (
  name: string,
  role: string,
  portrait: PictureId,
  [place, since, note]: readonly [string, string, string],
  biography: string,
  ...languages: string[]
): Authored<TeamMember> => ({
  name,
  role,
  portrait: picture(portrait),
  place,
  since,
  note,
  biography,
  languages,
});

export const team: readonly Authored<TeamMember>[] = [
  member(
    'Mutinta Hamoonga',
    'Reservations',
    'portrait-mutinta',
    ['Lusaka', 'since 2014', 'Answers in order, and quickly'],
    'Mutinta has slept in every bed on the river, and can say which creaks.',
    'English',
    'Tonga',
    'Nyanja',
  ),
  member(
    'Bwalya Chanda',
    'Head guide, Chibwe',
    'portrait-bwalya',
    ['Ilala Camp', 'since 2009', 'Steers with two fingers'],
    'Bwalya grew up on the bank opposite and swam to his first day at work.',
    'English',
    'Bemba',
    'Goba',
  ),
  member(
    'Chipo Sakala',
    'Cook, Ilala Camp',
    'portrait-chipo',
    ['Ilala Camp', 'since 2012', 'Bakes by smell'],
    'Chipo owns one oven, made of a termite mound, and will not hear of another.',
    'English',
    'Nyanja',
  ),
  member(
    'Moses Lungu',
    'Boatman, the Mulonga',
    'portrait-moses',
    ['On board', 'since 2011', 'Has never run aground, he says'],
    'Moses welded half of the boat and knows what is under the other half.',
    'English',
    'Goba',
  ),
  member(
    'Uakotokwa Tjiposa',
    'Chair of the conservancy',
    'portrait-uaka',
    ['Omburi', 'since 2003', 'Keeps the minutes in her head'],
    'She has led the conservancy since it had a borehole and a file.',
    'Otjiherero',
    'English',
  ),
  member(
    'Gert Isaaks',
    'Tracker and star guide',
    'portrait-gert',
    ['Granite Camp', 'since 2006', 'Names the gaps between stars'],
    'Gert follows rhino by day and explains at night why that was the easy part.',
    'Khoekhoegowab',
    'English',
    'Afrikaans',
  ),
  member(
    'Ndapewa Shilongo',
    'Manager, Tide House',
    'portrait-ndapewa',
    ['Swakopmund', 'since 2018', 'Knows when the fog will lift'],
    'Ndapewa came for a summer, repainted the tower, and stayed.',
    'Oshiwambo',
    'English',
    'German',
  ),
  member(
    'Lena Brandt',
    'Houses and journeys',
    'portrait-lena',
    ['Swakopmund', 'since 2010', 'Writes once a week'],
    'Lena plans what has more than one bed in it, from the first letter to the last aircraft.',
    'German',
    'English',
  ),
].map((each, index) => ({ ...each, position: index + 1 }));

export const teamSections: readonly Authored<MeetTheTeam>[] = [
  {
    tag: 'our-story',
    title1: 'Who we are,',
    title2: 'one by one',
    description: 'A hundred and sixty of us, most of whom grew up within sight of where they work.',
    image: picture('sundown'),
    imageCaption: 'A day off, spent as the others are.',
    guestExperienceTeam: {
      title: 'At the camps',
      subtitle: 'Whom you will meet',
      description: 'Guides, cooks and the man with the boat.',
      members: entries('teamMember', 'Bwalya Chanda', 'Chipo Sakala', 'Moses Lungu', 'Gert Isaaks'),
    },
    supportTeam: {
      title: 'Behind it',
      subtitle: 'Who keeps it going',
      description: 'They own it, run it and repair it.',
      members: entries('teamMember', 'Uakotokwa Tjiposa', 'Ndapewa Shilongo'),
    },
    travelProfessionals: {
      title: 'Planning',
      subtitle: 'Who answers you',
      description: 'In Lusaka and in Swakopmund.',
      list: entries('teamMember', 'Mutinta Hamoonga', 'Lena Brandt'),
    },
  },
];

export const specialists: readonly Authored<Specialist>[] = [
  {
    position: 1,
    name: 'Mutinta Hamoonga',
    speciality: 'Zambia and its rivers',
    biography: 'She plans by what the water is doing, which she asks every Friday.',
    portrait: picture('portrait-mutinta'),
    languages: ['English', 'Tonga'],
  },
  {
    position: 2,
    name: 'Lena Brandt',
    speciality: 'Namibia, and driving yourself',
    biography: 'She writes on every map where the last diesel is.',
    portrait: picture('portrait-lena'),
    languages: ['German', 'English'],
  },
];

export const testimonials: readonly Authored<Testimonial>[] = [
  {
    testimonialTitle: 'The bend',
    testimonialText: 'We stopped paddling at the bend. So did they.',
    testimonialPostedBy: 'Marit and Jonas, Bergen',
    testimonialDate: day('2026-09-14'),
    property: 'chibwe',
  },
  {
    testimonialTitle: 'Five quilts',
    testimonialText: 'I have never been so cold or so pleased.',
    testimonialPostedBy: 'Aiko, Nagoya',
    testimonialDate: day('2026-07-02'),
    property: 'omburi',
  },
  {
    testimonialTitle: 'Cake',
    testimonialText: 'There really are three.',
    testimonialPostedBy: 'The Okeke family, Leeds',
    testimonialDate: day('2026-04-19'),
    property: 'tidehouse',
  },
];

export const vacancies: readonly Authored<Vacancy>[] = [
  {
    slug: 'canoe-guide-chibwe',
    position: 1,
    title: 'Canoe guide',
    place: 'Chibwe River Camps',
    property: 'chibwe',
    contract: 'April to November, then every year',
    living: 'Lives in',
    closes: day('2031-03-31'),
    lead: 'You are calm in the front of a canoe, and so is whoever sits behind you.',
    body: text(
      p('Two outings a day of six guests at most, in water you will know by name before you take anyone.'),
    ),
    duties: ['Lead canoes and boats from Ilala and Katondo', 'Write down every hippo that moved house'],
    requirements: [
      'A Zambian guiding licence, river grade',
      'First aid, in date',
      'English, and one language of the valley',
    ],
    mail: 'people@example.com',
  },
  {
    slug: 'night-porter-tide-house',
    position: 2,
    title: 'Night porter',
    place: 'Tide House, Swakopmund',
    property: 'tidehouse',
    contract: 'Full time',
    living: 'Lives out',
    closes: day('2031-06-30'),
    lead: 'You like a quiet house and can make an omelette at three.',
    body: text(
      p('Guests arrive late, with sand in everything. You give them a key, a towel and something hot.'),
    ),
    duties: ['Receive whoever comes after ten', 'Bake off the first loaves at five'],
    requirements: ['English and German', 'A driving licence'],
    mail: 'people@example.com',
  },
];

export const careers: Authored<Career> = {
  hero: entry('heroBanner', 'careers'),
  heading: 'Work on the river',
  headingTurn: 'or on the sand',
  lead: 'Most of us live where we work and go home by bus. We answer everyone who writes.',
  image: picture('bus'),
  rotaHeading: 'Eight weeks on, three weeks off',
  rotaText: 'The bus is paid, in both countries.',
  rota: ['Weeks 1 to 4', 'Weeks 5 to 8', 'Weeks 9 to 11'].map((label, at) => ({ label, working: at < 2 })),
  benefits: illustrated(
    points({
      'A room with a door': 'Your own, from the first day.',
      'A share': 'Half of Omburi belongs to its people. So does half of what it earns.',
    }),
    'keys',
    'football',
  ),
  facts: facts({ People: '160', 'From the two valleys': '131' }),
  closing: 'Nothing is open at present. Write all the same; seasons change.',
};

/** Plainly invented: no such prize and no such jury exists. */
export const awards: readonly Authored<Award>[] = [
  {
    position: 1,
    title: 'The Dry Biscuit',
    year: 2026,
    givenBy: 'The Guild of Damp Travellers',
    property: 'chibwe',
    text: 'For one that survived a canoe.',
    image: picture('lantern'),
    link: '/blog/the-river-rises-on-a-tuesday',
  },
  {
    position: 2,
    title: 'Best Use of Nothing',
    year: 2025,
    givenBy: 'The Almanac of Empty Places',
    property: 'omburi',
    text: 'Awarded to a plain, accepted by a tracker.',
    image: picture('open-pan'),
    link: '/blog/five-quilts',
  },
];
