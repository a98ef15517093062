import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { JourneyCard } from './journey-card.tsx';

const journey = {
  label: '11 nights',
  title: 'Rivers and a railway',
  href: '/contact-us',
  stops: [
    { name: 'The cape', detail: '4 nights' },
    { name: 'On the train', detail: '2 nights' },
    { name: 'The river', detail: '5 nights' },
  ],
  note: 'May to September',
  picture: samples.boat,
  sizes: '(min-width: 833px) 31vw, 94vw',
};

export const examples: readonly Example[] = [
  { name: 'a link', width: 'card', element: <JourneyCard {...journey} /> },
  { name: 'without a page', width: 'card', element: <JourneyCard {...journey} href={null} /> },
  {
    name: 'one stop, long text',
    width: 'card',
    element: (
      <JourneyCard
        {...journey}
        title="A journey whose name would not fit on the spine of any guide book ever printed"
        stops={[{ name: 'A place with a long name, told in full', detail: 'twenty-two nights' }]}
        note="All the year, but for the two weeks in which the road is under water"
      />
    ),
  },
];
