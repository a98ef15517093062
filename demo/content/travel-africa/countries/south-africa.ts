import { h, p } from '../../rich-text.ts';
import type { Country } from './country.ts';

export const southAfrica: Country = {
  slug: 'south-africa',
  name: 'South Africa',
  picture: 'cape-coast',
  bannerText: 'Safari, sea and vineyards within one long week',
  opening:
    'Two oceans, eleven official languages and one of sign, and a way of lighting fires on which nobody agrees.',
  metaDescription:
    'South Africa with people who live in it: when to go to the Lowveld, the Waterberg and the Cape, what it costs, where to stay, and how to join them.',
  mapDescription: 'Safari, sea and vineyards within one long week.',
  mapImage: 'cape-town',
  position: [-28.5, 24.7],
  body: [
    p(
      'This is where most people begin, for good reasons. The flights are direct, the roads are good, you can drink the water in the cities, and within one week you can watch a leopard come down a tree, eat the best lunch of the year under oaks, and see a whale from the pavement.',
    ),
    h('Which season, and where'),
    p(
      'The bush and the Cape take turns. From May to August the Lowveld is dry, clear and full of animals; the Cape has rain and half its visitors. From November to March the Cape has its long light and its wind, and the bush is green, hot, stormy and full of calves. April, September and October are good in both.',
    ),
    h('How to put it together'),
    p(
      'Give the bush at least three nights, and four if you can. Do not change lodge after one. Fly between Skukuza and Cape Town, which takes two and a half hours; overland it takes two days, best by rail. See the city once you have slept.',
    ),
  ],
  facts: [
    ['Best for animals', 'May to October'],
    ['Best for the Cape', 'October to April'],
    ['Malaria', 'In the Lowveld; none at Marataba or the Cape'],
    ['Money', 'Rand; cards almost everywhere'],
    ['Time', 'UTC+2, all year'],
  ],
  highlights: [
    [
      'The Sabie River',
      'Eleven kilometres of bank at Lion Sands, with leopard in the jackalberries.',
      'lodge-river',
    ],
    ['The Waterberg', 'Red cliffs, Cape vultures, and no mosquito that matters.', 'marataba'],
    ['Table Mountain', 'On the day it chooses.', 'cape-town'],
    ['Stellenbosch', 'Three hundred years of vines, and lunch.', 'winelands'],
  ],
  camps: ['Milkwood House', 'Paternoster Rooms'],
  gallery: ['elephants', 'cape-street', 'wine-table', 'storm'],
  questions: [
    [
      'Is it safe?',
      'In the reserves, yes, as safe as we know how to make anything. In cities, do as in any large city: ask at the desk which way to walk, and take a car after dark. We say so on the first page of your papers.',
    ],
    [
      'Do I need a visa?',
      'Holders of many passports do not, for up to 90 days. Children travelling with one parent should carry a birth certificate; ask us what your case needs.',
    ],
  ],
};
