import type { Example } from '../example.ts';
import { Facts } from './facts.tsx';

const facts = [
  { name: 'Sleeps', value: 'Forty, in 20 suites' },
  { name: 'From the airport', value: '1 hour 40' },
  { name: 'Children', value: 'From six years' },
  { name: 'Malaria', value: 'Low risk' },
  { name: 'Altitude', value: '312 m' },
];

export const examples: readonly Example[] = [
  { name: 'a strip', element: <Facts facts={facts} /> },
  { name: 'a stack', width: 'card', element: <Facts facts={facts.slice(0, 3)} layout="stack" /> },
];
