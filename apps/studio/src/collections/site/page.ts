import { slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { entry } from '../../fields/entry.ts';
import { downloads, facts, questions, rows } from '../../fields/lists.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const page = contentCollection({
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
    rows(
      'timeline',
      'Timeline',
      ['Year', 'Years'],
      [
        line('year', 'Year', { required: true }),
        line('title', 'What happened', { required: true }),
        passage('text', 'Words'),
      ],
      { help: 'Shown on Our story, in this order.' },
    ),
    facts(),
    gallery(),
    questions(),
    downloads(),
  ],
});
