import type { Example } from '../example.ts';
import { DownloadsList } from './downloads-list.tsx';

export const examples: readonly Example[] = [
  {
    name: 'two groups',
    element: (
      <div data-by-hand="downloads">
        <DownloadsList
          id="documents"
          caption="Documents for partners"
          groups={[
            {
              heading: 'Fact sheets',
              files: [
                {
                  name: 'River house',
                  href: '/favicon.svg',
                  type: 'SVG',
                  bytes: 240_000,
                  changed: '3 March 2027',
                  fresh: true,
                },
                {
                  name: 'Ridge house',
                  href: '/brand-mark.svg',
                  type: 'SVG',
                  bytes: 1_310_000,
                  changed: '12 January 2027',
                  words: 'Rooms, distances and what is included.',
                },
              ],
            },
            {
              heading: 'Pictures',
              files: [
                {
                  name: 'All the plates of the house by the river, in the size a newspaper asks for',
                  href: '/apple-touch-icon.png',
                  type: 'PNG',
                  bytes: 48_200_000,
                  changed: '30 November 2026',
                },
              ],
            },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'nothing found',
    width: 'card',
    element: <DownloadsList id="none" caption="Documents" groups={[]} empty={<p>No document matches.</p>} />,
  },
];
