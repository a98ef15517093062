import { yes } from '../../fields/choice.ts';
import { entry } from '../../fields/entry.ts';
import { facts, points, rows } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const careers = contentCollection({
  slug: 'careers',
  labels: ['Careers page', 'Careers page'],
  group: 'People',
  titled: 'heading',
  description: 'What it is like to work here. Open posts are under "Vacancies". There is one.',
  columns: ['heading'],
  single: true,
  fields: [
    entry('hero', 'Banner', 'heroBanner'),
    line('heading', 'Heading', { required: true }),
    line('headingTurn', 'Turn of the heading', { help: 'Second part, in italics. May stay empty.' }),
    passage('lead', 'Opening words'),
    picture('image', 'Picture'),
    line('rotaHeading', 'Heading of the rota'),
    passage('rotaText', 'Words under it'),
    rows(
      'rota',
      'Rota',
      ['Week', 'Weeks'],
      [
        beside(
          line('label', 'Week', { required: true, half: true }),
          yes('working', 'At work', { preset: true }),
        ),
      ],
    ),
    points('benefits', 'What you get', ['Benefit', 'Benefits']),
    facts(),
    passage('closing', 'Words when there is no open post'),
  ],
});
