import { picture } from '../fields/picture.ts';
import { line, passage } from '../fields/plain.ts';
import { contentCollection } from './content-collection.ts';

export const teamMember = contentCollection({
  slug: 'teamMember',
  labels: ['Team member', 'Team'],
  group: 'People',
  titled: 'name',
  description: 'The people visitors meet on the site. Accounts of this studio are under "Accounts".',
  columns: ['name', 'role'],
  sort: 'name',
  fields: [
    line('name', 'Name', { required: true }),
    line('role', 'Role', { required: true }),
    picture('portrait', 'Portrait', { required: true }),
    passage('biography', 'About them'),
  ],
});
