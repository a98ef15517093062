import type {
  Experience as ExperienceOfStudio,
  ExperiencesCategory,
  ExperiencesProperty,
  ExperiencesSection,
  Persona,
  PropertyFavourite,
} from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { entries, entry, text } from '../../../demo/content/references.ts';
import { p } from '../../../demo/content/rich-text.ts';
import { points } from '../../../demo/content/shapes.ts';
import { inDollars, kept } from './money.ts';
import { illustrated, type PictureId, picture } from './pictures.ts';

type PropertyKey = 'chibwe' | 'omburi' | 'tidehouse';

const roots: Readonly<
  Record<PropertyKey, { readonly root: string; readonly tag: string; readonly name: string }>
> = {
  chibwe: { root: '/chibwe-river', tag: 'chibwe-camps', name: 'Chibwe' },
  omburi: { root: '/omburi', tag: 'omburi-desert', name: 'Omburi' },
  tidehouse: { root: '/tide-house', tag: 'tidehouse', name: 'Tide House' },
};
const keys = Object.keys(roots) as readonly PropertyKey[];

interface Thing {
  readonly slug: string;
  readonly title: string;
  readonly sub: string;
  readonly words: string;
  readonly at: readonly PropertyKey[];
  readonly image: PictureId;
  /** US dollars a person; included where absent. */
  readonly dollars?: number;
  readonly when: Pick<ExperienceOfStudio, 'duration' | 'ages' | 'season'>;
  readonly suits: readonly Persona['tag'][];
}

interface Kind {
  readonly identifier: string;
  readonly title: string;
  readonly line: string;
  readonly link: string;
  readonly propertyPage?: 'safaris';
  readonly value: string;
  readonly hero: string;
  readonly image: PictureId;
  readonly words: string;
  readonly things: readonly Thing[];
}

const thing = (
  slug: string,
  [title, sub, words]: readonly [string, string, string],
  at: readonly PropertyKey[],
  image: PictureId,
  [duration, ages, season]: readonly [string, string, string],
  suits: readonly Persona['tag'][],
  dollars?: number,
): Thing => ({
  ...{ slug, title, sub, words, at, image, suits },
  when: { duration, ages, season },
  ...(dollars === undefined ? {} : { dollars }),
});

const [couples, families, friends, alone, married, other] = [
  'persona-couples',
  'persona-families',
  'persona-friends',
  'persona-solo-traveller',
  'persona-honeymooners',
  'persona-other',
] as const;

