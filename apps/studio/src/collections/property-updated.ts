import { properties, regions } from '@sundowner/brand';
import { link } from '../fields/address.ts';
import { picture } from '../fields/picture.ts';
import { beside, count, line, passage } from '../fields/plain.ts';
import { contentCollection } from './content-collection.ts';

export const propertyUpdated = contentCollection({
  slug: 'propertyUpdated',
  labels: ['Property', 'Properties'],
  group: 'Properties',
  titled: 'name',
  description: 'The reserves, lodges and hotels of the collection, as cards and menus show them.',
  columns: ['name', 'region', 'position'],
  sort: 'position',
  fields: [
    {
      name: 'key',
      type: 'select',
      label: 'Property',
      required: true,
      unique: true,
      options: properties.map(({ key, name }) => ({ value: key, label: name })),
      admin: { position: 'sidebar', description: 'Decides the colours and the pages that belong to it.' },
    },
    count('position', 'Place in lists', { help: 'Lower numbers stand first.', required: true }),
    beside(
      line('name', 'Name', { required: true, half: true, help: 'In full: "Lion Sands Game Reserve".' }),
      line('shortName', 'Short name', { required: true, half: true, help: 'In menus: "Lion Sands".' }),
    ),
    {
      name: 'region',
      type: 'select',
      label: 'Region',
      required: true,
      options: regions.map(({ key, name }) => ({ value: key, label: name })),
    },
    passage('line', 'One sentence about it', { required: true, help: 'On its card.' }),
    line('coordinates', 'Coordinates', {
      help: 'As they are printed under its picture: "24.98° S, 31.53° E".',
    }),
    beside(
      line('slug', 'Address', { required: true, half: true, help: 'Last part of its address: "lionsands".' }),
      link('link', 'Its page', { required: true }),
    ),
    line('contentfulTag', 'Content tag', { help: 'Tag under which its other entries are found.' }),
    picture('cardImage', 'Picture of its card', { required: true }),
    picture('mapImage', 'Map'),
    picture('dropDownImage', 'Picture in menus'),
  ],
});
