import { h, p, steps } from '../rich-text.ts';

const body = [
  p(
    'At Tinga Lodge the day begins at ten to four, when Gogo Maria Sibuyi takes the cloth off the dough. Bread has been made in that kitchen every morning since the lodge opened. It has been made by her for nineteen years of them, and by nobody else on a Sunday.',
  ),
  p(
    'She will tell you that the recipe is not a secret and never was. Guests ask for it, and she writes it on the back of a breakfast card in pencil. What she cannot write down is the weather. In January, when the kitchen is at twenty-eight degrees before dawn, the dough is mixed with water from the refrigerator. In July she warms the bowl.',
  ),
  h('Why it is dense'),
  p(
    'Pot bread, or potbrood, was made by people on the move, over coals, in the iron pot that had held supper. It is closer than a city loaf, because it has to be torn by hand and hold butter without falling apart in a moving vehicle. Maria uses a third brown flour for taste, and a spoonful of honey so that it keeps until tomorrow. It has never had to.',
  ),
  h('The bread, as she writes it'),
  p(
    'For one flat-bottomed iron pot of three litres, or a deep cake tin of twenty-four centimetres. It feeds eight at breakfast.',
  ),
  steps(
    'Mix 500 g white bread flour, 250 g brown bread flour, 10 g salt and 7 g instant yeast in a large bowl.',
    'Stir 30 g honey and 40 g melted butter into 480 ml water that feels neither warm nor cold to a finger. In hot weather use cold water.',
    'Pour one into the other and bring it together. Knead for ten minutes, until it stops sticking to you. Resist more flour.',
    'Cover, and leave until it has doubled: about an hour and a half in summer, three hours in winter.',
    'Butter the pot and its lid. Shape the dough into a round, put it in, and leave it for forty minutes more, until it stands two fingers under the rim.',
    'In an oven: 200 °C with the lid on for thirty minutes, then ten without. Over coals: a shallow ring of coals under the pot, none directly below, and a spadeful on the lid, for fifty minutes. Turn the pot a quarter every ten.',
    'Knock on the bottom. If it sounds like a door, it is done. Wait twenty minutes before you cut it. Nobody does.',
  ),
  h('What goes with it'),
  p(
    'At six two loaves go out to the vehicles, wrapped in cloths, with salted butter, apricot jam from Marataba’s trees and a knife. Around eight, somewhere with a view of the river, the guide stops, puts the cloth on the bonnet and breaks the bread. By then it has been out of the oven for two and a half hours and is exactly right.',
  ),
  p(
    'You may come and help. The kitchen door is on the left as you leave the deck, and the light is on. Bring clean hands. On a Sunday she works alone.',
  ),
];

export const breadAtFour = {
  title: 'Bread at four in the morning',
  slug: 'bread-at-four-in-the-morning',
  date: '2026-06-19',
  standfirst: 'The pot bread of Tinga Lodge, from the woman who has made it for nineteen years.',
  category: 'Recipes',
  isFeaturedPost: false,
  image: 'bread-kitchen',
  tags: [
    'Traveller Type - General',
    'Interests - Recipes',
    'Interests - Experience Dining',
    'Interests - Our people',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;
