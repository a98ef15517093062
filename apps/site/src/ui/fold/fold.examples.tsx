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
  {
    name: 'a heading and its count in one line',
    element: (
      <Fold heading={<h3>What to bring</h3>} summary="3 things">
        <ul>
          <li>A jacket</li>
          <li>A torch</li>
          <li>A book</li>
        </ul>
      </Fold>
    ),
  },
  {
    name: 'closed at every width',
    element: (
      <Fold kept heading={<h2>A day at the lodge</h2>} summary="05:00 to 21:30">
        <p>Coffee, a drive, breakfast.</p>
      </Fold>
    ),
  },
];
