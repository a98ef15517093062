import { choice } from '../../fields/choice.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage, position } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const amenity = contentCollection({
  slug: 'amenity',
  labels: ['Amenity', 'Amenities'],
  group: 'Lodges and rooms',
  titled: 'title',
  description:
    'What is in a room, at a lodge and outside: pool, spa, Wi-Fi. Lodges and rooms pick from these.',
  columns: ['title', 'category', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Name', { required: true }),
    choice(
      'category',
      'Where',
      { room: 'In the room', lodge: 'At the lodge', outside: 'Outdoors', service: 'Service' },
      { required: true },
    ),
    passage('text', 'Words', { help: 'In the dialog Amenities.' }),
    line('icon', 'Sign', { help: 'Name of the sign drawn beside it: "pool". May stay empty.' }),
    picture('image', 'Picture'),
  ],
});
