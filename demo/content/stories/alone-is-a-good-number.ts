import { h, list, p, quote } from '../rich-text.ts';

const body = [
  p(
    'About one guest in nine comes to us alone. There are widowers and newly qualified doctors, a bishop, people between jobs, and a woman from Leeds who has come every February since 2019 and has asked us not to fuss. We have listened to them for some years, and changed a number of things because of what they said.',
  ),
  h('Supper'),
  p(
    'The first thing nearly everyone mentions is supper. A lodge that seats a single guest at a table for two, by candlelight, in the middle of a room, means well and is wrong. So there are now three suppers to choose from, and you are asked at tea, out of earshot of others. You may eat at the long table with your guide and anyone else who likes company. You may have a small table of your own, at the edge, with a lamp you can read by. Or you may have a tray on your deck, and nobody will ask whether you are all right.',
  ),
  p('Most people take all three in turn. The bishop took the tray four times and left a poem.'),
  h('The price'),
  p(
    'The second thing is the single supplement. A suite costs us the same to keep for one as for two, more or less, and for years we charged accordingly. From May to mid-July and from the middle of January to the end of March, at Monwana, River Lodge and Mountain Lodge, we no longer do so for the first suite of each kind. You pay the price per person sharing. The rooms would otherwise have stood empty, and the long table is better for it.',
  ),
  h('The vehicle'),
  p(
    'On a shared drive a person alone is often given the seat beside the guide, as a kindness. Ask for it, or ask not to have it. It has the best conversation and the worst view. The middle of the second row has the best view and the best company, since you hear both the row in front and the tracker’s remarks, which are not meant for you.',
  ),
  quote('I wanted to be left alone by people who would notice if I was not there at breakfast.'),
  h('Walking'),
  p(
    'What people who travel alone most often write about afterwards is walking. Five or six of you set out in single file behind a guide with a rifle, early, and nobody speaks. Being in a group that must be silent suits those who came for silence, and for those who did not it is the quickest way to make friends. Marataba has the best of it: two guides, no road, and the mountain on your left.',
  ),
  h('Getting here'),
  list(
    'We fetch you. A driver with your name waits at Skukuza, Hoedspruit, or at your aircraft’s door in Johannesburg, and you do not have to manage a hired car on a gravel road at dusk.',
    'You can lock your door from the inside. There is a telephone beside the bed that reaches a person at any hour, and after dark a guard walks with you, always.',
    'If you would like to be in touch with home, there is Wi-Fi in the rooms. If you would like an excuse, tell them the signal is poor.',
  ),
  p(
    'The woman from Leeds has let us print one thing, on condition that we leave out her name. She says that she used to think of it as travelling alone. Now, she says, she thinks of the others as people who bring somebody along.',
  ),
];

export const aloneIsAGoodNumber = {
  title: 'Travelling alone',
  slug: 'one-is-a-good-number',
  date: '2025-11-14',
  standfirst: 'What guests who come alone have taught us about supper, seats and the single supplement.',
  category: 'Safaris',
  isFeaturedPost: false,
  image: 'lodge-monwana',
  tags: [
    'Traveller Type - Solo Traveller',
    'Interests - Safaris',
    'Interests - Wellness',
    'Marataba Luxury Lodges',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;
