import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { type IndexRow, PictureIndex } from './picture-index.tsx';

const rows: readonly IndexRow[] = [
  { title: 'Safari', line: 'Two drives a day, six to a vehicle.', href: '/', picture: samples.dusk },
  {
    title: 'Treehouses',
    line: 'A bed above the river, and nobody for miles.',
    href: '/',
    picture: samples.night,
  },
  { title: 'On the water', line: 'When the river allows it.', href: '/', picture: samples.boat },
];

export const examples: readonly Example[] = [
  { name: 'three rows', element: <PictureIndex rows={rows} /> },
  {
    name: 'without links, one with long words',
    element: (
      <PictureIndex
        rows={[
          { title: 'Walks', line: 'From the door.', href: null, picture: samples.ridge },
          {
            title: 'Everything that happens between the second cup of coffee and lunch',
            line: 'Which is a good deal more than the plan on the table in your room would have you believe, in most weathers and with most guides.',
            href: null,
            picture: samples.street,
          },
        ]}
      />
    ),
  },
];
