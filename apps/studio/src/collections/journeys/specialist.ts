import { position } from '../../fields/figures.ts';
import { words } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const specialist = contentCollection({
  slug: 'specialist',
  labels: ['Travel specialist', 'Travel specialists'],
  group: 'Journeys and Travel Africa',
  titled: 'name',
  description:
    'The people who plan journeys, with what they know, as the Travel Africa pages show them. Everybody else is under "Team".',
  columns: ['name', 'speciality', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('name', 'Name', { required: true }),
    line('speciality', 'Knows', { help: '"Botswana and Zambia".' }),
    passage('biography', 'About them'),
    picture('portrait', 'Portrait'),
    words('languages', 'Speaks'),
  ],
});
