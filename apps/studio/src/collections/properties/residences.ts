import { entries, entry } from '../../fields/entry.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const residences = contentCollection({
  slug: 'residences',
  labels: ['Page of all residences', 'Page of all residences'],
  group: 'Lodges and rooms',
  titled: 'heading',
  description: 'The page of all residences, and the order they stand in. There is one.',
  columns: ['heading'],
  single: true,
  fields: [
    entry('hero', 'Banner', 'heroBanner'),
    line('heading', 'Heading', { required: true }),
    passage('intro', 'Opening words'),
    entries('residences', 'Residences', 'residence'),
  ],
});
