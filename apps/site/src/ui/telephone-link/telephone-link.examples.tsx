import type { Example } from '../example.ts';
import { TelephoneLink } from './telephone-link.tsx';

export const examples: readonly Example[] = [
  { name: 'international', element: <TelephoneLink number="+27 00 000 0000" /> },
  { name: 'toll free', element: <TelephoneLink number="0800 000 0000" /> },
];
