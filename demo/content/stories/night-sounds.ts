import { h, p, quote } from '../rich-text.ts';

const body = [
  p(
    'The treehouse stands four metres above a dry river bed, and before sunset the vehicle that brought you has gone. There is a bed, a lantern, a basket with supper in it and a radio that you will not need. What follows is what you will hear, more or less in this order, on a still night between May and September.',
  ),
  h('Before the stars'),
  p(
    'First the day shift signs off. Crested francolin quarrel over the best branch, a grey go-away-bird complains about you, and then there is a gap of perhaps ten minutes in which nothing speaks at all. Guides call it changing the guard.',
  ),
  p(
    'The scops owl breaks it: one soft _prrp_, like a telephone in another house, repeated every six seconds. If you count you will find he is more regular than your watch. A second answers from across the riverbed, half a tone higher, and the two of them keep it up until morning.',
  ),
  h('The middle of the night'),
  p(
    'Around eight a fiery-necked nightjar begins his prayer, which most South Africans hear as _good Lord, deliver us_. Bushbabies come next. A thick-tailed bushbaby weighs little more than a bag of sugar and sounds like a child who has lost an argument. Nobody has ever believed this before hearing it.',
  ),
  p(
    'Hippos leave the Sabie after dark to graze, and on their way they grunt to one another in a descending laugh that carries a kilometre. Lions carry eight. You will feel a roar in the planks before you decide that you have heard it, and it is nearly always further off than it sounds.',
  ),
  quote('Lie still, and listen. You have the better seat.'),
  p(
    'A leopard is the one to wait for. It makes the noise of a man sawing a plank, in and out, a dozen strokes and then silence. If it passes below you, you will hear the francolin again, very cross, moving ahead of it through the grass.',
  ),
  p(
    'Between one and three there is often nothing. It is not silence. It is made of about eleven kinds of cricket, and of the ticking of the boards as they give up the last of the day; but since none of it stops, the ear puts it away. People wake at this time and think that something has happened. It is only that the frogs have stopped. Turn over. If you cannot, count the gaps between the owls: there is a prize, at breakfast, for anyone who gets past two hundred.',
  ),
  h('Towards morning'),
  p(
    'The last voice of the night belongs to the spotted hyena: a low note that climbs at the end, as though it were asking something. By then the eastern sky has a grey seam in it. The scops owl stops in the middle of a count, the spurfowl take over, and at six the vehicle comes back with coffee.',
  ),
  p(
    'You will be asked, on the way back, what you heard. Say it in order, as well as you can, and do the voices. The guide will not laugh. He will stop once or twice, and ask how long, and whether it went up or down at the end, and then he will tell you who was on the road at ten past two, and what they were after, as if he were reading you yesterday’s paper.',
  ),
];

export const nightSounds = {
  title: 'The night sounds, in order of appearance',
  slug: 'the-night-sounds-in-order-of-appearance',
  date: '2026-11-13',
  standfirst:
    'A guide’s notes from a platform above the river bed, from the first scops owl to the last hyena.',
  category: 'Treehouses',
  isFeaturedPost: true,
  image: 'treehouse-night',
  tags: [
    'Traveller Type - Couple',
    'Traveller Type - General',
    'Interests - Treehouses',
    'Interests - Safaris',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;
