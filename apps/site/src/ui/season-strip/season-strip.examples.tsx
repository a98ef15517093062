import type { Example } from '../example.ts';
import { SeasonStrip } from './season-strip.tsx';

export const examples: readonly Example[] = [
  {
    name: 'three seasons, with what a night begins at',
    element: (
      <SeasonStrip
        label="Seasons at Ridge"
        now={9}
        seasons={[
          { name: 'Green season', months: [1, 2, 3, 4, 11], weight: 1, from: 'R 19 850' },
          { name: 'Shoulder', months: [5, 10], weight: 2, from: 'R 22 400' },
          { name: 'Peak', months: [6, 7, 8, 9, 12], weight: 3, from: 'R 26 900' },
        ]}
      />
    ),
  },
  {
    name: 'one season, and months that are closed',
    element: (
      <SeasonStrip
        label="Seasons at the house"
        seasons={[{ name: 'Open', months: [3, 4, 5, 6, 7, 8, 9], weight: 2 }]}
      />
    ),
  },
];
