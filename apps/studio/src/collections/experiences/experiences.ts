import { requireOneCost } from '../../facts/require-agreement.ts';
import { link, pageKeyField, slug } from '../../fields/address.ts';
import { checkedWords } from '../../fields/checked-word.ts';
import { choice, yes } from '../../fields/choice.ts';
import { entries, entry, parent } from '../../fields/entry.ts';
import { button, points, rows } from '../../fields/lists.ts';
import { moneyLabel } from '../../fields/money.ts';
import { unread } from '../../fields/own-word.ts';
import { backgroundFilm, file, gallery, picture } from '../../fields/picture.ts';
import { beside, count, line, passage, position, price, tabs } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const experiences = contentCollection({
  slug: 'experiences',
  labels: ['Experience', 'Experiences'],
  group: 'Safaris and experiences',
  titled: 'title',
  description:
    'Everything there is to do, one entry for each: a game drive, a wine tasting. Kinds of experience, pages and personas pick from these.',
  columns: ['title', 'experienceCategory', 'availableAt', 'cost'],
  sort: 'position',
  hooks: { beforeValidate: [requireOneCost] },
  fields: [
    slug('Names it in addresses: "bread-from-the-ash".'),
    position(),
    tabs({
      Words: [
        line('title', 'Name', {
          required: true,
          help: 'What it is, in the words a guest would type: "Hot-air balloon at sunrise".',
        }),
        line('navigationText', 'Short name', {
          help: 'Where a page lists several below one another. Empty means its name.',
        }),
        line('subTitle', 'Line under the name', {
          help: 'The place for wit: "An hour without weight". When and how long have fields of their own.',
        }),
        passage('description', 'Words', { required: true }),
        parent('experienceCategory', 'Kind', 'experiencesCategory'),
        link('link', 'Its page', { help: 'Empty means the page of its kind.' }),
        picture('experienceImage', 'Picture', { required: true }),
        ...backgroundFilm(),
        gallery(),
      ],
      'Where, when, how much': [
        line('availableAt', 'Where', { help: 'In words: "Reed Camp and Ridge Camp".' }),
        checkedWords('properties', 'Properties', 'property', { help: 'Whose pages list it.' }),
        beside(
          line('cost', 'Cost in words', {
            half: true,
            help: '"Included", or "a person". Where places differ: "R 900 at Reed Camp or R 700 at Ridge Camp, a person". The pages of a place then say its own alone.',
          }),
          price('price', moneyLabel(), 'Empty when it is included.'),
        ),
        beside(
          line('duration', 'Takes', { half: true }),
          line('ages', 'Ages', { half: true, help: '"From six years".' }),
        ),
        line('season', 'Season'),
        entry('whatToExpect', 'What to expect', 'whatToExpect'),
      ],
      'Buttons and files': [
        button(),
        file('file', 'File of the first button'),
        button('additionalButtonText', 'additionalButtonLink', 'Second button'),
        file('additionalFile', 'File of the second button'),
        button('thirdButtonText', 'thirdButtonLink', 'Third button'),
        file('thirdFile', 'File of the third button'),
      ],
    }),
  ],
});

/** Kinds of page that a property may have besides its page of experiences. */
const pagesOfKinds = { safaris: 'Safaris', treehouses: 'Treehouses' } as const;

