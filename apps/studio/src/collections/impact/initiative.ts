import { link, slug } from '../../fields/address.ts';
import { entry } from '../../fields/entry.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const initiative = contentCollection({
  slug: 'initiative',
  labels: ['Initiative', 'Initiatives'],
  group: 'Impact',
  titled: 'name',
  description: 'What is done all the time, in a few sentences each.',
  columns: ['name', 'pillar', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: /impact#this.'),
    position(),
    line('name', 'Name', { required: true }),
    line('title', 'Title'),
    passage('description', 'Words'),
    entry('pillar', 'Pillar', 'impactPillar'),
    picture('image', 'Picture'),
    link('link', 'Where it leads'),
  ],
});
