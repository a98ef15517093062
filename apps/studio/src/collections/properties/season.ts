import { monthDay } from '../../fields/calendar.ts';
import { property } from '../../fields/choice.ts';
import { position } from '../../fields/figures.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const season = contentCollection({
  slug: 'season',
  labels: ['Season', 'Seasons'],
  group: 'Rates and offers',
  titled: 'name',
  description: 'The names seasons go by and the days they usually start and end. Prices are under "Rates".',
  columns: ['name', 'property', 'from', 'to'],
  sort: 'position',
  fields: [
    position(),
    line('name', 'Name', { required: true, help: '"Green season".' }),
    property('Property', { help: 'Empty means every property.' }),
    beside(
      monthDay('from', 'First day', { required: true }),
      monthDay('to', 'Last day', {
        required: true,
        help: 'Earlier than the first day for a season that runs over New Year.',
      }),
    ),
    line('months', 'In words', { help: '"January to April, November".' }),
    passage('text', 'Words'),
  ],
});
