import { entries, entry } from '../../fields/entry.ts';
import { points } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const travelAfrica = contentCollection({
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
        points('purposes', 'Purposes', ['Purpose', 'Purposes']),
      ],
    },
  ],
});
