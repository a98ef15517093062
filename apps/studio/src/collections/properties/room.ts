import { link, slug } from '../../fields/address.ts';
import { choice, property } from '../../fields/choice.ts';
import { entries, entry, parent } from '../../fields/entry.ts';
import { position } from '../../fields/figures.ts';
import { facts, words } from '../../fields/lists.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, count, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const room = contentCollection({
  slug: 'room',
  labels: ['Room or suite', 'Rooms and suites'],
  group: 'Lodges and rooms',
  titled: 'roomName',
  description: 'Room types, with what guests compare: size, beds, view, and how many there are.',
  columns: ['roomName', 'kind', 'accommodation', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: "river-suite".'),
    position(),
    line('roomName', 'Name', { required: true, help: '"River suite".' }),
    beside(
      choice('kind', 'Kind', { room: 'Room', suite: 'Suite', villa: 'Villa' }, { required: true }),
      property(),
    ),
    parent('accommodation', 'Belongs to', 'accommodation', {
      help: 'The lodge it is shown with. Empty only for a menu card that stands for a whole lodge.',
    }),
    passage('line', 'One sentence about it', { help: 'On its card.' }),
    passage('description', 'Words on its page'),
    {
      type: 'collapsible',
      label: 'In menus',
      fields: [
        picture('dropDownImage', 'Picture in menus'),
        picture('dropdownImageMobi', 'Picture in menus on phones'),
        link('overviewDiscoverButtonLink', 'Where Explore leads'),
      ],
    },
    {
      type: 'collapsible',
      label: 'To compare',
      fields: [
        beside(
          count('size', 'Size in m²', { half: true }),
          count('sleeps', 'Sleeps', { half: true, help: 'Guests at most.' }),
        ),
        line('sleepsNote', 'Who fits', { help: '"Two adults, two children".' }),
        beside(
          line('beds', 'Beds', { half: true, help: '"King or twin".' }),
          line('bathroom', 'Bathroom', { half: true }),
        ),
        beside(line('outside', 'Outside', { half: true }), line('pool', 'Pool', { half: true })),
        beside(line('sittingRoom', 'Sitting room', { half: true }), line('view', 'View', { half: true })),
        count('howMany', 'How many there are'),
        words('inTheRoom', 'In the room', '"Fire, fan, air conditioning". Press Enter after each.'),
        facts(),
      ],
    },
    entries('amenities', 'Amenities', 'amenity'),
    entry('tourLink', '360 degree tour', 'tourLink'),
    gallery(),
    picture('plan', 'Plan', { help: 'All plans of a lodge to one scale.' }),
  ],
});
