import { link, pageKeyField, slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { entries, entry } from '../../fields/entry.ts';
import { downloads, facts, questions, rows, words } from '../../fields/lists.ts';
import { metaFields } from '../../fields/meta.ts';
import { backgroundFilm, file, gallery, picture } from '../../fields/picture.ts';
import { beside, collapsible, line, passage, tabs } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const homepage = contentCollection({
  slug: 'homepage',
  labels: ['Home page', 'Home page'],
  group: 'Pages and their words',
  titled: 'heroTitle',
  description:
    'The first page visitors see. There is one; its title and description for search engines are under "Page introductions".',
  columns: ['heroTitle'],
  single: true,
  fields: [
    tabs({
      'Top of the page': [
        beside(
          line('heroTitle', 'Headline', {
            required: true,
            half: true,
            help: 'What you sell, and where, in the words a guest would type: "Safari lodges and a hotel by the sea".',
          }),
          line('heroTitleTurn', 'Tagline', {
            half: true,
            help: 'Stands large under the headline, in italics. May stay empty.',
          }),
        ),
        passage('heroLead', 'Words under the headline'),
        picture('heroPicture', 'Picture', {
          required: true,
          help: 'Keep the lower left quiet: the headline stands there.',
        }),
      ],
      Statement: [
        passage('statement', 'Statement', { help: 'Two or three sentences on what the collection is.' }),
        line('statementTurn', 'Turn of the statement', {
          help: 'Last part, in italics. May stay empty.',
        }),
        passage('statementLead', 'Words under the statement'),
        beside(
          line('statementLinkText', 'Words of the link', { half: true }),
          link('statementLinkHref', 'Where the link leads'),
        ),
      ],
      Sections: [
        line('collectionHeading', 'Heading of the properties'),
        passage('collectionLead', 'Words under the heading of the properties'),
        line('experiencesHeading', 'Heading of the experiences'),
        line('journeysHeading', 'Heading of the journeys'),
        passage('journeysLead', 'Words under the heading of the journeys'),
        entries('journeys', 'Journeys shown', 'packages', {
          most: 3,
          help: 'Up to three, in the order they are shown.',
        }),
        line('storiesHeading', 'Heading of the stories'),
      ],
      Menus: [
        picture('defaultDropDownImage', 'Picture of the menus', {
          help: 'Shown in a drop-down menu until the visitor points at an entry.',
        }),
      ],
    }),
  ],
});

const introSection = contentCollection({
  slug: 'introSection',
  labels: ['Page introduction', 'Page introductions'],
  group: 'Pages and their words',
  titled: 'heroBannerFor',
  description:
    'The opening words of a page, and what search engines show of it. One for every page. The large picture at its top is under "Page banners".',
  columns: ['heroBannerFor', 'metaTitle'],
  sort: 'heroBannerFor',
  fields: [
    pageKeyField('heroBannerFor', { unique: true }),
    line('primaryTextMain', 'Heading'),
    passage('primaryTextSub', 'Words under the heading'),
    line('secondaryTextMain', 'Second heading', {
      help: 'Over the part of the page it belongs to: its lodges, its countries. On other pages at the end.',
    }),
    passage('secondaryTextSub', 'Words under the second heading'),
    longText('text', 'Longer words'),
    picture('backgroundImage', 'Picture'),
    collapsible('Downloads', 'closed', [
      file('firstDownload', 'First PDF'),
      line('firstDownloadCta', 'Words of its link'),
      file('secondDownload', 'Second PDF'),
      line('secondDownloadCta', 'Words of its link'),
    ]),
    ...metaFields(),
  ],
});

const heroBanner = contentCollection({
  slug: 'heroBanner',
  labels: ['Page banner', 'Page banners'],
  group: 'Pages and their words',
  titled: 'heroBannerFor',
  description:
    'The large picture at the top of a page or beside a form, with its words. What search engines show of the page is under "Page introductions".',
  columns: ['heroBannerFor', 'bannerText'],
  sort: 'heroBannerFor',
  fields: [
    pageKeyField('heroBannerFor', { unique: false }),
    line('bannerText', 'Words'),
    passage('bannerSubText', 'Words under them'),
    picture('backgroundImage', 'Picture', { required: true }),
    picture('backgroundImageMobi', 'Picture on phones', { help: 'Upright. Empty means the same picture.' }),
    ...backgroundFilm(),
    link('tourLink', '360 degree tour', {
      help: 'Address of a tour that belongs to the picture. May stay empty.',
    }),
  ],
});

const quoteComponent = contentCollection({
  slug: 'quoteComponent',
  labels: ['Quote', 'Quotes'],
  group: 'Pages and their words',
  titled: 'text',
  description:
    'What a guest or a member of the family said, shown over a picture. Longer words of guests are under "Testimonials".',
  columns: ['text', 'quoteFor'],
  fields: [
    pageKeyField('quoteFor', { unique: false, help: 'The page that shows it; the home page is "home".' }),
    passage('text', 'The quote', { required: true, help: 'Without quotation marks.' }),
    line('attribution', 'Who said it', { required: true }),
    picture('backgroundImage', 'Picture', {
      required: true,
      help: 'With a film, the picture the film begins with.',
    }),
    ...backgroundFilm(),
  ],
});

const page = contentCollection({
  slug: 'page',
  labels: ['Page', 'Pages'],
  group: 'Pages and their words',
  titled: 'title',
  description: 'Whole pages that are mostly words: our story, cookies, terms, how to pay safely.',
  columns: ['title', 'slug', 'updated'],
  sort: 'slug',
  fields: [
    slug('Key of the page: its path without the first slash, other slashes as hyphens: "cookie-policy".'),
    line('title', 'Title', { required: true }),
    passage('lead', 'Opening words'),
    entry('hero', 'Banner', 'heroBanner'),
    picture('image', 'Picture'),
    day('updated', 'Date of this wording'),
    rows('sections', 'Sections', { one: 'Section', many: 'Sections' }, [
      line('heading', 'Heading', { required: true }),
      longText('body', 'Words', { required: true }),
      picture('image', 'Picture'),
    ]),
    rows('timeline', 'Timeline', { one: 'Year', many: 'Years', help: 'Shown on Our story, in this order.' }, [
      line('year', 'Year', { required: true }),
      line('title', 'What happened', { required: true }),
      passage('text', 'Words'),
    ]),
    facts(),
    gallery(),
    questions(),
    downloads(),
  ],
});

const searchPage = contentCollection({
  slug: 'searchPage',
  labels: ['Search page', 'Search page'],
  group: 'Whole site',
  titled: 'heading',
  description:
    'The search of the site: its words, and what guests type who mean something our pages call by another name. There is one.',
  columns: ['heading'],
  single: true,
  // The search has words of its own without it.
  neverEmpty: false,
  fields: [
    line('heading', 'Heading', { required: true, help: '"Search".' }),
    line('lead', 'Line under the field', {
      help: 'Before anything is asked: "Lodges, rooms, experiences, offers, questions."',
    }),
    rows(
      'synonyms',
      'Words guests type',
      {
        one: 'Word',
        many: 'Words',
        help: 'A word guests type also finds the pages that hold our word. The same word may stand in several rows. A change holds within seconds of publishing.',
      },
      [
        line('word', 'Word of our pages', {
          required: true,
          help: 'One or several, as they stand together on the page that should be found: "swimming pool". A whole title leads to that page first.',
        }),
        words(
          'also',
          'What guests type for it',
          'Press Enter after each: "swim", "bathing", "plunge pool". Small letters, capitals, plurals and most slips of the finger are understood without a word of their own.',
        ),
      ],
    ),
  ],
});

export const pages = [homepage, introSection, heroBanner, quoteComponent, page, searchPage];
