import type { Example } from '../example.ts';
import { type Price, type RateRow, RateTable } from './rate-table.tsx';

const columns = [
  { name: 'Green season', when: 'Jan to Apr, Nov' },
  { name: 'Shoulder', when: 'May, Oct' },
  { name: 'Peak', when: 'Jun to Sep, Dec' },
];
const price = (rand: string, dollars: string): Price => ({ ZAR: `R ${rand}`, USD: `$${dollars}` });
const rows: readonly RateRow[] = [
  {
    name: 'River room',
    note: '2 adults',
    prices: [price('19 850', '1,120'), price('22 400', '1,260'), price('26 900', '1,515')],
  },
  {
    name: 'Island suite',
    note: '2 adults, 1 child',
    prices: [null, price('27 650', '1,555'), price('32 800', '1,845')],
  },
  {
    name: 'A night in the tree',
    note: 'For both, beside the room',
    prices: [price('9 800', '550'), price('9 800', '550'), price('11 500', '645')],
  },
];

export const examples: readonly Example[] = [
  {
    name: 'three seasons, one without a room',
    element: <RateTable caption="Ridge" rowsAre="Room type" columns={columns} rows={rows} currency="ZAR" />,
  },
  {
    name: 'in dollars, one season, long words',
    element: (
      <RateTable
        caption="The house under the mountain, for everyone who can be got to come"
        rowsAre="What is let"
        columns={[{ name: 'All year', when: 'Except when the road is under water' }]}
        rows={[
          {
            name: 'The whole house, with its garden, its cook and its rather opinionated cat',
            note: 'Up to eight guests, of whom two may be on the veranda',
            prices: [price('168 000', '9,450')],
          },
        ]}
        currency="USD"
      />
    ),
  },
];
