import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'Every year a river sets out for the sea and does not arrive. The Okavango rises in the highlands of Angola, turns south-east, away from both oceans, crosses a corner of Namibia, and walks into the Kalahari. There it lies down. It spreads over as much as fifteen thousand square kilometres of sand, and by the end of the year nearly all of it has gone into the air.',
  ),
  p(
    'What makes the delta odd, and worth the journey, is when. Rain falls in Angola from December to March. The land is so flat, about one metre of fall in four kilometres, that the water needs months to come down. It reaches the top of the delta in March and April and Maun, at the bottom, in June or July. By then it has not rained there for months. The flood arrives in the middle of the dry season, under a blue sky, and every animal comes to meet it.',
  ),
  h('How it comes in'),
  p(
    'You can watch it. At the southern end, on the Boteti or below Maun, the water comes down a dry bed at about the pace of a person pushing a pram. There is a lip of foam and dead leaves, and in front of it run spiders, crickets and mice. Behind them walk storks. People from town bring chairs. When it reached the Boteti in 2009, after nineteen years without, they brought brass bands.',
  ),
  h('In a mokoro'),
  p(
    'The boat of the delta was cut from a sausage tree or an ebony, and is now mostly made of fibreglass, so that the trees may stand. It carries two guests and a poler, who stands at the back on nothing in particular. It needs ten centimetres of water. The bottom is white sand, the water is clear, and people drink it. You sit lower than the lilies. Reed frogs the size of a thumbnail hold on to the stems at eye level and look at you as though you had come about the rent.',
  ),
  h('Wet camps and dry camps'),
  p(
    'A wet camp stands on an island and is about boats, birds and silence; you may see no lion. A dry camp has land round it for driving, and sees plenty. Anwar books two nights of one and three of the other. In a year of poor floods a wet camp may be dry by September and says so; we watch the gauge at Mohembo, which is published each morning, and have moved guests before they noticed.',
  ),
  h('When'),
  list(
    'June to August: high water, clear cool days, frost once in a while. The best months, and the dearest.',
    'September and October: water drawing back, animals crowded along it, forty degrees by the end.',
    'November to March: green, stormy, full of birds and young animals; half the price, and some camps closed.',
    'April and May: the sky clears and the water is on its way. Our own choice.',
  ),
  h('Getting there'),
  p(
    'Fly to Maun from Johannesburg or Cape Town, then on by small aircraft: soft bags, fifteen or twenty kilograms, no wheels or frames. Sit on the left if you can. For half an hour there is nothing beneath you but the shadow of your own aeroplane, going over water that has nowhere to be.',
  ),
];

export const theFloodInTheDrySeason = {
  title: 'The flood that comes in the dry season',
  slug: 'the-flood-that-comes-in-the-dry-season',
  date: '2025-03-28',
  standfirst: 'How the Okavango walks into the Kalahari and lies down, and when to be there for it.',
  category: 'Safaris',
  isFeaturedPost: false,
  image: 'okavango',
  tags: [
    'Traveller Type - Couple',
    'Traveller Type - Special Interests',
    'Interests - Safaris',
    '{brand} Collection',
  ],
  body,
} as const;
