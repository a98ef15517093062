import { day } from '../../fields/calendar.ts';
import { choice, property } from '../../fields/choice.ts';
import { parent } from '../../fields/entry.ts';
import { position, price } from '../../fields/figures.ts';
import { rows, words } from '../../fields/lists.ts';
import { beside, count, line, passage } from '../../fields/plain.ts';
import { asRatesTable } from '../../rates/seasons-field.ts';
import { contentCollection } from '../content-collection.ts';

export const rate = contentCollection({
  slug: 'rate',
  labels: ['Rate', 'Rates'],
  group: 'Rates and offers',
  titled: 'title',
  description: 'What a night costs, season by season: one entry for every room type and year.',
  columns: ['title', 'property', 'year', 'ratesAsOf'],
  sort: '-year',
  fields: [
    position(),
    line('title', 'Name', { required: true, help: '"River suite, 2027".' }),
    beside(property('Property', { required: true }), count('year', 'Year', { required: true, min: 2000 })),
    beside(
      parent('accommodation', 'Lodge or villa', 'accommodation'),
      parent('room', 'Room or suite', 'room'),
    ),
    beside(parent('residence', 'Residence', 'residence'), parent('treehouse', 'Treehouse', 'treehouse')),
    beside(
      choice('currency', 'Currency', { ZAR: 'South African rand (ZAR)' }, { required: true }),
      choice(
        'per',
        'Priced',
        {
          person: 'Per person, per night',
          unit: 'For the whole house or room, per night',
          supplement: 'As a supplement to a stay',
        },
        { required: true },
      ),
    ),
    line('guests', 'For how many', { help: '"2 adults, 1 child".' }),
    asRatesTable(
      rows(
        'seasons',
        'Seasons',
        ['Season', 'Seasons'],
        [
          line('name', 'Season', { required: true, help: '"Green season".' }),
          beside(day('from', 'First night', { required: true }), day('to', 'Last night', { required: true })),
          beside(price('perPersonSharing', 'Per person sharing'), price('single', 'Single')),
          beside(price('child', 'Child'), price('unit', 'Whole house, room or supplement')),
          beside(
            count('minimumNights', 'Nights at least', { half: true }),
            line('note', 'Note', { half: true }),
          ),
        ],
        { help: 'Every night of the year once, first night first.' },
      ),
    ),
    words('inclusions', 'Included'),
    words('exclusions', 'Not included'),
    passage('childPolicy', 'Children', { help: 'Ages, and what they pay.' }),
    beside(
      count('childFrom', 'Youngest child, years', { half: true, help: 'Empty means every age.' }),
      count('childFree', 'Free below, years', { half: true, help: 'Empty means nobody.' }),
      count('childUntil', 'Child’s price until, years', {
        half: true,
        help: 'Whoever is older pays as an adult. Empty means 17.',
      }),
    ),
    passage('note', 'Note'),
    day('ratesAsOf', 'Valid as of', { help: 'Printed beside the prices.' }),
  ],
});
