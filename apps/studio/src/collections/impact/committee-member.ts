import { slug } from '../../fields/address.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const committeeMember = contentCollection({
  slug: 'committeeMember',
  labels: ['Committee member', 'Committee'],
  group: 'Impact',
  titled: 'name',
  description: 'Who signs for the money.',
  columns: ['name', 'role', 'position'],
  sort: 'position',
  fields: [
    slug('Names them in addresses: /impact#this.'),
    position(),
    line('name', 'Name', { required: true }),
    line('role', 'Role', { required: true }),
    line('place', 'Lives in'),
    passage('biography', 'About them'),
    picture('image', 'Portrait'),
  ],
});
