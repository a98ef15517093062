import { slug } from '../../fields/address.ts';
import { entries, entry } from '../../fields/entry.ts';
import { picture } from '../../fields/picture.ts';
import { beside, count, line } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const travelAfricaTravelType = contentCollection({
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
