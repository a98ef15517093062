import type { ExperiencesProperty, ExperiencesSection } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { type ExperienceKind, experiencesOf } from './experience-list.ts';
import type { PropertyKey } from './property-key.ts';
import { kindAddresses, kindsOfProperties } from './property-kinds.ts';
import { entries, entry, file, plate, text } from './references.ts';
import { p } from './rich-text.ts';

/** What guests of each property wrote, by title. */
const heard: Readonly<Record<PropertyKey, readonly string[]>> = {
  lionsands: ['The right order', 'The photograph after', 'Thirteen at one table'],
  monwana: ['Buffalo at breakfast'],
  marataba: ['Not one step'],
  capecadogan: ['The ticket is good for a week'],
};

const contentTags: Readonly<Record<PropertyKey, string>> = {
  lionsands: 'lion-sands',
  monwana: 'monwana',
  marataba: 'marataba',
  capecadogan: 'cape-cadogan',
};

const keys = Object.keys(contentTags) as readonly PropertyKey[];

const slugsAt = (kind: ExperienceKind, property: PropertyKey) =>
  experiencesOf[kind].filter(({ availableAt }) => availableAt.includes(property)).map(({ slug }) => slug);

/** The experiences page of each property: its own choice, in its own words (CNT-15). */
export const experiencesProperties: readonly Authored<ExperiencesProperty>[] = keys.map((key) => ({
  contentfulTag: contentTags[key],
  introSection: entry('introSection', `${key}-experiences`),
  experienceCategories: kindsOfProperties[key].map(([kind, title, subtitle, description, picture]) => ({
    category: entry('experiencesCategory', kind),
    title,
    subtitle,
    description,
    link: `/${key}/experiences/${kindAddresses[kind]}`,
    mainImage: plate(picture),
    experiences: entries('experiences', ...slugsAt(kind, key)),
  })),
  buttonText: 'Enquire about a day',
  buttonLink: '/enquire/experiences',
  factSheet: file(`facts-${key}.pdf`),
  testimonies: entries('testimonial', ...heard[key]),
}));

const sectionOf = (
  key: PropertyKey,
  small: string,
  big: string,
  words: readonly string[],
  slugs: readonly string[],
) => ({
  experiencesSectionFor: key,
  smallHeader: small,
  bigHeader: big,
  text: text(...words.map(p)),
  allExperiencesLink: `/${key}/experiences`,
  experiences: entries('experiences', ...slugs),
  experiencePdf: file(`facts-${key}.pdf`),
});

/** The choice of things to do on each property's own page. */
export const experiencesSections: readonly Authored<ExperiencesSection>[] = [
  sectionOf(
    'lionsands',
    'Between drives',
    'Experiences at Lion Sands',
    ['Nothing is arranged unless you ask. Here is what people ask for.'],
    [
      'boat-on-the-sabie',
      'table-in-the-river-bed',
      'the-hide',
      'one-night-at-tinyeleti',
      'bee-fence',
      'termite-walk',
    ],
  ),
  sectionOf(
    'monwana',
    'Besides the waterhole',
    'Experiences at Monwana',
    ['Drives, stars, a private supper, and a tree to plant.'],
    [
      'morning-and-evening-drives',
      'the-sky-from-seven',
      'night-drive-at-full-moon',
      'supper-for-two',
      'plant-a-jackalberry',
    ],
  ),
  sectionOf(
    'marataba',
    'Before eleven, and after three',
    'Experiences at Marataba',
    ['The middle of the day is for rest. Around it the choice is yours.'],
    [
      'walking-safari',
      'dog-and-handler',
      'morning-with-the-ecologist',
      'matlabas-river-cruise',
      'first-safari',
      'one-night-at-thabametsi',
    ],
  ),
  sectionOf(
    'capecadogan',
    'From the front door',
    'Experiences from Cape Cadogan',
    ['The day depends on the weather: at six we look at the mountain for you.'],
    [
      'table-mountain-early',
      'penguins-before-nine',
      'winelands-with-a-driver',
      'cape-malay-morning',
      'cellar-evening',
      'walk-with-fatima',
    ],
  ),
];
