import type { Example } from '../example.ts';
import { Fold } from './fold.tsx';

export const examples: readonly Example[] = [
  {
    name: 'a list with its count',
    element: (
      <Fold summary="3 things to bring">
        <ul>
          <li>A jacket</li>
          <li>A torch</li>
          <li>A book</li>
        </ul>
      </Fold>
    ),
  },
];
