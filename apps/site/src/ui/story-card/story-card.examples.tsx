import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { StoryCard } from './story-card.tsx';

const story = {
  title: 'The dog on the fence',
  href: '/contact-us',
  category: 'Conservation',
  note: '6 min read',
  picture: samples.ridge,
  sizes: '(min-width: 833px) 60vw, 94vw',
};
const standfirst =
  'Forty kilometres a night, in the dark, beside a person who trusts its nose more than a torch.';

export const examples: readonly Example[] = [
  { name: 'stacked', width: 'card', element: <StoryCard {...story} /> },
  { name: 'words at the side', element: <StoryCard {...story} layout="beside" /> },
  {
    name: 'large',
    element: <StoryCard {...story} layout="large" standfirst={standfirst} picture={samples.boat} />,
  },
  { name: 'without a page', width: 'card', element: <StoryCard {...story} href={null} /> },
  {
    name: 'long text',
    width: 'card',
    element: (
      <StoryCard
        {...story}
        title={`${story.title}, `.repeat(5)}
        category="A category with a name of six words"
      />
    ),
  },
];
