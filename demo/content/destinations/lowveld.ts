import type { Destination } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { flight, malariaFact, tingaFromGate } from '../common-facts.ts';
import { lionSandsSafaris } from '../our-safaris/lionsands.ts';
import { rainOfYear } from '../our-safaris/months.ts';
import { entries, entry, gallery, plate, text } from '../references.ts';
import { h, list, p } from '../rich-text.ts';
import { facts, questions } from '../shapes.ts';

export const sabiSand: Authored<Destination> = {
  slug: 'sabi-sands-reserve',
  position: 2,
  name: 'Sabi Sand Game Reserve',
  region: 'sabi-sand',
  trackingCategory: 'Sabi Sands',
  hero: entry('heroBanner', 'destinations-sabi-sands-reserve'),
  lead: 'A private reserve with a river for a boundary, and no fence towards Kruger since 1993.',
  body: text(
    p(
      'The Sabi Sand is named after its two rivers, the Sabie in the south and the Sand through the middle. It was cattle country until the 1930s and did badly at it: there was tsetse, then foot-and-mouth, and always lions. In 1948 the owners agreed to take their fences down between one another and to keep what lived there instead.',
    ),
    p(
      'In 1993 the fence towards the Kruger National Park came down as well. Since then sixty-five thousand hectares of private land and nearly two million of park have been one country to everything that walks.',
    ),
    h('What it is best at'),
    p(
      'Leopard. They have been followed here without harm for four generations of leopards, and have come to regard a vehicle as a kind of slow antelope. There are also lion, elephant, buffalo, both kinds of rhino, hyena, wild dog and, if you sit still, about three hundred kinds of bird.',
    ),
    h('Who may drive where'),
    list(
      'Only guests of the lodges drive in the reserve, with guides, and never more than a few vehicles at one animal.',
      'Guides may leave the road for big cats and wild dogs on firm ground. After rain they do not.',
      'Walking is with two guides, from sixteen years.',
    ),
    h('When to come'),
    p(
      'From June to September it is dry, cold at six and clear all day. From November to March it is green, warm and full of birds and young, and costs less. There is no wrong month: there is only what you would rather see, and what you would rather wear.',
    ),
  ),
  image: plate('lodge-river'),
  mapImage: plate('map-southern-africa'),
  facts: facts({
    Size: 'Sixty-five thousand hectares',
    Where: 'Mpumalanga, between Hazyview and the park',
    Airport: `Skukuza, from Johannesburg in ${flight.johannesburgSkukuza}`,
    Gates: 'Shaw’s and Newington, 05:00 to 22:00',
    Rain: `${rainOfYear(lionSandsSafaris)}, most of it from November to March`,
    Malaria: malariaFact,
  }),
  gallery: gallery('boat-safari', 'lodge-ivory', 'treehouse-night', 'boma', 'game-drive'),
  properties: entries('propertyUpdated', 'lionsands'),
  stays: entries('accommodation', 'lion-sands-river-lodge', 'lion-sands-ivory-lodge'),
  latitude: -24.95,
  longitude: 31.5167,
  questions: questions({
    'Is it part of Kruger?':
      'No, and there is nothing between them. Land is private on one side and the nation’s on the other; animals are not told.',
    'Sabi Sand or Kruger?':
      'In the Sabi Sand you are driven, may leave the road, and meet few vehicles. In Kruger you may drive yourself, for weeks, and should.',
  }),
};

export const kruger: Authored<Destination> = {
  slug: 'kruger-national-park',
  position: 4,
  name: 'Kruger National Park',
  region: 'sabi-sand',
  trackingCategory: 'Kruger',
  hero: entry('heroBanner', 'destinations-kruger-national-park'),
  lead: 'Nearly two million hectares, three hundred and fifty kilometres from end to end, and two of our lodges inside it.',
  body: text(
    p(
      'The park grew out of a reserve proclaimed in 1898 between the Sabie and the Crocodile, was made a national park in 1926, and let in its first three motor cars in 1927. It is now about the size of Wales, and joined by treaty to the Limpopo park in Mozambique and Gonarezhou in Zimbabwe.',
    ),
    p(
      'Half the people who come drive themselves, from camp to camp, at fifty kilometres an hour. We would not talk anybody out of it. But there are also concessions, where the roads belong to one lodge, and that is where Tinga and Narina stand: on the Sabie, near Skukuza, where the river roads have more animals to the kilometre than anywhere else in the park.',
    ),
    h('South, middle and north'),
    list(
      'South of the Sabie: granite, thickets, rhino and leopard, and the most rain.',
      'The middle, round Satara: open plains, lion and cheetah.',
      'North of the Olifants: mopane, big elephant, sable, and very few cars.',
    ),
    h('Gates and fees'),
    p(
      'There are nine gates, and all of them close at sunset, more or less. Each visitor pays a conservation fee for each day; we collect it on the bill, so that you do not queue. If you drive yourself in, book your entry in school holidays, when the number of cars is limited.',
    ),
    h('When to come'),
    p(
      'August and September for animals at water; November to March for birds, of which the park has more than five hundred kinds. In April the grass is high, the light is clean, and you will have the hide to yourself.',
    ),
  ),
  image: plate('lodge-tinga'),
  mapImage: plate('map-southern-africa'),
  facts: facts({
    Size: 'About 19,500 square kilometres',
    Founded: '1898 as a reserve, 1926 as a national park',
    Kinds: '147 of mammal, more than 500 of bird, 336 of tree',
    'Nearest gate to us': `Paul Kruger Gate, ${tingaFromGate.figures}`,
    Airport: 'Skukuza, inside the park',
    Malaria: malariaFact,
  }),
  gallery: gallery('lodge-narina', 'birding-hide', 'kingfisher-perch', 'full-moon-drive', 'hippo-pool'),
  properties: entries('propertyUpdated', 'lionsands'),
  stays: entries('accommodation', 'lion-sands-tinga-lodge', 'lion-sands-narina-lodge'),
  latitude: -23.9884,
  longitude: 31.5547,
  questions: questions({
    'May I drive myself?':
      'To our lodges, yes, by the Paul Kruger Gate before it closes. Between them and the wider park as well, by day.',
    'Is the concession fenced?': 'No. Its roads are ours, and its animals are everyone’s.',
  }),
};
