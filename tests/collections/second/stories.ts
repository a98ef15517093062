import { entries, entry } from '../../../demo/content/references.ts';
import { type Block, h, p, quote } from '../../../demo/content/rich-text.ts';
import type { TagEntry } from '../../../demo/content/tags.ts';
import { type PictureId, picture } from './pictures.ts';

const titles: readonly (readonly [title: string, category: TagEntry['category']])[] = [
  ['Traveller Type - Pairs', 'Traveller Type'],
  ['Traveller Type - With children', 'Traveller Type'],
  ['Traveller Type - Alone', 'Traveller Type'],
  ['Interests - Rivers', 'Interests'],
  ['Interests - Night', 'Interests'],
  ['Interests - Bread', 'Interests'],
  ['Interests - Neighbours', 'Interests'],
  ['Chibwe', 'Properties'],
  ['Omburi', 'Properties'],
  ['Tide House, Swakopmund', 'Properties'],
];

export const tags: readonly TagEntry[] = titles.map(([title, category], index) => ({
  ...{ title, category },
  position: index + 1,
}));

interface Story {
  readonly title: string;
  readonly slug: string;
  readonly date: string;
  readonly standfirst: string;
  readonly category: string;
  readonly isFeaturedPost: boolean;
  readonly image: PictureId;
  readonly caption: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly body: readonly Block[];
  readonly related: readonly string[];
}

const written: readonly Story[] = [
  {
    title: 'The river rises on a Tuesday',
    slug: 'the-river-rises-on-a-tuesday',
    date: '2026-11-10',
    standfirst: 'Four hundred kilometres upstream somebody opens a gate. We hear of it from a heron.',
    category: 'On the river',
    isFeaturedPost: true,
    image: 'river-heron',
    caption: 'He moves first.',
    author: 'Bwalya Chanda',
    tags: ['Traveller Type - Pairs', 'Interests - Rivers', 'Chibwe'],
    body: [
      p(
        'There is a stick in the bank below Ilala with notches in it. My uncle cut the first one in 1978. When the dam lets water go it takes three days to reach us, and nobody rings.',
      ),
      p(
        'The heron rings. He has a bar of sand he prefers, and the evening before the water comes he goes to another, thirty metres inland. I do not know how he knows. By breakfast his bar has gone.',
      ),
      h('What we do then'),
      p(
        'We move the canoes up, then the table, then the hammock with whoever is in it. The guests help, and are told the name of each notch. The highest is called Enough.',
      ),
      quote('It has reached Enough once. We do not talk about it at supper.'),
      p(
        'By Friday the water is brown and quick, and the islands are smaller by a third. The buffalo cross to the largest and stand about on it like people whose train is late. On Saturday it falls again. The heron waits until Sunday, to be sure.',
      ),
    ],
    related: ['five-quilts', 'forty-minutes-in-the-ash'],
  },
  {
    title: 'Five quilts',
    slug: 'five-quilts',
    date: '2026-08-03',
    standfirst: 'A night on the roof of a tower that was built to look for fires.',
    category: 'In the desert',
    isFeaturedPost: false,
    image: 'star-bed',
    caption: 'Three floors, no walls.',
    author: 'Gert Isaaks',
    tags: ['Traveller Type - Alone', 'Interests - Night', 'Omburi'],
    body: [
      p(
        'In July I carry up five quilts and say that three are enough. Nobody has believed me, and nobody has used fewer than five.',
      ),
      p(
        'The tower is from 1971. A man sat on it for eleven summers to look for fires, and there were none, as there is nothing to burn. He counted stars, and left a notebook. I have it. He stopped at four thousand.',
      ),
      h('The gaps'),
      p(
        'People ask for the names of stars. My grandmother had names for the gaps. One is the dry pan, one is the door, and one, which I will not show you, is where she said she was going.',
      ),
      p(
        'You will be cold from four until five. Then there is a line in the east, and it is over. I bring coffee to the foot of the steps and wait until you wave. Some wave at once. One woman waved at nine.',
      ),
    ],
    related: ['the-river-rises-on-a-tuesday'],
  },
  {
    title: 'Forty minutes in the ash',
    slug: 'forty-minutes-in-the-ash',
    date: '2026-05-20',
    standfirst: 'How to bake a loaf where there is no oven, and why not to look.',
    category: 'At table',
    isFeaturedPost: false,
    image: 'bread',
    caption: 'By smell.',
    author: 'Chipo Sakala',
    tags: [
      'Traveller Type - With children',
      'Interests - Bread',
      'Interests - Neighbours',
      'Chibwe',
      'Tide House, Swakopmund',
    ],
    body: [
      p(
        'You need flour, salt, water, something left from yesterday, and a fire that has stopped being interesting. Make a hole in the ash. Put the dough in, close it, and go away.',
      ),
      p(
        'Going away is the recipe. If you look, the cold looks too, and you have a stone. I was taught by my aunt, who took my wrist each time I reached for the stick, and talked about something else.',
      ),
      h('When is it ready?'),
      p(
        'When it smells of toast from the other side of the kitchen. Knock on it. It should answer. Brush it with a cloth, break it, and give the first piece to whoever made the fire.',
      ),
    ],
    related: ['five-quilts'],
  },
];

export const stories = written.map(({ image, caption, author, related: _related, ...story }) => ({
  ...story,
  image: picture(image),
  imageCaption: caption,
  author: entry('teamMember', author),
}));

/** What each story leads to: published after the stories, which lead to one another. */
export const linkedStories = written.map(({ slug, related }) => ({
  slug,
  relatedPosts: entries(
    'blog',
    ...written.filter((other) => related.includes(other.slug)).map(({ title }) => title),
  ),
}));
