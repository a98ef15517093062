import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { PosterCard } from './poster-card.tsx';

const poster = {
  label: 'Between two rivers',
  name: 'The plain',
  href: '/contact-us',
  line: 'Two rivers, and everything that must come down to drink.',
  coordinates: '24°57′S 31°31′E',
  picture: samples.dusk,
  sizes: '(min-width: 833px) 36vw, 140vw',
};

export const examples: readonly Example[] = [
  { name: 'a link', width: 'card', element: <PosterCard {...poster} /> },
  {
    name: 'in its own palette',
    width: 'card',
    element: <PosterCard {...poster} theme="lagoon" picture={samples.ridge} />,
  },
  {
    name: 'without a page',
    width: 'card',
    element: <PosterCard {...poster} href={null} coordinates={null} />,
  },
  {
    name: 'long text',
    width: 'card',
    element: (
      <PosterCard
        {...poster}
        label="A reserve whose name takes two whole lines of a narrow card"
        name="Llanfairpwllgwyngyllgogerych House on the Mountain"
        line={poster.line.repeat(3)}
      />
    ),
  },
];
