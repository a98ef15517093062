import { h, list, p, steps } from '../rich-text.ts';

const body = [
  p(
    'Every camp has a dish that the staff eat before the guests do. At River Lodge it is pap and chakalaka, cooked out of doors in two three-legged pots by Grace Mnisi, who has run the fire for twenty-two years and has never measured anything. We stood beside her with a spoon and a notebook. It feeds six.',
  ),
  h('For the chakalaka'),
  list(
    'Two onions and one green pepper, chopped small',
    'Three cloves of garlic and a thumb of ginger, grated',
    'Two green chillies, with their seeds if you are brave',
    'One tablespoon of medium curry powder',
    'Four carrots, grated on the coarse side',
    'One tin of chopped tomatoes, 400 g, and one of baked beans, 410 g',
    'Three tablespoons of oil, and salt',
  ),
  h('For the pap'),
  list('Four cups of water', 'Two cups of coarse white maize meal', 'One teaspoon of salt'),
  h('What to do'),
  steps(
    'Let the fire burn down until you can hold your hand over it for a count of four. Set both pots on it.',
    'Soften the onion and pepper in the oil, ten minutes, without letting them colour. Add garlic, ginger and chilli for one minute, then the curry powder for one more.',
    'Put in the carrots and tomatoes and leave them alone for twenty minutes, with the lid half on.',
    'Meanwhile boil the salted water in the other pot, pour in the maize meal in one heap, and do not stir. Lid on, five minutes.',
    'Now stir, hard, with a wooden spoon, until it comes away from the sides. Move the pot to the edge of the coals and leave it for twenty-five minutes. The crust at the bottom belongs to the cook.',
    'Stir the beans into the chakalaka, warm them through, taste for salt.',
  ),
  p(
    'People who have not grown up with pap expect porridge, and are surprised by something which you could slice. The word covers three things in South Africa: slap pap, which is soft and for mornings; krummelpap, dry and crumbed, for a barbecue in the north; and this, stywe pap, stiff pap, which stands up by itself. All three are maize meal, water and salt. They differ in cooking time. Chakalaka is younger. It was put together in the townships round the gold mines, from what was in tins and what would wake it up, and every household is sure of its own.',
  ),
  p(
    'Grace will correct two things if you cook beside her. You will stir too soon. And you will be tempted, when nobody is looking, to add sugar to the tomatoes: she says that if a tomato needs sugar, it needed another week.',
  ),
  h('What to eat it with'),
  p(
    'Your fingers. Take a piece of pap, roll it, press a hollow in it with your thumb and use it as a spoon. Grilled meat goes beside, or nothing. Grace serves hers with sour milk; Hendrik, at Cape Cadogan, with a cold glass of off-dry chenin.',
  ),
  p('It is better on the second day. At River Lodge there has never been a second day.'),
];

export const threeLeggedPot = {
  title: 'Pap, chakalaka and a three-legged pot',
  slug: 'pap-chakalaka-and-a-three-legged-pot',
  date: '2026-07-03',
  standfirst: 'The dish the kitchen eats first, written down at last by someone standing next to the cook.',
  category: 'Recipes',
  isFeaturedPost: false,
  image: 'fireside-cooking',
  tags: [
    'Traveller Type - General',
    'Traveller Type - Family',
    'Interests - Recipes',
    'Interests - Experience Dining',
    'Interests - Our people',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;
