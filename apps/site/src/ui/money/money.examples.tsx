import type { Example } from '../example.ts';
import { Money } from './money.tsx';

export const examples: readonly Example[] = [
  { name: 'rand', element: <Money rand={19850} /> },
  { name: 'in dollars', element: <Money rand={212000} shown={{ currency: 'USD', rate: 0.054 }} /> },
];
