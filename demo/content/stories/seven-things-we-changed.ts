import { h, p } from '../rich-text.ts';

const body = [
  p(
    'Every January we read all the letters. There were 2,311 last year, counting the cards left on pillows and one written on a napkin in an aeroplane. We sort them by what they ask for and mend what comes up most. It is not a very modern method. Here are seven things which are different this year because somebody wrote.',
  ),
  h('The alarm'),
  p(
    'At five we used to knock on the door. Eleven people wrote that it frightened them. Now someone comes along the path with a lantern, stops at the steps, and says good morning in an ordinary voice until there is an answer. It takes longer. Coffee comes at the same time.',
  ),
  h('The hair dryer'),
  p(
    'It was in a drawer nobody could find, and it was weak. It is on a hook, and it is stronger. We are sorry that this took until now.',
  ),
  h('Tipping'),
  p(
    'Forty-four letters said that they never knew how much, whom, or when. There is a card in every room in plain words: nothing is expected; if you would like to, these are usual amounts, for a guide and for a tracker, per couple, per day; and there is one box at the desk for everyone you did not see. What is in the box is shared by a committee of staff, which publishes it on the kitchen door.',
  ),
  h('Lunch'),
  p(
    'There was too much of it. People said so shyly. The buffet at Safari Lodge and River Lodge has become two plates, brought to you, with a third if you ask. Kitchen waste is down by more than a third, and Tumelo, who was against it, has been heard to say that he can taste his own food again.',
  ),
  h('A vegetarian tasting of the barbecue'),
  p(
    'One guest wrote that she had eaten grilled halloumi in nine countries and at eleven of our fires. She enclosed a drawing. There is now a page of twelve dishes from the coals without meat, five of them without milk or egg: brinjals in their skins, mealies with lime and chilli, beans from the pot, and a cabbage. The cabbage has been asked for by men who came for the steak.',
  ),
  h('Steps'),
  p(
    'Twenty-six people, or their daughters, asked in advance how many steps there were, and got eight different answers. So in August two people went round with a tape. For each lodge there is now a page which says how wide the doors are, how high the bath, how far it is from the car to the bed and over what, and how you get into the vehicle. At River Lodge two rooms and at Safari Lodge two suites can be reached without one step; both have a vehicle with a lift. At Ivory Lodge there are four steps, and we say so.',
  ),
  h('The end'),
  p(
    'And eighteen people wrote, in one form of words or another, that leaving was too quick. A bill, a bag, a wave. So checking out is done the evening before, on your deck, if you like, with the bill in an envelope. On the morning there is nothing to do. Your guide comes to breakfast, when he can, and sits down, and brings the list of what you saw, in order, in his own hand.',
  ),
  p(
    'There is one thing a good many people asked for which we are not going to do. There will be no televisions in the rooms. We thought about it, for an evening, outside.',
  ),
];

export const sevenThingsWeChanged = {
  title: 'Seven things you asked us to change',
  slug: 'seven-things-you-asked-us-to-change',
  date: '2024-01-19',
  standfirst: 'What 2,311 letters did to the alarm, the hair dryer, lunch and the cabbage.',
  category: 'News',
  isFeaturedPost: false,
  image: 'writing-desk',
  tags: [
    'Traveller Type - General',
    'Interests - News',
    'Interests - Experience Dining',
    '{brand} Collection',
    'Lion Sands Game Reserve',
    'Marataba Luxury Lodges',
  ],
  body,
} as const;
