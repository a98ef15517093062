import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'Nearly everyone gives the Falls one night. They see them, they are wet, and they fly on. It is like going to Rome for the fountain. Give it three, and the waterfall becomes the thing at the end of the garden, which you go to look at now and then; and there turns out to be a river.',
  ),
  h('Day one: early, and on the other side'),
  p(
    'Be at the gate on the Zimbabwean side at six in the summer months, half past in winter. There are baboons, a man raking, and you. Walk to the far end first, to Danger Point, and come back against the crowd. At about eight the sun is at the right height for rainbows. By ten, when the coaches come, you will be having a second breakfast.',
  ),
  p(
    'In the afternoon go above it. Twenty kilometres upstream the Zambezi is a mile wide and so slow that it holds the sky. From a flat boat with a guide called Mercy Sibanda, who fishes for tigerfish on her days off, and lets them go, you may see elephants swim between the islands, trunks up, like a family in a public pool. Stay out till the sun is down. It drops in the water upstream, in an absurd way, every evening.',
  ),
  h('Day two: choose your fear'),
  p(
    'The gorge below the Falls has been an amusement park for thirty years, and there is something in it for everyone. You may go down it in a raft, between August and December, through rapids with names like Commercial Suicide and The Washing Machine; you may swing into it on a rope. You may cross the bridge of 1905 on a gantry, in a harness, among the rivets, with a man who will tell you how it was bolted together in England first and then sent out in pieces. Or you may sit above it with a book. There is a café on the edge, at which vultures go by at eye level, at eleven, when the air begins to rise. We have done all four, and Anwar recommends the café.',
  ),
  h('Day three: the village, or the elephants'),
  p(
    'Both are better than they sound. Mrs Ncube, at Monde, eleven kilometres out of town, has people to lunch in her own kitchen: sadza, greens with groundnuts, a chicken who was there that morning. She will put you to work. Guests have gone on writing to her for years. Or else spend the morning in Zambezi National Park, beginning three kilometres from the hotel, which most who come to the Falls have not noticed. There are four hundred elephants in it in September, and seldom more than five vehicles.',
  ),
  h('How to arrange it'),
  list(
    'Fly to Victoria Falls or to Livingstone: an hour and forty minutes from Johannesburg. From Skukuza there is a flight straight there on most days of the week, so that the bush and the Falls can follow each other without a night in between.',
    'Three nights is right in July, August and September. In April two will do, since the gorge is shut by water and the boats are all there is.',
    'Bring dollars in small notes for visas, parks and porters. Many take cards; the network is often down.',
    'Malaria tablets are advised all year.',
    'If there is a full moon, be here for it. They open the gate at night, and there is a rainbow by moonlight.',
  ),
];

export const threeDaysAboveTheGorge = {
  title: 'Three nights for a waterfall',
  slug: 'three-nights-for-a-waterfall',
  date: '2023-08-18',
  standfirst:
    'A river a mile wide, a bridge made in England, lunch with Mrs Ncube, and a café with vultures.',
  category: 'Discover Victoria Falls',
  isFeaturedPost: false,
  image: 'zambezi',
  tags: [
    'Traveller Type - Friends',
    'Traveller Type - Family',
    'Interests - Discover Victoria Falls',
    '{brand} Collection',
  ],
  body,
} as const;
