import { h, p } from '../../rich-text.ts';
import type { Country } from './country.ts';

export const zimbabwe: Country = {
  slug: 'zimbabwe',
  name: 'Zimbabwe',
  picture: 'zimbabwe-mana',
  bannerText: 'The Falls, and guides whom other guides admire',
  opening: 'It takes longer to become a guide here than to become a pilot, and you notice it.',
  metaDescription:
    'Zimbabwe with the guides who made its name: Victoria Falls month by month, Mana Pools on foot and by canoe, Hwange in the dry season, and what it costs.',
  mapDescription: 'The Falls, and guides whom other guides admire.',
  mapImage: 'victoria-falls',
  position: [-19.0, 29.8],
  body: [
    p(
      'Zimbabwe has the better view of Victoria Falls, one of the largest elephant populations anywhere, and a professional guide’s licence which takes four years or more and which many fail. It has also had hard times, through which its parks were kept going by people who were not always paid. It is a good country in which to tip well.',
    ),
    h('The Falls'),
    p(
      'Victoria Falls is water or bare rock, and the month decides. In April spray goes up four hundred metres and you see nothing; in October you see all of the rock. From June to August there is both. Give it two nights, or three.',
    ),
    h('Mana and Hwange'),
    p(
      'At Mana Pools elephants stand on two legs for the pods of the winterthorn, and a person with the right guide may sit on the ground and watch. Hwange is drier, sandier and larger than some countries; its water is pumped day and night, from July to the rains.',
    ),
  ],
  facts: [
    ['Best months', 'June to October; June to August for the Falls'],
    ['Hottest', 'October, over 40 degrees in the valley'],
    ['Malaria', 'Everywhere below 1,200 metres, all year'],
    ['Money', 'US dollars in small notes'],
    ['Time', 'UTC+2'],
  ],
  highlights: [
    ['Victoria Falls', 'At the gate when it opens, ahead of the crowd.', 'victoria-falls'],
    ['Mana Pools', 'On foot or by canoe, and back to a fire under the winterthorns.', 'zambia-camp'],
    ['Above the Falls', 'Where the river is a mile wide and in no hurry.', 'zambezi'],
  ],
  camps: ['The Old Customs House', 'Winterthorn Camp', 'Station Plains Camp'],
  gallery: ['boat-safari', 'game-drive', 'full-moon-drive'],
  questions: [
    [
      'Which visa?',
      'The KAZA visa covers Zimbabwe, Zambia and day trips to Chobe, for up to 30 days, where your passport is on the list. It is paid at the border.',
    ],
    [
      'Is canoeing near hippo wise?',
      'With a licensed river guide, who knows each of them and where it lies at that hour, it is done every day. You keep to the shallow side and do what you are told.',
    ],
  ],
};
