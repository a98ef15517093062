import { slug } from '../../fields/address.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { line } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const impactPillar = contentCollection({
  slug: 'impactPillar',
  labels: ['Pillar', 'Pillars'],
  group: 'Impact',
  titled: 'name',
  description: 'What the work stands on: conservation, community, craft.',
  columns: ['name', 'heading', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: /impact#this.'),
    position(),
    line('name', 'Name', { required: true }),
    line('heading', 'Heading'),
    longText('description', 'Words'),
    picture('image', 'Picture'),
  ],
});
