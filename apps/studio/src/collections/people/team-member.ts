import { position } from '../../fields/figures.ts';
import { words } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const teamMember = contentCollection({
  slug: 'teamMember',
  labels: ['Team member', 'Team'],
  group: 'People',
  titled: 'name',
  description: 'The people visitors meet on the site. Accounts of this studio are under "Accounts".',
  columns: ['name', 'role', 'place'],
  sort: 'name',
  fields: [
    position(),
    line('name', 'Name', { required: true }),
    line('role', 'Role', { required: true }),
    picture('portrait', 'Portrait', { required: true }),
    line('place', 'Where', { help: '"River Lodge".' }),
    line('since', 'Since', { help: '"since 1998".' }),
    line('note', 'One line about them', { help: '"Canoed the Lower Zambezi, twice on purpose".' }),
    passage('biography', 'About them'),
    words('languages', 'Speaks'),
  ],
});
