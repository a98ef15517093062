import { h, list, p } from '../rich-text.ts';
import type { WordPageOf } from './page.ts';

export const conservation: WordPageOf = (brand) => ({
  slug: `${brand.slug}-conservation`,
  title: 'Conservation at the lodges',
  lead: 'What is done for the land, by whom, and how it turned out.',
  picture: 'dog-handler',
  updated: '2026-09-15',
  sections: [
    {
      heading: 'Three pieces of land',
      image: 'marataba',
      body: [
        p(
          'Lion Sands lies partly in the Sabi Sand and partly in Kruger, with no fence between the two since 1993. Monwana is in Thornybush, where the fence to the Greater Kruger came down in 2017. Marataba is a part of Marakele National Park that we look after under contract, and may not spoil even if we should like to.',
        ),
      ],
    },
    {
      heading: 'What is done every day',
      image: 'dog-handler',
      body: [
        list(
          'Fences are walked, sixteen kilometres of them, by people and dogs.',
          'Roads that are not needed are closed, ripped and seeded. We have closed 41 kilometres since 2010.',
          'Sickle bush and lantana are cut by hand, by a team of twelve from Dumphries, and the stumps painted.',
          'Grass is measured each April. If there is too little, fewer animals are kept; that is the hardest meeting of the year.',
        ),
        h('Fire and water'),
        p(
          'A third of the open grassland is burnt every few years, late in the dry season, before a wind that two forecasts agree on. Of nineteen dams built for tourists in the seventies, eleven have been broken on purpose. Water everywhere means elephants everywhere, and trees nowhere.',
        ),
      ],
    },
    {
      heading: 'What we lost',
      image: 'conservation',
      body: [
        p(
          'Two rhino in one night in 2023. Ground hornbills, which bred here until 2014 and have not since. A reed bed below Tinga Lodge, in the flood of 2013, which has come back as something else. We say so, so that you can believe the rest.',
        ),
      ],
    },
    {
      heading: 'How to help',
      image: 'planting',
      body: [
        p(
          'Come in the rains, when the lodges are half empty and our costs are the same. Do not geotag. Drink the water in your flask. If you would like to give, give to [one of the projects](/impact), and ask a year later what became of it. Somebody will know.',
        ),
      ],
    },
  ],
  facts: [
    ['Roads closed', '41 kilometres since 2010'],
    ['Dams broken', '11 of 19'],
    ['Dogs', 'Four'],
    ['Fences walked', '16 kilometres a day'],
    ['Alien plants', '1,240 hectares worked last year'],
  ],
  gallery: ['elephants', 'first-rain', 'birding-hide', 'full-moon-drive'],
  questions: [
    [
      'Do you allow hunting?',
      'No. None of the land that we own or look after is hunted on, and we do not sell animals to those who do.',
    ],
    [
      'Can guests pat a cheetah?',
      'No. Nor walk a lion, nor ride an elephant, nor hold a cub. Where somebody offers you that, please leave.',
    ],
  ],
  downloads: [['The levy, year to February 2026', 'levy-report.pdf']],
});
