import { availabilityQuery } from '../../fields/address.ts';
import { regionWord } from '../../fields/checked-word.ts';
import { choice, yes } from '../../fields/choice.ts';
import { entries } from '../../fields/entry.ts';
import { lastPlace } from '../../fields/last-place.ts';
import { facts, points, questions, rows } from '../../fields/lists.ts';
import { locationName } from '../../fields/location-name.ts';
import { look } from '../../fields/looks.ts';
import { mail } from '../../fields/mail.ts';
import { offeredIn, trackingCategory, unread } from '../../fields/own-word.ts';
import { file, gallery, picture } from '../../fields/picture.ts';
import { beside, count, latitudeLongitude, line, passage, tabs } from '../../fields/plain.ts';
import { madePath, propertyAddressHooks, propertyKey, propertySlug } from '../../fields/property-address.ts';
import { gettingThere, needs } from '../../fields/visiting.ts';
import { contentCollection } from '../content-collection.ts';

const moreToKnow = points('travelInfo', 'More to know', {
  one: 'Subject',
  many: 'Subjects',
  help: 'Packing, money, visas, weather.',
});

export const propertyUpdated = contentCollection({
  slug: 'propertyUpdated',
  labels: ['Property', 'Properties'],
  group: 'Lodges and rooms',
  titled: 'name',
  description:
    'The reserves, lodges and hotels of the collection as a whole, with what their menus and pages show. Each house guests sleep in is under "Lodges and villas".',
  columns: ['name', 'region', 'position'],
  sort: 'position',
  hooks: propertyAddressHooks,
  fields: [
    propertySlug(),
    propertyKey(),
    {
      ...count('position', 'Place in lists', { help: 'Lower numbers stand first.', required: true }),
      defaultValue: lastPlace('propertyUpdated'),
    },
    tabs({
      Names: [
        beside(
          line('name', 'Name', {
            required: true,
            half: true,
            help: 'In full: "The Delta Camps".',
          }),
          line('shortName', 'Short name', {
            required: true,
            half: true,
            help: 'In menus: "The Delta".',
          }),
        ),
        regionWord({ required: true, help: 'Menus and the booking dialog group it by its region.' }),
        passage('line', 'One sentence about it', { required: true, help: 'On its card.' }),
        line('coordinates', 'Coordinates', {
          help: 'As they are printed under its picture: "24.98° S, 31.53° E".',
        }),
        latitudeLongitude(),
        beside(
          madePath('link', 'Its page', 'Made from its address.'),
          madePath('rootlink', 'Root of its pages', 'Where its menus start. Made from its address.'),
        ),
        line('contentfulTag', 'Content tag', {
          help: 'Tag under which its page of experiences and its favourites are found. Empty means its key.',
        }),
        unread(
          line('storyTag', 'Tag of its stories', {
            help: 'Title of the tag that stories about it carry; its pages lead to those. Empty means its name.',
          }),
        ),
        mail('enquiryMail', 'Mailbox for enquiries', {
          help: 'Gets every kind of enquiry about this property, unless the enquiry form names another for it. Empty means the mailbox of the form, or of the installation.',
        }),
      ],
      'Menus and cards': [
        look(
          'palette',
          'Colours',
          'What all its pages wear, and the sky behind their words. Empty means those of the home page.',
        ),
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
        {
          ...choice(
            'roomsPage',
            'Page of its rooms',
            { rooms: 'Rooms', suites: 'Suites' },
            {
              help: 'What the page is called on which a property without lodges below it shows where guests sleep.',
            },
          ),
          defaultValue: 'rooms',
        },
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
      Enquiries: [
        offeredIn('Forms in which visitors choose it when they are asked where to.'),
        beside(
          locationName(
            line('locationName', 'Name as a location', {
              half: true,
              help: 'In email enquiries and celebrations. Empty means its name.',
            }),
            ['email', 'celebration'],
          ),
          locationName(
            line('destinationName', 'Name as a destination', {
              half: true,
              help: 'In destination enquiries. Empty means its short name.',
            }),
            ['destination'],
          ),
        ),
        unread(
          line('crmField', 'Field of the CRM', {
            help: 'Internal name of the contact property that takes the lodges asked for here. Ask the person who keeps the CRM. Empty means that they are sent in no field of their own.',
          }),
        ),
        trackingCategory('its pages'),
      ],
      'Travel information': [
        yes('travelInfoPage', 'Has a page of travel information', {
          help: 'Shows what is below on a page of its own, and leads to it from the menu.',
        }),
        ...gettingThere(),
        ...needs(),
        {
          ...moreToKnow,
          // Shown on that page alone: without one it cannot be filled in.
          admin: { ...moreToKnow.admin, condition: ({ travelInfoPage }) => travelInfoPage === true },
        },
      ],
    }),
  ],
});