const experiencesCategory = contentCollection({
  slug: 'experiencesCategory',
  labels: ['Kind of experience', 'Kinds of experience'],
  group: 'Safaris and experiences',
  titled: 'title',
  description: 'Safari, food and wine, celebrations: the kinds of experience in menus, and their pages.',
  columns: ['title', 'experiencesCategoryFor', 'dropdownPosition'],
  sort: 'dropdownPosition',
  fields: [
    pageKeyField('experiencesCategoryFor', {
      unique: false,
      help: 'The page that lists it, such as "experiences".',
    }),
    tabs({
      'Menus and cards': [
        line('title', 'Name', { required: true }),
        line('identifier', 'Identifier', { help: 'Name in filters: "foodwine".' }),
        unread(
          line('enquiryValue', 'Value in enquiry forms', {
            help: 'What a form that asks for experiences ticks when it is opened on this page, as the list of choices "experiences" spells it. Empty means that forms do not ask for it.',
          }),
        ),
        passage('line', 'One sentence about it', { required: true }),
        link('link', 'Its page', { required: true }),
        choice('propertyPage', 'Pages of properties about it', pagesOfKinds, {
          help: 'They show its experiences, their panel in the menu leads to it, and a form opened there ticks it. Empty means the pages its address ends with.',
        }),
        beside(
          yes('showInDropdown', 'Show in the menu', { preset: true }),
          count('dropdownPosition', 'Place', { help: 'Lower numbers stand first.' }),
        ),
        picture('dropdownThumbnail', 'Small picture in the menu'),
        picture('mainImage', 'Picture', { required: true }),
      ],
      'Its page': [
        entry('hero', 'Banner', 'heroBanner'),
        line('subtitle', 'Words over the title'),
        longText('description', 'Words'),
        entries('experiences', 'Experiences', 'experiences'),
        points('carouselItems', 'Moving pictures', { one: 'Item', many: 'Items' }),
        entries('familyFavourites', 'Family favourites', 'experiences', {
          most: 3,
          help: 'Three, in the order they are shown.',
        }),
        entries('testimonies', 'Testimonials', 'testimonial'),
        file('factSheet', 'Fact sheet'),
      ],
    }),
  ],
});

const experiencesProperty = contentCollection({
  slug: 'experiencesProperty',
  labels: ['Experiences page of a property', 'Experiences pages of properties'],
  group: 'Safaris and experiences',
  titled: 'contentfulTag',
  description:
    'Which experiences the page of one property shows, and in which words, one entry for every property. The experiences themselves are under "Experiences".',
  columns: ['contentfulTag', 'buttonText'],
  sort: 'contentfulTag',
  fields: [
    line('contentfulTag', 'Content tag', {
      required: true,
      unique: true,
      help: 'Content tag of the property.',
    }),
    entry('introSection', 'Opening words', 'introSection'),
    rows('experienceCategories', 'Kinds of experience', { one: 'Kind', many: 'Kinds' }, [
      parent('category', 'Kind', 'experiencesCategory'),
      line('title', 'Title', { required: true }),
      line('subtitle', 'Line under the title'),
      passage('description', 'Words'),
      link('link', 'Its page'),
      picture('mainImage', 'Picture'),
      entries('experiences', 'Experiences there', 'experiences'),
    ]),
    button(),
    file('factSheet', 'Fact sheet'),
    entries('testimonies', 'Testimonials', 'testimonial'),
  ],
});

const experiencesSection = contentCollection({
  slug: 'experiencesSection',
  labels: ['Experiences on another page', 'Experiences on other pages'],
  group: 'Safaris and experiences',
  titled: 'bigHeader',
  description:
    'One part of any other page that shows a choice of experiences, or words of its own. The whole page of a property is under "Experiences pages of properties".',
  columns: ['bigHeader', 'experiencesSectionFor'],
  sort: 'experiencesSectionFor',
  fields: [
    pageKeyField('experiencesSectionFor', {
      unique: true,
      help: 'The page that shows it: its path without the first slash, other slashes as hyphens, such as "the-delta".',
    }),
    line('smallHeader', 'Small heading'),
    line('bigHeader', 'Heading'),
    longText('text', 'Words'),
    link('allExperiencesLink', 'Where "all experiences" leads'),
    entries('experiences', 'Experiences', 'experiences'),
    file('experiencePdf', 'PDF'),
  ],
});

export const experienceCollections = [
  experiences,
  experiencesCategory,
  experiencesProperty,
  experiencesSection,
];
