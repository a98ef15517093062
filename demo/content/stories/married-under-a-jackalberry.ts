import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'There were to be forty guests, a string trio and an arch of proteas. In the end there were eleven, a ranger with a mouth organ, and a tree. Palesa and Tom had sent us their plan in March. In April they came to look at the place, sat under a jackalberry on the bank for an hour without saying much, and tore the plan up.',
  ),
  p(
    'We have learnt to let this happen. A wedding in the bush goes well when the couple leave room for the bush, and the first thing Thandeka Mabuza asks when someone rings her is not how many, but at what time of day they are happiest.',
  ),
  h('The hour'),
  p(
    'Palesa said: just before supper. So the vows were at ten past five on a day in late May, with the sun through the leaves. Sunset that day was at ten past five too; Thandeka had looked it up, and then gone to stand there the evening before with a watch, because a hill does not read almanacs. The ceremony took eighteen minutes. For four of them everyone was silent, because a kudu bull had walked down to drink on the far bank, and nobody, the marriage officer least of all, wished to be the one to send him off.',
  ),
  h('The table'),
  p(
    'One long table, on the sand. The menu was what Tom’s mother cooks and what Palesa’s aunt cooks, and the kitchen spent a week on the telephone to both. There was samp and beans, and there was a trifle. The aunt went into the kitchen at four to see that the beans were right, and came out an hour later wearing an apron and giving instructions.',
  ),
  h('The practical part'),
  p(
    'South African law asks for a licensed marriage officer, two witnesses and a building with its doors open. So the signing is done in the lodge’s sitting room, with the doors folded back, and the promising under the tree. Couples from abroad can marry here. They need passports, a letter that they are free to marry, and the time to have papers checked by the Department of Home Affairs; twelve weeks is comfortable. Many do the signing at home and the promising here, which is simpler and feels no different.',
  ),
  list(
    'Lodges can be taken whole from two nights. Monwana sleeps sixteen, Mountain Lodge thirty, and River Lodge thirty-six.',
    'The dry months, May to September, are the safe ones for an evening outdoors. Evenings in June and July are cold: we hang a blanket on every chair.',
    'Music out of doors ends at ten, for the sake of those who live here.',
    'We plant a tree for every couple. Palesa and Tom’s, a jackalberry, stands in the nursery behind the Marataba workshop until it is tall enough not to be eaten.',
  ),
  h('Afterwards'),
  p(
    'There were no speeches until the fire had burnt low, and then there were six, all short. At nine the ranger played the only three songs he knows, twice. The kudu did not come back. Tom says he is in every photograph anyway, if you know where to look: a pair of spirals in the reeds, behind the bride.',
  ),
];

export const marriedUnderAJackalberry = {
  title: 'Married under a jackalberry',
  slug: 'married-under-a-jackalberry',
  date: '2026-03-27',
  standfirst:
    'Eleven guests, eighteen minutes and a kudu: how a wedding here comes to be smaller, and better.',
  category: 'Weddings',
  isFeaturedPost: false,
  image: 'wedding',
  tags: [
    'Traveller Type - Couple',
    'Traveller Type - Friends',
    'Interests - Weddings',
    'Interests - Celebrations',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;
