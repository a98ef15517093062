import type { Example } from '../example.ts';
import { Skeleton } from './skeleton.tsx';

export const examples: readonly Example[] = [
  { name: 'lines', width: 'form', element: <Skeleton label="Rates" /> },
  { name: 'a card', width: 'card', element: <Skeleton label="Stories" plate lines={2} /> },
];