const kinds: readonly Kind[] = [
  {
    identifier: 'water',
    title: 'On the water',
    line: 'Canoes, flat boats and a houseboat',
    link: '/experiences/on-the-water',
    value: 'water',
    hero: 'experiences-on-the-water',
    image: 'river-boat',
    words:
      'The Zambezi is a kilometre wide here and seldom in a hurry. You may be rowed, poled, driven by a small engine, or left to it with a paddle.',
    things: [
      thing(
        'canoe-to-the-island',
        [
          'Canoe to the island',
          'Eight kilometres, with the stream',
          'A guide goes first, close to the bank, and tells you with one hand what to do.',
        ],
        ['chibwe'],
        'river-canoe',
        ['Three hours', 'From 12 years', 'April to November'],
        [couples, friends, alone],
      ),
      thing(
        'boat-before-supper',
        [
          'Boat before supper',
          'With a kettle, or something colder',
          'The engine goes off where the elephants cross. Nobody minds being late for them.',
        ],
        ['chibwe'],
        'river-boat',
        ['Two hours', 'Anyone', 'April to November'],
        [couples, families, friends, married],
      ),
      thing(
        'seals-and-flat-sea',
        [
          'Seals and a flat sea',
          'Out of Walvis Bay, before the wind',
          'Pelicans come along for the fish. Bring a jersey, whatever the month.',
        ],
        ['tidehouse'],
        'fog-beach',
        ['Half a day', 'From 4 years', 'All year'],
        [families, friends, other],
        85,
      ),
    ],
  },
  {
    identifier: 'drives',
    title: 'Drives and walks',
    line: 'With trackers, and at their pace',
    link: '/experiences/drives-and-walks',
    propertyPage: 'safaris',
    value: 'drives',
    hero: 'experiences-drives-and-walks',
    image: 'desert-drive',
    words: 'A drive is for distance and a walk for everything else. Most mornings are some of both.',
    things: [
      thing(
        'rhino-on-foot',
        [
          'Rhino on foot',
          'As far as they went',
          'The conservancy’s trackers find her. You stop at a hundred metres, downwind, and whisper at lunch.',
        ],
        ['omburi'],
        'counting',
        ['Two to seven hours', 'From 16 years', 'All year'],
        [couples, friends, alone],
      ),
      thing(
        'up-the-dry-river',
        [
          'Up the dry river',
          'A road of sand with trees along it',
          'Elephants use it, and dig for water where it bends.',
        ],
        ['omburi'],
        'white-pan',
        ['Half a day', 'Anyone', 'All year'],
        [families, friends, other],
      ),
      thing(
        'behind-the-floodplain',
        [
          'Behind the floodplain',
          'Single file, not much talk',
          'Two guides, six guests, and the ground to read.',
        ],
        ['chibwe'],
        'river-walk',
        ['Two to four hours', 'From 14 years', 'June to October'],
        [couples, alone, friends],
      ),
    ],
  },
  {
    identifier: 'star-beds',
    title: 'Star beds',
    line: 'A night on a roof, and the whole sky',
    link: '/omburi/treehouses',
    value: 'starbed',
    hero: 'omburi-treehouses',
    image: 'star-bed',
    words: 'One tower, one bed, no walls. You are taken up before sunset and fetched when you wave.',
    things: [
      thing(
        'a-night-on-the-roof',
        [
          'A night on the roof',
          'Thirty-eight steps up',
          'Supper in a basket, a bath by lantern, and then the sky.',
        ],
        ['omburi'],
        'star-bed',
        ['From 17:30 until you wave', 'From 16 years', 'All year'],
        [couples, married],
        180,
      ),
    ],
  },
  {
    identifier: 'table',
    title: 'At table',
    line: 'Bread from the ash, fish from three boats',
    link: '/experiences/at-table',
    value: 'table',
    hero: 'experiences-at-table',
    image: 'supper-outside',
    words:
      'Kitchens are small here and the shop is far off, so that people cook what there is. There is generally a good deal.',
    things: [
      thing(
        'supper-on-the-sandbank',
        [
          'Supper on the sandbank',
          'While the river allows it',
          'Tables are carried over at five. At ten everyone wades back, shoes in hand.',
        ],
        ['chibwe'],
        'two-at-table',
        ['An evening', 'Anyone', 'July to October'],
        [couples, friends, married],
      ),
      thing(
        'bread-before-light',
        [
          'Bread before light',
          'With the baker, at half past four',
          'You knead, she corrects, and you take it out with you, warm.',
        ],
        ['chibwe', 'tidehouse'],
        'bread',
        ['One hour', 'From 8 years', 'All year'],
        [families, alone, other],
      ),
    ],
  },
  {
    identifier: 'young',
    title: 'For the young',
    line: 'One square metre takes two days',
    link: '/experiences/for-the-young',
    value: 'young',
    hero: 'experiences-for-the-young',
    image: 'children-at-tracks',
    words: 'Children are closer to the ground and see more of it. They have a guide who thinks so too.',
    things: [
      thing(
        'one-square-metre',
        [
          'One square metre',
          'A map of everything in it',
          'Four pegs, some string and a lens. Beetles are drawn to scale.',
        ],
        ['omburi'],
        'children-at-tracks',
        ['As long as it takes', 'From 5 years', 'All year'],
        [families],
      ),
    ],
  },
  {
    identifier: 'neighbours',
    title: 'Neighbours and land',
    line: 'What the levy does, and who decides',
    link: '/experiences/neighbours-and-land',
    value: 'neighbours',
    hero: 'experiences-neighbours-and-land',
    image: 'school',
    words:
      'The land belongs to the people who live on it. You may come to a meeting, if you can sit for three hours.',
    things: [
      thing(
        'an-afternoon-at-chitende',
        [
          'An afternoon at Chitende',
          'By boat, to the school',
          'The older ones take you round, and then ask what your river is called.',
        ],
        ['chibwe'],
        'football',
        ['Two hours', 'Anyone', 'In term'],
        [families, friends, other],
        15,
      ),
      thing(
        'a-count-from-the-ground',
        [
          'A count from the ground',
          'Two people must agree',
          'You sit with the trackers and write down what they say. Once a month it is printed.',
        ],
        ['omburi'],
        'seedlings',
        ['A morning', 'From 12 years', 'First Monday of the month'],
        [alone, couples, other],
      ),
    ],
  },
];

