import type { Example } from '../example.ts';
import { Band, Wrap } from './wrap.tsx';

export const examples: readonly Example[] = [
  { name: 'wrap', element: <Wrap>The column of a page</Wrap> },
  { name: 'band', element: <Band aria-label="A section">A section</Band> },
  {
    name: 'band on low ground',
    element: (
      <Band ground="low" aria-label="A recessed section">
        A recessed section
      </Band>
    ),
  },
  {
    name: 'band on deep ground',
    element: (
      <Band ground="deep" aria-label="A dark section">
        A dark section
      </Band>
    ),
  },
];
