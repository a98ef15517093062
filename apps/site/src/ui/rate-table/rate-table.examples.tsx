import type { Example } from '../example.ts';
import { Money } from '../money/money.tsx';
import { type RateRow, RateTable } from './rate-table.tsx';

const columns = [
  { name: 'Green season', when: 'Jan to Apr, Nov' },
  { name: 'Shoulder', when: 'May, Oct' },
  { name: 'Peak', when: 'Jun to Sep, Dec' },
];
const price = (amount: number) => <Money key={amount} amount={amount} />;
const rows: readonly RateRow[] = [
  {
    name: 'River room',
    note: '2 adults',
    prices: [price(19850), price(22400), price(26900)],
  },
  {
    name: 'Island suite',
    note: '2 adults, 1 child',
    prices: [null, price(27650), price(32800)],
  },
  {
    name: 'A night in the tree',
    note: 'For both, beside the room',
    prices: [price(9800), price(9800), price(11500)],
  },
];

export const examples: readonly Example[] = [
  {
    name: 'three seasons, one without a room',
    element: (
      <RateTable
        caption="Ridge"
        unit="per person sharing, per night"
        rowsAre="Room type"
        columns={columns}
        rows={rows}
      />
    ),
  },
  {
    name: 'in dollars, one season, long words',
    element: (
      <RateTable
        caption="The house under the mountain, for everyone who can be got to come"
        unit="per house, per night, for up to 8"
        rowsAre="What is let"
        columns={[{ name: 'All year', when: 'Except when the road is under water' }]}
        rows={[
          {
            name: 'The whole house, with its garden, its cook and its rather opinionated cat',
            note: 'Up to eight guests, of whom two may be on the veranda',
            prices: [<Money key="house" amount={168000} shown={{ currency: 'USD', rate: 0.054 }} />],
          },
        ]}
      />
    ),
  },
];