const inWords = (at: readonly PropertyKey[]) => at.map((key) => roots[key].name).join(' and ');

export const experiences: readonly Authored<ExperienceOfStudio>[] = kinds.flatMap(
  ({ identifier, things }, row) =>
    things.map(({ slug, title, sub, words, at, image, dollars, when }, index) => ({
      slug,
      position: row * 100 + index + 1,
      title,
      subTitle: sub,
      description: words,
      ...when,
      experienceCategory: entry('experiencesCategory', identifier),
      experienceImage: picture(image),
      availableAt: inWords(at),
      properties: [...at],
      cost: dollars === undefined ? 'Included' : `${inDollars(dollars)} a person`,
      ...(dollars === undefined ? {} : { price: kept(dollars) }),
      ...(at.includes('omburi') ? { whatToExpect: entry('whatToExpect', 'days-in-the-desert') } : {}),
      buttonText: 'Enquire',
      buttonLink: `/enquire/experiences?experience=${slug}`,
    })),
);

export const categories: readonly Authored<ExperiencesCategory>[] = kinds.map((kind, index) => ({
  experiencesCategoryFor: 'experiences',
  title: kind.title,
  identifier: kind.identifier,
  enquiryValue: kind.value,
  line: kind.line,
  link: kind.link,
  propertyPage: kind.propertyPage ?? null,
  showInDropdown: true,
  dropdownPosition: index + 1,
  dropdownThumbnail: picture(kind.image),
  mainImage: picture(kind.image),
  hero: entry('heroBanner', kind.hero),
  subtitle: kind.line,
  description: text(p(kind.words)),
  carouselItems: illustrated(
    points(Object.fromEntries(kind.things.map(({ title, sub }) => [title, sub]))),
    ...kind.things.map(({ image }) => image),
  ),
  testimonies: entries('testimonial', 'The bend'),
}));

/** What each kind holds: published after the experiences, which name their kind. */
export const linkedCategories = kinds.map(({ identifier, things }) => ({
  identifier,
  experiences: entries('experiences', ...things.map(({ slug }) => slug)),
  familyFavourites: entries('experiences', ...things.slice(0, 1).map(({ slug }) => slug)),
}));

/** Where a property's page of one kind is; the kind of treehouses has its own pages. */
const pageOf = (kind: Kind, { root }: { readonly root: string }) =>
  kind.link.startsWith('/experiences/') ? `${root}${kind.link}` : kind.link;

const kindsAt = (key: PropertyKey) => kinds.filter(({ things }) => things.some(({ at }) => at.includes(key)));
const slugsAt = (key: PropertyKey, { things }: Kind) =>
  things.filter(({ at }) => at.includes(key)).map(({ slug }) => slug);

