import type { Example } from '../example.ts';
import { SeasonStrip } from './season-strip.tsx';

const span = (from: string, to: string) => ({ from: `2027-${from}`, to: `2027-${to}` });

export const examples: readonly Example[] = [
  {
    name: 'three seasons to the day, with what a night begins at',
    element: (
      <SeasonStrip
        label="Seasons at Ridge, 2027"
        year={2027}
        now="2027-09-12"
        seasons={[
          {
            name: 'Green season',
            spans: [span('01-06', '04-30'), span('11-01', '12-14')],
            weight: 1,
            when: '6 Jan to 30 Apr, 1 Nov to 14 Dec',
            from: 'R 19 850',
          },
          {
            name: 'Shoulder',
            spans: [span('05-01', '05-31'), span('10-01', '10-31')],
            weight: 2,
            when: 'May, Oct',
            from: 'R 22 400',
          },
          {
            name: 'Peak',
            spans: [span('01-01', '01-05'), span('06-01', '09-30'), span('12-15', '12-31')],
            weight: 3,
            when: '1 to 5 Jan, Jun to Sep, 15 to 31 Dec',
            from: 'R 26 900',
          },
        ]}
      />
    ),
  },
  {
    name: 'one season, and months that are closed',
    element: (
      <SeasonStrip
        label="Seasons at the house"
        year={2027}
        seasons={[{ name: 'Open', spans: [span('03-01', '09-30')], weight: 2, when: 'Mar to Sep' }]}
      />
    ),
  },
];
