import { slug } from '../fields/address.ts';
import { picture } from '../fields/picture.ts';
import { beside, count, line } from '../fields/plain.ts';
import { contentCollection } from './content-collection.ts';

export const packages = contentCollection({
  slug: 'packages',
  labels: ['Journey', 'Journeys'],
  group: 'Journeys & Travel Africa',
  titled: 'title',
  description: 'Curated journeys: several stays in one trip.',
  columns: ['title', 'nights', 'season', 'position'],
  sort: 'position',
  fields: [
    slug('Last part of its address: /curated-journeys/this.'),
    line('title', 'Name', { required: true }),
    beside(
      count('nights', 'Nights', { required: true, min: 1, half: true }),
      line('season', 'Season', { required: true, half: true, help: '"May to October".' }),
    ),
    {
      name: 'stops',
      type: 'array',
      label: 'Stops',
      labels: { singular: 'Stop', plural: 'Stops' },
      fields: [
        beside(
          line('name', 'Place', { required: true, half: true }),
          count('nights', 'Nights', { required: true, min: 1, half: true }),
        ),
      ],
    },
    picture('picture', 'Picture', { required: true }),
    count('position', 'Place in lists', { help: 'Lower numbers stand first.' }),
  ],
});