export const experiencesProperties: readonly Authored<ExperiencesProperty>[] = keys.map((key) => ({
  contentfulTag: roots[key].tag,
  introSection: entry('introSection', `${roots[key].root.slice(1)}-experiences`),
  experienceCategories: kindsAt(key).map((kind) => ({
    category: entry('experiencesCategory', kind.identifier),
    title: `${kind.title}: ${roots[key].name}`,
    subtitle: kind.line,
    description: kind.words,
    link: pageOf(kind, roots[key]),
    mainImage: picture(kind.image),
    experiences: entries('experiences', ...slugsAt(key, kind)),
  })),
  buttonText: 'Enquire about a day',
  buttonLink: '/enquire/experiences',
  testimonies: entries('testimonial', 'The bend'),
}));

/** Heads of the pages a property has for one kind each. */
export const headsOfKinds = keys.flatMap((key) =>
  kindsAt(key)
    .filter(({ link }) => link.startsWith('/experiences/'))
    .map((kind) => ({
      key: `experiences-${kind.link.slice('/experiences/'.length)}-${roots[key].root.slice(1)}`,
      image: kind.image,
      title: `${kind.title} at ${roots[key].name}`,
      sub: kind.line,
      description: `${kind.title} at ${roots[key].name}: ${kind.line.toLowerCase()}, with times, ages and what it costs.`,
    })),
);

export const experiencesSections: readonly Authored<ExperiencesSection>[] = keys.map((key) => ({
  experiencesSectionFor: roots[key].root.slice(1),
  smallHeader: 'If you want to do something',
  bigHeader: `Experiences at ${roots[key].name}`,
  text: text(p('And nothing is a good choice as well.')),
  allExperiencesLink: `${roots[key].root}/experiences`,
  experiences: entries('experiences', ...kindsAt(key).flatMap((kind) => slugsAt(key, kind))),
}));

export const favourites: readonly Authored<PropertyFavourite>[] = keys.map((key) => ({
  contentfulTag: roots[key].tag,
  whatToLookOutForTitle: 'What to look out for this month',
  whatToLookOutForSubtitle: 'Ask whoever brings the tea: it changes by the day.',
  smallHeading: 'Guests come back for',
  bigHeading: `Favourites at ${roots[key].name}`,
  cta1Text: `All experiences at ${roots[key].name}`,
  cta1Url: `${roots[key].root}/experiences`,
  favourites: kindsAt(key).flatMap((kind) =>
    kind.things
      .filter(({ at }) => at.includes(key))
      .map(({ title, sub, words, image }) => ({
        ...{ title, subTitle: sub, description: words },
        buttonLink: pageOf(kind, roots[key]),
        experienceImage: picture(image),
      })),
  ),
}));

const personaRows: readonly (readonly [string, Persona['tag'], string, string, PictureId])[] = [
  ['All', 'all', 'Everything there is', 'A short list, and most of it is out of doors.', 'sundown'],
  ['Couples', couples, 'The two of you', 'A canoe, a roof, a table on a sandbank.', 'two-at-table'],
  ['Families', families, 'All sizes', 'Ask for a guide who likes beetles.', 'children-at-tracks'],
  ['Friends', friends, 'A boatful', 'Six to a boat, eight to a house.', 'supper-outside'],
  ['Solo Traveller', alone, 'One', 'The front seat is free.', 'hide'],
  ['Honeymooners', married, 'Just married', 'Sleep first. Then the river.', 'proposal'],
  ['Other', other, 'Something else', 'Say what, and somebody here will know.', 'long-lens'],
];

export const personas: readonly Authored<Persona>[] = personaRows.map(
  ([title, tag, introMain, introSubCopy, image], index) => ({
    ...{ position: index + 1, title, tag, introMain, introSubCopy },
    image: picture(image),
    experiences: entries(
      'experiences',
      ...kinds
        .flatMap(({ things }) => things)
        .filter(({ suits }) => tag === 'all' || suits.includes(tag))
        .map(({ slug }) => slug),
    ),
  }),
);
