import { h, p } from '../../rich-text.ts';
import type { Country } from './country.ts';

export const botswana: Country = {
  slug: 'botswana',
  name: 'Botswana',
  picture: 'okavango',
  bannerText: 'Water where there should be desert',
  opening: 'A river that never reaches the sea ends here every year, in the sand of the Kalahari.',
  metaDescription:
    'Botswana by water: when the flood reaches the Okavango, wet camps and dry ones, the elephants of the Chobe, light aircraft, soft bags and real prices.',
  mapDescription: 'Water where there should be desert.',
  mapImage: 'zambia-camp',
  position: [-22.3, 24.7],
  body: [
    p(
      'Long ago Botswana decided on few guests who pay a lot, instead of many who pay a little, and it has kept to it. That is why you may be one of twelve people in a stretch of country that takes an hour to fly over, and why it costs what it costs.',
    ),
    h('The flood'),
    p(
      'Rain falls in Angola from December to March and needs months to come down. It reaches the top of the delta in April and the bottom in June or July, when it has not rained there for months. So the water arrives in the dry season, under a blue sky, and every animal comes to meet it.',
    ),
    h('Wet camps, dry camps, the Chobe'),
    p(
      'A wet camp stands on an island and is about boats, birds and silence. A dry camp has land round it, and lions. We book some of each. The Chobe, to the north, has more elephants along one bank than most countries have, and you meet them from a boat, on a level with their knees.',
    ),
  ],
  facts: [
    ['Best months', 'June to September; April and May for value'],
    ['Dearest', 'June to August'],
    ['Malaria', 'In the north, mostly from November to June'],
    ['Money', 'Pula; camps include nearly everything'],
    ['Time', 'UTC+2'],
  ],
  highlights: [
    ['The Okavango', 'Level with the lilies, in a boat for ten centimetres of water.', 'zambia-camp'],
    ['Chief’s Island', 'The dry part, where the lions are.', 'full-moon-drive'],
    ['The Chobe', 'Elephants swimming, trunks up.', 'elephants'],
  ],
  camps: ['Reedbuck Island Camp', 'Leadwood Camp', 'Riverbend Lodge'],
  gallery: ['photography', 'birding-hide', 'room-tent'],
  questions: [
    [
      'How small are the aircraft?',
      'Five to twelve seats, one engine, and a view. Bags must be soft, without wheels or frame, and 15 to 20 kilograms. Larger guests may need a second seat; tell us, and nobody will mention it again.',
    ],
    ['Are there fences round camp?', 'No. You are walked to your tent after dark, by somebody with a torch.'],
  ],
};
