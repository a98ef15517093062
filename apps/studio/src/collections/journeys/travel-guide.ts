import { entry } from '../../fields/entry.ts';
import { downloads, rows } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const travelGuide = contentCollection({
  slug: 'travelGuide',
  labels: ['Travel guide', 'Travel guide'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description: 'What to know before travelling in Africa: seasons, health, money, visas. There is one.',
  columns: ['title'],
  single: true,
  fields: [
    line('title', 'Title', { required: true }),
    entry('hero', 'Banner', 'heroBanner'),
    passage('lead', 'Opening words'),
    picture('image', 'Picture'),
    rows(
      'sections',
      'Sections',
      ['Section', 'Sections'],
      [
        line('heading', 'Heading', { required: true }),
        longText('body', 'Words', { required: true }),
        picture('image', 'Picture'),
      ],
    ),
    downloads(),
  ],
});
