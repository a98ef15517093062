import { h, p } from '../../rich-text.ts';
import type { Country } from './country.ts';

export const namibia: Country = {
  slug: 'namibia',
  name: 'Namibia',
  picture: 'namibia-skeleton-coast',
  bannerText: 'Dunes, fog and roads with nobody on them',
  opening: 'There are two and a half people to the square kilometre, and on most roads you meet nobody.',
  metaDescription:
    'Namibia for those who like room: the dunes of Sossusvlei, the fog of the Skeleton Coast and the pans of Etosha, when to go, and how to drive it.',
  mapDescription: 'Dunes, fog and roads with nobody on them.',
  mapImage: 'namibia-skeleton-coast',
  position: [-22.3, 17.1],
  body: [
    p(
      'Come here for empty space. The Namib has been dry for some fifty-five million years, longer perhaps than any other desert, and in that time everything in it has learnt to do without. A beetle stands on its head to drink fog. An oryx cools its blood in its nose. A plant has two leaves and takes fifteen hundred years over them.',
    ),
    h('The sand, the coast, the pan'),
    p(
      'Sossusvlei has the dunes everyone has seen in photographs, and they are redder. The Skeleton Coast is cold, grey and littered with the ribs of ships. Etosha is a salt pan the size of a small country, with springs along its southern edge to which, from July, everything must come and be looked at.',
    ),
    h('Driving'),
    p(
      'It is the one country of the five that we like people to drive from end to end. Roads are gravel and empty; the rule is eighty kilometres an hour, both hands, and no driving after five. Robin will write you the notes for the glove box.',
    ),
  ],
  facts: [
    ['Best months', 'May to October'],
    ['Nights', 'Down to freezing in July'],
    ['Malaria', 'In the north only, in and after the rains'],
    ['Money', 'Namibia dollar, equal to the rand, which is taken too'],
    ['Time', 'UTC+2'],
  ],
  highlights: [
    ['Sossusvlei', 'On a ridge by sunrise, while one side is still blue.', 'namib'],
    ['The Skeleton Coast', 'Eight tents, one wreck, fog until ten.', 'fog-shore'],
    ['The sky', 'Among the darkest that can be driven to.', 'stargazing'],
  ],
  camps: ['Camelthorn Lodge', 'Fogline Camp', 'Omuramba Camp'],
  gallery: ['balloon', 'birding-hide', 'walking-safari'],
  questions: [
    [
      'Will the children be bored?',
      'Of an hour’s drive, no; of five, yes. With children under ten we fly between places and keep the driving for short mornings.',
    ],
    [
      'Are there animals?',
      'In Etosha a great many. In the desert there are few, and each is worth an afternoon.',
    ],
  ],
};
