import { rows, words } from '../../fields/lists.ts';
import { line } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const searchPage = contentCollection({
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
      ['Word', 'Words'],
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
      {
        help: 'A word guests type also finds the pages that hold our word. The same word may stand in several rows. A change holds within seconds of publishing.',
      },
    ),
  ],
});
