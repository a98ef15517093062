import { h, p } from '../rich-text.ts';

const body = [
  p(
    'Cape Cadogan serves breakfast until half past ten, so the day may begin slowly. Here are four lunches that Hendrik Louw, who chooses the wine at the hotel, sends his own friends to. You are back before dark from all of them, and each is worth leaving the city for.',
  ),
  h('Stellenbosch: 50 minutes'),
  p(
    'A farm kitchen under oaks, eleven tables, no printed list. Lunch is whatever came out of the garden, and then a shoulder of lamb for the whole table. Ask to see the cellar first, while the candles are lit. Drink the chenin blanc: the vines are older than the owner.',
  ),
  h('Franschhoek: 75 minutes'),
  p(
    'The valley is three kilometres wide and takes lunch seriously. Go on a weekday, take the tram between farms if nobody wants to drive, and sit outside at a trout farm at the top of the pass, where the smoking is done over old vine wood. The cap classique is made four hundred metres from your chair.',
  ),
  h('Elgin: one hour'),
  p(
    'Over the pass and thirty degrees become twenty-two. This is apple country that turned out to suit pinot noir, and the best plate in it is a pie, served in a packing shed that still packs. Walk it off on the reservoir wall. In September the whole valley is in blossom.',
  ),
  h('Paternoster: an hour and three quarters'),
  p(
    'Straight up the west coast until the road stops at a white village and a beach with boats pulled up on it. Crayfish in season, which is November to April, and otherwise mussels that were in the water at breakfast. There is no menu after two o’clock, because by then it has been eaten. Take a jersey even in January: the Benguela current has come all the way from the Antarctic and has not warmed up.',
  ),
  p(
    'If you have a day over, Hendrik keeps a fifth lunch for those who do not want to sit down. It is in the city: a roti filled with mutton curry from a hatch in Salt River, folded in paper, at a quarter to twelve and not later. You eat it on a wall. Then you drive round the mountain to the last vineyard before the sea, at Noordhoek or Constantia according to the wind, drink one glass of sauvignon blanc, and are home by three. It comes to less than the parking at most of the others.',
  ),
  p(
    'And if it rains, which it may from May to August, go nowhere. Those are the months when the dining rooms have fires, the winemakers are indoors and in want of company, and a table by the window costs a telephone call.',
  ),
  h('How to do it'),
  p(
    'The hotel has a driver for days like this, at a fixed price for the car and not by the head. Tell the desk the evening before, and say whether you would like to be talked to. Hendrik will write the name of the table and one bottle on a card. Nobody has yet brought the card back.',
  ),
];

export const fourLunches = {
  title: 'Four lunches worth the drive from Cape Town',
  slug: 'four-lunches-worth-the-drive-from-cape-town',
  date: '2026-10-23',
  standfirst: 'An oak, a trout farm, a packing shed and a beach, each back in the city before dark.',
  category: 'Explore Cape Town',
  isFeaturedPost: false,
  image: 'vines-first-light',
  tags: [
    'Traveller Type - Couple',
    'Traveller Type - Friends',
    'Interests - Experience Dining',
    'Interests - Explore Cape Town',
    'Cape Cadogan Boutique Hotel',
  ],
  body,
} as const;
