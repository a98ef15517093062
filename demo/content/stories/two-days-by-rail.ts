import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'From Pretoria to Cape Town is 1,600 kilometres. By air it takes two hours and you see the seat in front. By rail it takes about fifty, and you see the country: gold dumps, maize, the diamond hole at Kimberley, a whole day of the Karoo, and then, on the third morning, mountains that come up to the window like a wave.',
  ),
  p(
    'We send people on the train between the bush and the Cape because it mends something. A safari is a matter of looking hard. For two days afterwards the eyes may rest.',
  ),
  h('The first day'),
  p(
    'You leave in the early afternoon from a private station with a lawn. The compartment is panelled and has a real bed in it, made up while you dine. There is no Wi-Fi and no television, and for the first hour everybody walks up and down the corridor, apologising. Then Gauteng thins out, and somebody in the observation car at the end puts down a book. You pass men on bicycles who wave with their whole arm.',
  ),
  p(
    'Dinner is at half past seven, and people dress for it. It is the only thing we send our guests to for which a tie is of use. Impala is on the menu. Around ten the train stands for a while in the dark at a junction whose name is on a board, and the silence is so complete that someone in the next compartment can be heard folding a newspaper.',
  ),
  h('The second day'),
  p(
    'Stay awake for the Karoo. It is the size of Germany, it gets two hundred millimetres of rain in a year, and at first there is nothing in it at all. After an hour you begin to see the nothing: a windmill, a dam the colour of tea, sheep in the shade of one another. Springbok go along the fence beside the train for the pleasure of it. At Matjiesfontein the train stops, and you may get down and walk along the one street of a Victorian village, past lamp posts sent out from London. It takes eleven minutes if you do not stop at the bar.',
  ),
  h('The third day'),
  p(
    'In the morning the line goes down into the Hex River valley through four tunnels, one of them more than thirteen kilometres long. It is black for a quarter of an hour. When the light comes back you are among vineyards.',
  ),
  h('How to do it'),
  list(
    'Two trains make the journey. One is faster and takes two nights; the other takes three, and stops for walks more often and for longer. Anwar has slept in both and will tell you which you are.',
    'They run on set days, so the rest of the trip is arranged round them. Book four months ahead for September to November, earlier for the week before Christmas.',
    'Take a small bag into the compartment. The large one travels in the van.',
    'Go from north to south. The other way the best of the scenery passes at breakfast, when you are thinking about eggs.',
    'A child who likes trains will never forgive you for not taking him. Ask first: one of the two has a minimum age.',
  ),
  p(
    'Cape Cadogan sends a car to the platform. You will see a man in a green jacket holding a card with your name on it, and behind him a flat-topped mountain, which you will feel you have earned.',
  ),
];

export const twoDaysByRail = {
  title: 'Fifty hours to Cape Town',
  slug: 'fifty-hours-to-cape-town',
  date: '2025-02-21',
  standfirst: 'The train between the bush and the Cape, and why it is so restful.',
  category: 'Explore Cape Town',
  isFeaturedPost: false,
  image: 'rail',
  tags: [
    'Traveller Type - Couple',
    'Traveller Type - Friends',
    'Interests - Explore Cape Town',
    'Interests - Celebrations',
    '{brand} Collection',
  ],
  body,
} as const;
