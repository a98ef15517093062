import type { Example } from '../example.ts';
import { Price } from './price.tsx';

export const examples: readonly Example[] = [
  {
    name: 'the least of several',
    element: (
      <Price price={{ amount: 21050, unit: 'per person sharing, per night', from: true }} when="in 2027" />
    ),
  },
  {
    name: 'the same all year, in dollars',
    element: (
      <Price
        price={{ amount: 98000, unit: 'per house, per night, for up to 8', from: false }}
        shown={{ currency: 'USD', rate: 0.054 }}
      />
    ),
  },
];
