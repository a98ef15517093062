import type { Example } from '../example.ts';
import { Spinner } from './spinner.tsx';

export const examples: readonly Example[] = [
  { name: 'sending', element: <Spinner size={50} />, onDeep: true },
  { name: 'small', element: <Spinner size={24} />, onDeep: true },
];
