import type { Example } from '../example.ts';
import { Money } from './money.tsx';

export const examples: readonly Example[] = [
  { name: 'nothing', element: <Money amount={0} /> },
  { name: 'as they are kept', element: <Money amount={19850} /> },
  { name: 'in dollars', element: <Money amount={212000} shown={{ currency: 'USD', rate: 0.054 }} /> },
];
