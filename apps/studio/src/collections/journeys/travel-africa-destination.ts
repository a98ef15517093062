import { slug } from '../../fields/address.ts';
import { entries, entry } from '../../fields/entry.ts';
import { latitudeLongitude } from '../../fields/figures.ts';
import { facts, points, questions } from '../../fields/lists.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, count, line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const travelAfricaDestination = contentCollection({
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
    line('name', 'Name', { required: true }),
    entry('hero', 'Banner', 'heroBanner'),
    entry('intro', 'Opening words', 'introSection'),
    {
      type: 'collapsible',
      label: 'On the map',
      fields: [
        beside(count('mapIndex', 'Number', { half: true }), line('mapDisplayName', 'Name', { half: true })),
        passage('mapDescription', 'Words'),
        picture('mapImage', 'Picture'),
        latitudeLongitude(),
      ],
    },
    longText('body', 'Words'),
    facts(),
    points('highlights', 'What to see', ['Place', 'Places']),
    entries('properties', 'Camps and lodges', 'travelAfricaProperty'),
    gallery(),
    questions(),
  ],
});
