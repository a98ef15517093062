import { properties } from '@sundowner/brand';
import { availabilityQuery, link } from '../../fields/address.ts';
import { regionKey } from '../../fields/choice.ts';
import { entries } from '../../fields/entry.ts';
import { facts, points, questions, rows } from '../../fields/lists.ts';
import { mail } from '../../fields/mail.ts';
import { file, gallery, picture } from '../../fields/picture.ts';
import { beside, count, latitudeLongitude, line, passage, tabs } from '../../fields/plain.ts';
import { gettingThere, needs } from '../../fields/visiting.ts';
import { contentCollection } from '../content-collection.ts';

export const propertyUpdated = contentCollection({
  slug: 'propertyUpdated',
  labels: ['Property', 'Properties'],
  group: 'Lodges and rooms',
  titled: 'name',
  description:
    'The reserves, lodges and hotels of the collection as a whole, with what their menus and pages show. Each house guests sleep in is under "Lodges and villas".',
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
    tabs({
      Names: [
        beside(
          line('name', 'Name', {
            required: true,
            half: true,
            help: 'In full: "Lion Sands Game Reserve".',
          }),
          line('shortName', 'Short name', {
            required: true,
            half: true,
            help: 'In menus: "Lion Sands".',
          }),
        ),
        regionKey('region', { required: true }),
        passage('line', 'One sentence about it', { required: true, help: 'On its card.' }),
        line('coordinates', 'Coordinates', {
          help: 'As they are printed under its picture: "24.98° S, 31.53° E".',
        }),
        latitudeLongitude(),
        beside(
          line('slug', 'Address', {
            required: true,
            half: true,
            help: 'Last part of its address: "lionsands".',
          }),
          link('link', 'Its page', { required: true }),
        ),
        link('rootlink', 'Root of its pages', { help: 'Where its menus start, such as /lionsands.' }),
        line('contentfulTag', 'Content tag', { help: 'Tag under which its other entries are found.' }),
        mail('enquiryMail', 'Mailbox for enquiries', {
          help: 'Gets every kind of enquiry about this property, unless the enquiry form names another for it. Empty means the mailbox of the form, or of the installation.',
        }),
      ],
      'Menus and cards': [
        picture('cardImage', 'Picture of its card', { required: true }),
        picture('mapImage', 'Map'),
        picture('dropDownImage', 'Picture in menus'),
        picture('dropdownImageMobi', 'Picture in menus on phones'),
        entries('accommodation', 'Lodges and villas', 'accommodation'),
        entries('rooms', 'Rooms and suites', 'room', {
          help: 'Cards of the Lodges, Suites or Rooms menu, in the order they are shown.',
        }),
        entries('safaris', 'Safaris', 'safari'),
        entries('treehouses', 'Treehouses', 'treehouse'),
      ],
      'Its page': [
        passage('statement', 'Statement'),
        passage('statementText', 'Words under the statement'),
        facts(),
        rows('day', 'A day, give or take', { one: 'Hour', many: 'Hours' }, [
          beside(
            line('time', 'Time', { required: true, half: true, help: '"05:30".' }),
            line('title', 'What happens', { required: true, half: true }),
          ),
          passage('text', 'Words'),
        ]),
        gallery(),
        file('factSheet', 'Fact sheet'),
        questions(),
      ],
      Booking: [
        passage('deposit', 'Deposit', {
          help: 'Beside its prices: "30 per cent to confirm; the rest 60 days before arrival."',
        }),
        passage('changes', 'Changing dates', {
          help: 'Beside its prices: until when, and what it costs.',
        }),
        passage('cancellation', 'Cancelling', {
          help: 'Beside its prices: what is paid back, and until when.',
        }),
        count('bookableFrom', 'Days before arrival', {
          help: 'An arrival sooner than that is asked for, and not booked online. Empty means tomorrow.',
        }),
        availabilityQuery(),
      ],
      'Travel information': [
        ...gettingThere(),
        ...needs(),
        points('travelInfo', 'More to know', {
          one: 'Subject',
          many: 'Subjects',
          help: 'Packing, money, visas, weather.',
        }),
      ],
    }),
  ],
});
