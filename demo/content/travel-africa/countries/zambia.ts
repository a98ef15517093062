import { walkOfADay } from '../../common-facts.ts';
import { h, p } from '../../rich-text.ts';
import type { Country } from './country.ts';

export const zambia: Country = {
  slug: 'zambia',
  name: 'Zambia',
  picture: 'kafue',
  bannerText: 'Walking country, and slow green rivers',
  opening: 'The walking safari was invented here, by a man who wanted guests to walk before breakfast.',
  metaDescription:
    'Zambia on foot and by canoe: walking from camp to camp in the South Luangwa, the Lower Zambezi, Kafue, the edge of Victoria Falls, and when each is open.',
  mapDescription: 'Walking country, and slow green rivers.',
  mapImage: 'walking-safari',
  position: [-14.5, 28.3],
  body: [
    p(
      'Norman Carr took paying guests into the Luangwa valley on foot in the 1950s, with the chief’s consent and part of the fee going to the village. Both ideas were new. Both have lasted. To walk here from one grass camp to the next, with a scout in front and a man behind who carries the tea, is still the best way there is of finding out what an animal smells like.',
    ),
    h('Rivers'),
    p(
      'The Luangwa has no dam and changes course every year. The Lower Zambezi is wide and green, and you go down it in a canoe at the speed of conversation. Kafue National Park, in the west, is the size of Wales and has fewer beds than one hotel in Cape Town.',
    ),
    h('The other side of the Falls'),
    p(
      'Zambia has a quarter of the viewpoints, but the nearest ones. Between late August and December guides take swimmers along the edge to a pool above the drop. It is as mad as it sounds, and very well run.',
    ),
  ],
  facts: [
    ['Best months', 'June to October'],
    ['Closed', 'Most bush camps from November to May'],
    ['Malaria', 'Everywhere, all year'],
    ['Money', 'Kwacha; US dollars in camps'],
    ['Time', 'UTC+2'],
  ],
  highlights: [
    ['South Luangwa', 'From camp to camp, on foot.', 'walking-safari'],
    ['The Lower Zambezi', 'By canoe, past the hippos.', 'zambezi'],
    ['The edge of the Falls', 'From late August, for those who swim.', 'victoria-falls'],
  ],
  camps: ['Sausage Tree Steps', 'Lagoon Bushcamp', 'Two Rivers Camp'],
  gallery: ['lodge-dusk', 'boma', 'stargazing'],
  questions: [
    [
      'How fit must I be to walk?',
      `Able to walk ${walkOfADay}, with stops. It is a walk and not a march: the pace is that of whoever is last, and there is nothing to prove.`,
    ],
    ['Is it for a first safari?', 'It can be. But people usually come here second, and then every year.'],
  ],
};
