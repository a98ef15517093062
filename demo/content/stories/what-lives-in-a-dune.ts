import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'The Namib is perhaps the oldest desert on earth. It has been dry, or nearly, for some fifty-five million years, and so things have had the time to get used to it. At Sossusvlei in the morning everyone is walking up the ridge of a dune, looking at the view. If you want company, look down.',
  ),
  h('The beetle that stands on its head'),
  p(
    'There is hardly any rain, but about a hundred times in a year fog comes in from the Atlantic, over the cold Benguela current, and lies on the dunes till nine or ten. On such mornings a black beetle climbs to the crest, turns to face the wind, and puts its head down and its rear up. Water gathers on its back and runs to its mouth. It can drink two fifths of its own weight before breakfast. Nobody else is about. It has come up through the sand in the dark, because it knew.',
  ),
  h('The spider that rolls away'),
  p(
    'On the steep side, under a lid of silk and sand, lives a white spider the size of a coin. When a wasp digs for it, it tucks in its legs and goes down the slope as a wheel, up to forty-four turns a second. It is not known how it decides to stop.',
  ),
  h('The plant that never lets go'),
  p(
    'Further north, on the gravel, there is Welwitschia. It has two leaves. It will only ever have two; they grow from the base, a few centimetres a year, and wear away at the ends, so that an old one looks like the wreck of something blown in from the coast. Some are thought to be fifteen hundred years old. They drink fog as well. You may not touch one, and you will find that you have lowered your voice.',
  ),
  h('How to be there'),
  p(
    'The great dunes, three hundred metres and more, stand along the dry Tsauchab, and the gate is opened at sunrise. Those who sleep inside the park may start an hour before. It is worth it, for the shadows: by nine the sun is too high, and the dune which was a blade has become a heap. Dune 45 is beside the road and has a queue on it. Ask to be taken to the one behind. At Deadvlei camel thorns that died some six hundred years ago stand in a white pan, in a ring of apricot sand; they have not decayed, since it is so dry.',
  ),
  list(
    'Two nights at the dunes and two at the coast or in the Naukluft. Distances are long, roads are gravel, and the tar ends sooner than you think. Drive with our notes in the glove box, or go from Windhoek by air or with a driver.',
    'May to September is best: days of twenty-five degrees and nights near freezing. It can be forty in December.',
    'Socks over trousers, sunglasses that fit closely, and a bag with a zip for the camera. The sand gets into everything, and stays; you will find some at home in March.',
    'Three litres of water for each person for a morning. Nobody has ever brought any back.',
  ),
  h('Then sit down'),
  p(
    'When you have come to the top, go ten steps along the crest away from everyone else, and sit. The wind makes a sound in the grains like a page being turned. In a minute or so, on the bare sand beside you, there will be a track you had not noticed, as fine as stitching. Follow it with your eye. At the end of it there is somebody.',
  ),
];

export const whatLivesInADune = {
  title: 'Who lives in a dune',
  slug: 'who-lives-in-a-dune',
  date: '2024-07-19',
  standfirst:
    'A beetle that stands on its head, a spider that rolls, and a morning at Sossusvlei spent looking down.',
  category: 'Photography',
  isFeaturedPost: false,
  image: 'namib',
  tags: [
    'Traveller Type - Special Interests',
    'Traveller Type - Solo Traveller',
    'Interests - Photography',
    'Interests - Conservation',
    '{brand} Collection',
  ],
  body,
} as const;
