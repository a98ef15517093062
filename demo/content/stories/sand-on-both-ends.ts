import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'Most honeymoons are planned by two tired people in the fortnight after they have chosen napkins. They ask for everything: lion, mountain, wine, whale, beach, and could there also be gorillas. Anwar Petersen has a pencil for this. He draws a line down the middle of the page and writes Early on the left and Late on the right.',
  ),
  p(
    'A safari is Early. You are woken at five, you are cold, you are happy, you talk to people, you are in bed by ten. A beach is Late. Put Early first. Couples who begin on a beach find it hard to get up early afterwards, and those who end on one sleep as long as they like.',
  ),
  h('Nights one and two: nothing'),
  p(
    'You will have been married on a Saturday and flown through a Sunday, and you will want to sleep. Begin in Cape Town with two nights of no plans. At Cape Cadogan the room with the bath in the window looks at the mountain, and breakfast lasts until half past ten, so sleep as long as you like.',
  ),
  h('Nights three to six: the bush'),
  p(
    'Fly to Skukuza, two and a half hours, and be at Ivory Lodge for lunch. Four nights are right. On the first you are amazed, on the second you are greedy, on the third you begin to look, and on the fourth you would be sad if you had gone. One of the four should be spent in a treehouse, if it is not raining, and it should not be the last.',
  ),
  p(
    'There are no petals on the bed, unless you ask for petals. What people tell us they remember is being left alone: a drive with nobody else in the vehicle, a supper for two in a dry river bed with the guide out of earshot and within reach, an afternoon on a deck with a book neither of them read.',
  ),
  h('Nights seven to eleven: the water'),
  p(
    'From Skukuza or Mbombela there are flights to Vilanculos in Mozambique, an hour and a half away. The islands of the Bazaruto archipelago are dunes that the sea has gone round. There are dugongs in the channel, sandbars that exist for four hours a day, and mangoes. Go between May and November; until October it is dry and about twenty-six degrees. From January to March it is hot, wet, and sometimes stormy; in those months end on the Cape coast instead, where it is then high summer.',
  ),
  h('What to know before you book'),
  list(
    'In May and November the bush is good and costs less than in the dry months. August is full a year ahead.',
    'Tell us of a honeymoon when you enquire, not on arrival. One of you pays half the price per night within six months of the wedding, at every lodge of ours; at Ivory Lodge outside peak season.',
    'Soft bags, twenty kilograms each. The aircraft to the lodges have small doors.',
    'Ask about malaria early. Both the Lowveld and Mozambique need tablets, and some kinds begin a week before.',
    'Leave the last night empty. You will want to do once more what you liked best.',
  ),
  p(
    'When the pencil line is drawn, Anwar asks each of them, separately, what they are dreading. He has kept a count. Of a hundred and forty people, thirty-eight said snakes, and seventy-one said that the other one would want to do too much.',
  ),
];

export const sandOnBothEnds = {
  title: 'Safari first, beach after: how to plan a honeymoon',
  slug: 'how-to-order-a-honeymoon',
  date: '2025-08-22',
  standfirst: 'Two nights of rest, four of bush, five of water, and why it has to be that way round.',
  category: 'Honeymoons',
  isFeaturedPost: false,
  image: 'mozambique-island',
  tags: [
    'Traveller Type - Honeymooners',
    'Traveller Type - Couple',
    'Interests - Honeymoons',
    'Interests - Safaris',
    '{brand} Collection',
  ],
  body,
} as const;
