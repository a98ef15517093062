import { link, slug } from '../../fields/address.ts';
import { nameInList } from '../../fields/enquiry-name.ts';
import { entries, entry } from '../../fields/entry.ts';
import { facts, points, questions, words } from '../../fields/lists.ts';
import { gallery, picture } from '../../fields/picture.ts';
import {
  beside,
  collapsible,
  count,
  latitudeLongitude,
  line,
  passage,
  position,
} from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const travelAfrica = contentCollection({
  slug: 'travelAfrica',
  labels: ['Travel Africa page', 'Travel Africa page'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description: 'The page Travel Africa: countries, kinds of traveller, specialists. There is one.',
  columns: ['title'],
  single: true,
  fields: [
    line('title', 'Title', { required: true }),
    entry('hero', 'Banner', 'heroBanner'),
    entry('intro', 'Opening words', 'introSection'),
    entries('destinations', 'Countries', 'travelAfricaDestination'),
    entry('map', 'Map', 'maps'),
    entries('travelTypes', 'Kinds of traveller', 'travelAfricaTravelType'),
    line('packagesHeading', 'Heading of the packages'),
    passage('packagesText', 'Words under it', { help: 'Where budgets begin, and what they hold.' }),
    entries('packages', 'Packages', 'packages'),
    entries('specialists', 'Specialists', 'specialist'),
    entries('testimonials', 'Testimonials', 'testimonial'),
    {
      name: 'travelPurpose',
      type: 'group',
      label: 'Why we travel',
      fields: [
        line('title', 'Title'),
        passage('text', 'Words'),
        picture('image', 'Picture'),
        points('purposes', 'Purposes', { one: 'Purpose', many: 'Purposes' }),
      ],
    },
  ],
});

const travelAfricaDestination = contentCollection({
  slug: 'travelAfricaDestination',
  labels: ['Country', 'Countries'],
  group: 'Journeys and Travel Africa',
  titled: 'name',
  description:
    'The countries of Travel Africa, with the camps we send guests to. Places where we have lodges ourselves are under "Destination pages".',
  columns: ['name', 'mapIndex'],
  sort: 'mapIndex',
  fields: [
    slug('Last part of its address: /travel-africa/destination/this.'),
    nameInList('journey-countries', line('name', 'Name', { required: true })),
    entry('hero', 'Banner', 'heroBanner'),
    entry('intro', 'Opening words', 'introSection'),
    collapsible('On the map', 'open', [
      beside(
        count('mapIndex', 'Number', { half: true }),
        line('mapDisplayName', 'Name beside the map', { half: true }),
      ),
      passage('mapDescription', 'Words'),
      picture('mapImage', 'Picture'),
      latitudeLongitude(),
    ]),
    longText('body', 'Words'),
    facts(),
    points('highlights', 'What to see', { one: 'Place', many: 'Places' }),
    entries('properties', 'Camps and lodges', 'travelAfricaProperty'),
    gallery(),
    questions(),
  ],
});

const travelAfricaProperty = contentCollection({
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

const travelAfricaTravelType = contentCollection({
  slug: 'travelAfricaTravelType',
  labels: ['Kind of traveller', 'Kinds of traveller'],
  group: 'Journeys and Travel Africa',
  titled: 'name',
  description: 'Couples, families, friends: who travels, and what suits them.',
  columns: ['name', 'cardIndex'],
  sort: 'cardIndex',
  fields: [
    slug('Last part of its address: /travel-africa/travel-type/this.'),
    line('name', 'Name', { required: true }),
    entry('hero', 'Banner', 'heroBanner'),
    entry('intro', 'Opening words', 'introSection'),
    beside(
      count('cardIndex', 'Place of its card', { half: true }),
      line('cardDisplayName', 'Words of its card', { half: true }),
    ),
    picture('cardImage', 'Picture of its card'),
    longText('body', 'Words'),
    entries('destinations', 'Countries', 'travelAfricaDestination'),
    entries('packages', 'Packages', 'packages'),
  ],
});

const specialist = contentCollection({
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

export const travelAfricaCollections = [
  travelAfrica,
  travelAfricaDestination,
  travelAfricaProperty,
  travelAfricaTravelType,
  specialist,
];
