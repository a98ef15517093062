import { pageKeyField } from '../../fields/address.ts';
import { month } from '../../fields/calendar.ts';
import { property } from '../../fields/choice.ts';
import { button, rows, words } from '../../fields/lists.ts';
import { backgroundFilm, picture } from '../../fields/picture.ts';
import { beside, count, line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const degrees = (name: string, label: string) => ({
  ...count(name, label, { half: true, min: -20 }),
});

export const ourSafaris = contentCollection({
  slug: 'ourSafaris',
  labels: ['Part of a safari page', 'Parts of safari pages'],
  group: 'Safaris and experiences',
  titled: 'title',
  description:
    'What the safari pages tell: words, activities, and the year month by month. The cards that lead there from the menu are under "Safari cards of the menu".',
  columns: ['title', 'ourSafarisFor', 'property'],
  sort: 'ourSafarisFor',
  fields: [
    pageKeyField('ourSafarisFor', { unique: true, help: 'The page that shows it: "lionsands-safaris".' }),
    property(),
    line('title', 'Title', { required: true }),
    line('heading', 'Heading'),
    longText('content', 'Words'),
    button(),
    picture('backgroundImage', 'Picture'),
    ...backgroundFilm(),
    rows(
      'activities',
      'Activities',
      ['Activity', 'Activities'],
      [
        line('title', 'Title', { required: true }),
        passage('text', 'Words'),
        beside(
          line('duration', 'Takes', { half: true }),
          line('who', 'For whom', { half: true, help: '"From 16 years".' }),
        ),
        picture('image', 'Picture'),
      ],
    ),
    rows(
      'months',
      'Month by month',
      ['Month', 'Months'],
      [
        beside(month('month', 'Month'), line('season', 'Season', { half: true, help: '"Green".' })),
        passage('text', 'Words'),
        beside(degrees('high', 'By day, °C'), degrees('low', 'By night, °C')),
        count('rain', 'Rain in mm'),
        words('best', 'At its best', '"Cats at the water". Press Enter after each.'),
        words('often', 'Often'),
        words('sometimes', 'Sometimes'),
      ],
      { help: 'The year of the chart, January first.', most: 12 },
    ),
  ],
});
