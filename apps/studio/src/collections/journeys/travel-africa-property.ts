import { link } from '../../fields/address.ts';
import { latitudeLongitude } from '../../fields/figures.ts';
import { facts } from '../../fields/lists.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const travelAfricaProperty = contentCollection({
  slug: 'travelAfricaProperty',
  labels: ['Camp', 'Camps'],
  group: 'Journeys and Travel Africa',
  titled: 'propertyName',
  description:
    'Camps and lodges of others that our journeys stop at. Countries pick from these. Our own are under "Lodges and villas".',
  columns: ['propertyName', 'propertyLocation'],
  sort: 'propertyName',
  fields: [
    line('propertyName', 'Name', { required: true }),
    line('propertyLocation', 'Where', { help: '"Okavango Delta, Botswana".' }),
    passage('description', 'Words'),
    picture('backgroundImage', 'Picture'),
    facts(),
    gallery(),
    link('link', 'Where it leads'),
    latitudeLongitude(),
  ],
});
