import { region as regionKey, yes } from '../../fields/choice.ts';
import { entries } from '../../fields/entry.ts';
import { latitudeLongitude, position } from '../../fields/figures.ts';
import { facts } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const region = contentCollection({
  slug: 'region',
  labels: ['Region', 'Regions'],
  group: 'Lodges and rooms',
  titled: 'name',
  description: 'The regions properties stand in, as menus and the booking dialog group them.',
  columns: ['name', 'displayName', 'hidden', 'position'],
  sort: 'position',
  fields: [
    position(),
    regionKey('key', { required: true, unique: true }),
    beside(
      line('name', 'Name', { required: true, half: true, help: 'As on a map.' }),
      line('displayName', 'Name visitors read', { required: true, half: true }),
    ),
    line('lookupName', 'Name of its 360 degree tours', { help: '"sabi-sands-reserve". May stay empty.' }),
    yes('hidden', 'Hidden', { help: 'Not shown in menus nor in the booking dialog.' }),
    entries('properties', 'Properties', 'propertyUpdated', { shallow: true }),
    picture('mapImage', 'Map'),
    picture('image', 'Picture'),
    passage('description', 'Words'),
    facts(),
    latitudeLongitude(),
  ],
});
