import { link } from '../../fields/address.ts';
import { property } from '../../fields/choice.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { beside, count, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const award = contentCollection({
  slug: 'award',
  labels: ['Award', 'Awards'],
  group: 'Stories',
  titled: 'title',
  description: 'Awards won, the newest first.',
  columns: ['title', 'year', 'property'],
  sort: '-year',
  fields: [
    position(),
    line('title', 'Award', { required: true }),
    beside(
      count('year', 'Year', { required: true, min: 1900, half: true }),
      line('givenBy', 'Given by', { half: true }),
    ),
    property('Property', { help: 'Empty means the whole collection.' }),
    passage('text', 'Words'),
    picture('image', 'Picture'),
    link('link', 'Where it leads'),
  ],
});
