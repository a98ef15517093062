import { h, p, quote } from '../rich-text.ts';

const body = [
  p(
    'A guest at River Lodge meets, on average, nine people: a driver, a guide, a tracker, a waiter, a barman, the person who does the room, the person at the desk, the chef once, and Nomsa Khoza, who runs the place. There are forty-one. This is about the other thirty-two, over one Thursday in May.',
  ),
  h('Ten past three'),
  p(
    'Solly Ndlovu walks the paths with a torch. He has been a night guard for fifteen years. He switches off eleven lamps that guests have left burning, moves a bucket that a hyena has taken from the yard, and notes on a card that there are buffalo between rooms nine and ten. When the wake-up calls are made, at five, whoever sleeps in nine and ten will be fetched.',
  ),
  h('Half past four'),
  p(
    'The bakery, the boiler and the vehicles. Wisani Maluleke checks tyres with his hand before he checks them with a gauge, and has never been more than a tenth of a bar out. He washes the windscreens with tea. He says that it does not streak, and he will not hear anything against it.',
  ),
  h('Seven'),
  p(
    'The drives are out, and it is the only quiet hour. In the laundry three people begin on two hundred and ten pieces of linen. Nomsa started here, and can still fold a fitted sheet so that it looks like an envelope. She goes in most mornings. She says it is to see whether anything is needed.',
  ),
  quote('In the laundry you hear everything first. People talk while their hands are busy.'),
  h('Eleven'),
  p(
    'Goods come on Thursdays: a lorry from Hazyview with flour, gas, soap and onions, and a small truck from the growers at Cunningmoor with everything green. Precious Mathebula, who does the stores, weighs each crate in front of the driver and pays the growers the same day, because she once grew tomatoes herself and was once paid in June for a crate from February.',
  ),
  h('Three'),
  p(
    'The guides who are not driving are in the schoolroom, which is also where the Christmas tree is kept. Two are studying for a higher grade. The one who is not is being examined, without knowing it, by the tracker Lucky Mavuso, who has drawn a print in flour on the table and is waiting to see whether anybody notices it is a civet’s.',
  ),
  h('Eight'),
  p(
    'Supper for thirty in the boma. Behind the reed wall, where the light stops, there are twice as many people as chairs: plates come out warm because someone stands beside the fire turning them, and go back before you have seen them go. The choir is not hired. It is the kitchen, the stores, two waiters and the accountant, who has the lowest voice in the district, and they sing on Thursdays because that is when choir practice would be.',
  ),
  h('Ten past eleven'),
  p(
    'Solly again. Lamp by lamp. The buffalo have moved down to the river and he rubs them off the card. In room nine somebody has left a note on the door, written on the back of the wildlife list, under a large tick beside the word buffalo. It says thank you for coming to fetch us. He has a shoe box of these at home. It is his second shoe box.',
  ),
];

export const fortyOnePeopleAndARiver = {
  title: 'Forty-one people and a river',
  slug: 'forty-one-people-and-a-river',
  date: '2025-06-20',
  standfirst: 'One Thursday at River Lodge, in the company of those a guest does not usually meet.',
  category: 'Our people',
  isFeaturedPost: false,
  image: 'lodge-river',
  tags: ['Traveller Type - General', 'Interests - Our people', 'Lion Sands Game Reserve'],
  body,
} as const;
