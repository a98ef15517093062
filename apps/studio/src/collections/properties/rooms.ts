import type { TextField } from 'payload';
import { requireOneCount } from '../../facts/require-agreement.ts';
import { link, slug } from '../../fields/address.ts';
import { property } from '../../fields/checked-word.ts';
import { choice } from '../../fields/choice.ts';
import { entries, entry, parent } from '../../fields/entry.ts';
import { facts, questions, rows, words } from '../../fields/lists.ts';
import { moneyWord } from '../../fields/money.ts';
import { withOwnKey } from '../../fields/own-key.ts';
import { gallery, picture } from '../../fields/picture.ts';
import {
  beside,
  collapsible,
  count,
  latitudeLongitude,
  line,
  passage,
  position,
  price,
  tabs,
} from '../../fields/plain.ts';
import { checkSlug } from '../../links/slug-hooks.ts';
import { contentCollection } from '../content-collection.ts';

const room = contentCollection({
  slug: 'room',
  labels: ['Room or suite', 'Rooms and suites'],
  group: 'Lodges and rooms',
  titled: 'roomName',
  description: 'Room types, with what guests compare: size, beds, view, and how many there are.',
  columns: ['roomName', 'kind', 'accommodation', 'position'],
  sort: 'position',
  hooks: { beforeValidate: [requireOneCount] },
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
    collapsible('In menus', 'open', [
      picture('dropDownImage', 'Picture in menus'),
      picture('dropdownImageMobi', 'Picture in menus on phones'),
      link('overviewDiscoverButtonLink', 'Where Explore leads'),
    ]),
    collapsible('To compare', 'open', [
      beside(
        count('size', 'Size in m²', { half: true }),
        count('sleeps', 'Sleeps', { half: true, help: 'Guests at most.' }),
      ),
      count('sleepsAdults', 'Of them adults', {
        min: 1,
        help: 'Adults at most, where the other beds are for children. Empty where an adult may sleep in each.',
      }),
      line('sleepsNote', 'Who fits', { help: '"Two adults, two children".' }),
      beside(
        line('beds', 'Beds', { half: true, help: '"King or twin".' }),
        line('bathroom', 'Bathroom', { half: true }),
      ),
      beside(line('outside', 'Outside', { half: true }), line('pool', 'Pool', { half: true })),
      beside(line('sittingRoom', 'Sitting room', { half: true }), line('view', 'View', { half: true })),
      count('howMany', 'How many there are', { help: 'No party is offered more of them.' }),
      words('inTheRoom', 'In the room', '"Fire, fan, air conditioning". Press Enter after each.'),
      facts(),
    ]),
    entries('amenities', 'Amenities', 'amenity'),
    entry('tourLink', '360 degree tour', 'tourLink'),
    gallery(),
    picture('plan', 'Plan', { help: 'All plans of a lodge to one scale.' }),
  ],
});

const addressOfTreehouse = () =>
  ({
    ...slug('Last part of its address: /the-delta/treehouses/this.'),
    validate: withOwnKey(checkSlug),
  }) as TextField;

const treehouse = contentCollection({
  slug: 'treehouse',
  labels: ['Treehouse', 'Treehouses'],
  group: 'Lodges and rooms',
  titled: 'name',
  description: 'The treehouses, and how a night in each goes, hour by hour.',
  columns: ['name', 'property', 'position'],
  sort: 'position',
  fields: [
    addressOfTreehouse(),
    position(),
    tabs({
      'Names and menus': [
        beside(
          line('name', 'Name', { required: true, half: true }),
          line('identifier', 'Identifier', { half: true, help: 'Name of its menu: "fig-tree".' }),
        ),
        property('Property', { required: true }),
        passage('line', 'One sentence about it', { help: 'On its card.' }),
        picture('dropDownImage', 'Picture in menus'),
        picture('dropdownImageMobi', 'Picture in menus on phones'),
        link('discoverButtonLink', 'Where Explore leads'),
      ],
      'The night': [
        entry('hero', 'Banner', 'heroBanner'),
        passage('statement', 'Statement'),
        rows('hours', 'Hour by hour', { one: 'Hour', many: 'Hours' }, [
          beside(
            line('time', 'Time', { required: true, half: true, help: '"17:30".' }),
            line('title', 'What happens', { required: true, half: true }),
          ),
          passage('text', 'Words'),
          line('sound', 'What you will hear'),
          picture('image', 'Picture'),
        ]),
        passage('weatherPlan', 'When the weather turns'),
        gallery(),
      ],
      'To know': [
        facts(),
        beside(
          line('sleeps', 'Sleeps', {
            half: true,
            help: '"Two adults; or two adults and two children of twelve or over".',
          }),
          line('height', 'Height', { half: true }),
        ),
        words('included', 'Included'),
        words('whatToBring', 'What to bring'),
        passage('whoMayStay', 'Who may stay'),
        passage('whoIsNear', 'Who is near'),
        beside(
          price('supplement', `Supplement, ${moneyWord()}`),
          line('supplementNote', 'For', { half: true }),
        ),
        entry('tourLink', '360 degree tour', 'tourLink'),
        entry('whatToExpect', 'What to expect', 'whatToExpect'),
        latitudeLongitude(),
        questions(),
      ],
    }),
  ],
});

export const rooms = [room, treehouse];
