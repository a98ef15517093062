import { slug } from '../../fields/address.ts';
import { entries, entry } from '../../fields/entry.ts';
import { rows, words } from '../../fields/lists.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const packageSection = contentCollection({
  slug: 'packageSection',
  labels: ['List of journeys', 'Lists of journeys'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description: 'A page that lists journeys, with its filters. "curated-journeys" is the page of that name.',
  columns: ['title', 'slug'],
  sort: 'slug',
  fields: [
    slug('Names the list: "curated-journeys".'),
    line('title', 'Title', { required: true }),
    passage('lead', 'Opening words'),
    entry('hero', 'Banner', 'heroBanner'),
    entries('packages', 'Journeys', 'packages'),
    rows(
      'filters',
      'Filters',
      ['Filter', 'Filters'],
      [line('title', 'Name', { required: true }), words('options', 'Choices')],
    ),
  ],
});
