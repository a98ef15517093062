import { link, pageKeyField } from '../../fields/address.ts';
import { month } from '../../fields/calendar.ts';
import { property } from '../../fields/checked-word.ts';
import { button, rows, words } from '../../fields/lists.ts';
import { backgroundFilm, picture } from '../../fields/picture.ts';
import { beside, count, line, passage, position } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const safari = contentCollection({
  slug: 'safari',
  labels: ['Safari card of the menu', 'Safari cards of the menu'],
  group: 'Safaris and experiences',
  titled: 'dropDownTitle',
  description:
    'Only the cards of the menu Our Safaris: a picture, a name and where it leads. What the safari pages themselves tell is under "Parts of safari pages".',
  columns: ['dropDownTitle', 'property', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('dropDownTitle', 'Title', { required: true }),
    line('identifier', 'Identifier', {
      required: true,
      unique: true,
      help: 'Name of its menu: "the-delta".',
    }),
    property('Property', { required: true }),
    picture('dropDownImage', 'Picture in menus', { required: true }),
    picture('dropdownImageMobi', 'Picture in menus on phones'),
    link('link', 'Its page', { required: true }),
  ],
});

const degrees = (name: string, label: string) => ({
  ...count(name, label, { half: true, min: -20 }),
});

const ourSafaris = contentCollection({
  slug: 'ourSafaris',
  labels: ['Part of a safari page', 'Parts of safari pages'],
  group: 'Safaris and experiences',
  titled: 'title',
  description:
    'What the safari pages tell: words, activities, and the year month by month. The cards that lead there from the menu are under "Safari cards of the menu".',
  columns: ['title', 'ourSafarisFor', 'property'],
  sort: 'ourSafarisFor',
  fields: [
    pageKeyField('ourSafarisFor', { unique: true, help: 'The page that shows it: "the-delta-safaris".' }),
    property(),
    line('title', 'Title', { required: true }),
    line('heading', 'Heading'),
    longText('content', 'Words'),
    button(),
    picture('backgroundImage', 'Picture'),
    ...backgroundFilm(),
    rows('activities', 'Activities', { one: 'Activity', many: 'Activities' }, [
      line('title', 'Title', { required: true }),
      passage('text', 'Words'),
      beside(
        line('duration', 'Takes', { half: true }),
        line('who', 'For whom', { half: true, help: '"From 16 years".' }),
      ),
      picture('image', 'Picture'),
    ]),
    rows(
      'months',
      'Month by month',
      { one: 'Month', many: 'Months', help: 'The year of the chart, January first.', most: 12 },
      [
        beside(month('month', 'Month'), line('season', 'Season', { half: true, help: '"Green".' })),
        passage('text', 'Words'),
        beside(degrees('high', 'By day, °C'), degrees('low', 'By night, °C')),
        count('rain', 'Rain in mm'),
        words('best', 'At its best', '"Cats at the water". Press Enter after each.'),
        words('often', 'Often'),
        words('sometimes', 'Sometimes'),
      ],
    ),
  ],
});

export const safaris = [safari, ourSafaris];
