import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'On the third morning a guest at Mountain Lodge came to breakfast and asked, rather quietly, what we had put in the tea. She had slept for nine hours. She had not done that, she said, since about 2009. It was rooibos. It was also the eleventh of July.',
  ),
  p(
    'In midwinter the sun sets on Marataba at half past five and rises at ten to seven. The nearest street lamp is twenty-four kilometres away. There are very few places left where a person can meet that much night, and it does something to people that no treatment on our list can do as well.',
  ),
  h('Light'),
  p(
    'Bodies keep time by light, above all by its going. A bright room at ten in the evening tells the brain that it is afternoon. A fire does not: it has almost no blue in it. So after supper our paths are lit at ankle height, in amber, just enough to see your feet. The lamps beside the beds are the same. There is a switch for a bright light in the bathroom, and it works; but it is not within easy reach.',
  ),
  h('Cold'),
  p(
    'We sleep better in a room that is cool, between sixteen and nineteen degrees, with a warm bed. In July the night cools the room. A hot-water bottle in a wool cover warms the bed, and goes in at eight. Leave the canvas on the river side rolled up by a hand’s breadth. You will hear the zebra.',
  ),
  h('Getting up early, without being sorry'),
  p(
    'It sounds unkind to wake people at half past five who have come to rest. But an early morning out of doors sets the clock for the evening that follows. By nine you have had more daylight than an office gives you in a week. Then there is breakfast, and then, between eleven and three, there is nothing at all. We are strict about the nothing. No activity may be put in it.',
  ),
  h('What Grace does'),
  p(
    'Grace Tlou has looked after the treatment rooms for eight years. She trained as a nurse, and has the hands and the manner. Her ninety minutes with warm stones are what people book a year ahead, but if you ask what she would choose for someone who cannot sleep, she says a walk to the rock pool, feet in the water for as long as you can bear it, then a foot massage of forty minutes, lying down, at four in the afternoon. It is on the list as The Walk. It is the cheapest thing on it.',
  ),
  h('To take home'),
  list(
    'For the last hour before bed put out the ceiling lights and use one low lamp.',
    'Open the window before you think you need to.',
    'Go outside within half an hour of waking, for ten minutes, without a telephone. Cloud is fine.',
    'If you wake at three, do not look at the time. Listen for one sound that is far away.',
  ),
  p(
    'The guest with the tea bought two boxes of it. We told her again that it was not the tea. She wrote in October to say that it worked only with the lamps off, and that she has started, on clear nights, to sit on the back step until she has counted twenty stars. In Birmingham, she says, this can take some time.',
  ),
];

export const whatTheDarkDoes = {
  title: 'What we put in the tea',
  slug: 'what-we-put-in-the-tea',
  date: '2025-04-25',
  standfirst: 'Thirteen hours of night, one wool hot-water bottle, and a guest who slept for nine.',
  category: 'Wellness',
  isFeaturedPost: false,
  image: 'mountain-the-walk',
  tags: [
    'Traveller Type - Solo Traveller',
    'Traveller Type - Couple',
    'Interests - Wellness',
    'Marataba Luxury Lodges',
  ],
  body,
} as const;
