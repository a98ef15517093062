import type { TravelGuide } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { familyTreehouses, leastAge, leastAgeWithParents, malariaMonths } from '../common-facts.ts';
import { entry, file, plate, text } from '../references.ts';
import { type Block, list, p } from '../rich-text.ts';

export interface GuideSection {
  readonly heading: string;
  readonly image: PlateId;
  readonly body: readonly Block[];
}

export const guideTitle = 'Before you travel';
export const guideLead =
  'What we tell our own friends, in the order in which they ask. It was read through by a travel doctor in Cape Town and a pilot in Maun in August 2026; rules change, and the specialist who plans your journey will tell you which.';

/** The travel guide, as the page shows it and the PDF prints it. */
export const guideSections: readonly GuideSection[] = [
  {
    heading: 'When to come',
    image: 'storm',
    body: [
      p(
        'The year has two halves. From May to October it hardly rains: grass is short, water is scarce, and animals stand where the water is. Nights are cold, in July sometimes freezing. From November to April there are storms in the afternoon, everything is green, birds have come from Europe and half of the animals are new. It is hotter, cheaper and emptier.',
      ),
      p(
        'The Cape is the other way about, with its rain from May to August. Victoria Falls has most water in April and least in October. The Okavango is fullest from June to August.',
      ),
    ],
  },
  {
    heading: 'Passports and visas',
    image: 'cape-street',
    body: [
      p(
        'Your passport must be valid for at least thirty days after you leave South Africa, and for six months in most of the countries north of it. Keep two clear pages for each country. Borders here use stamps the size of a hand.',
      ),
      list(
        'South Africa, Namibia and Botswana admit holders of many passports without a visa for up to ninety days. Namibia has asked some of them for a visa on arrival since April 2025.',
        'The KAZA visa covers Zimbabwe, Zambia and day trips to Chobe for thirty days.',
        'A child who travels with one parent should carry a birth certificate and a letter from the other.',
      ),
    ],
  },
  {
    heading: 'Health',
    image: 'first-rain',
    body: [
      p(
        `There is malaria in the Lowveld, mostly from ${malariaMonths}, and in the Okavango, at Victoria Falls and in Zambia in the months that the page of each country gives. There is none at Marataba, in Cape Town or in the Winelands. Ask a travel doctor six weeks before you leave: some tablets begin a week ahead. Long sleeves at dusk help as well.`,
      ),
      p(
        'A yellow fever certificate is asked for only if you come from a country that has it, or waited there more than twelve hours between flights. You may drink the water in our lodges; in camps to the north there are flasks. Every lodge has oxygen, a trained first-aider, and a doctor by telephone at any hour; from the furthest a hospital is two hours away by air.',
      ),
    ],
  },
  {
    heading: 'Money and tipping',
    image: 'wine-cellar',
    body: [
      p(
        'Cards are taken nearly everywhere in South Africa. Take dollars in small notes for Zimbabwe and Zambia: for visas, parks and porters. Lodges and camps include so much that you will spend little.',
      ),
      p(
        'Nothing is expected. If you would like to, usual amounts per couple, per day, are R 400 for a guide, R 250 for a tracker and R 300 in the box for everyone you did not see. In restaurants, ten per cent.',
      ),
    ],
  },
  {
    heading: 'What to pack',
    image: 'room-tent',
    body: [
      p(
        'One soft bag, no wheels or frame. On small aircraft you may take fifteen to twenty kilograms, hand luggage included. Laundry is done daily, so that four days’ clothes are enough for fourteen.',
      ),
      list(
        'Quiet colours: khaki, brown, green. Not dark blue or black, which tsetse flies like. Avoid white.',
        'A warm jacket, a hat and gloves from May to September. Vehicles are open, and mornings are cold.',
        'Shoes you have walked in before. A hat that stays on.',
        'Binoculars for each person, not each couple.',
        'A head torch, a second pair of glasses, and adaptors: South African plugs have three round pins.',
      ),
    ],
  },
  {
    heading: 'Children',
    image: 'children-track',
    body: [
      p(
        `Children are welcome in most of our lodges. On drives with other guests the minimum age is ${leastAge.sharedDrive}, or the lodge’s own if that is higher. In a vehicle of your own the guide decides; at Marataba children of two have come. On our walking safaris they must be ${leastAge.walking}; camps further north have ages of their own. Treehouses are from ${leastAge.treehouse} years; at ${familyTreehouses} from ${leastAgeWithParents}, with parents. Each place says its own rule on its page, and we repeat it in the quotation.`,
      ),
    ],
  },
  {
    heading: 'Getting about',
    image: 'rail',
    body: [
      p(
        'Scheduled flights go from Johannesburg and Cape Town to Skukuza, Hoedspruit, Maun, Windhoek and Victoria Falls. Light aircraft do the rest. We book it all on one paper and leave two and a half hours between international and internal flights, and a person in the office watches them.',
      ),
      p(
        'If you drive yourself, traffic keeps left. Do not drive yourself after dark outside a city: cows stand on the road. The gates of national parks close about sunset, and nobody is let in later.',
      ),
    ],
  },
  {
    heading: 'In the bush',
    image: 'game-drive',
    body: [
      list(
        'Stay seated in a vehicle. To an animal it is one large thing that smells of diesel; a person who stands up is a person.',
        'Do not walk after dark without the guard, even if the room is thirty metres away.',
        'Keep your voice low and your telephone silent. Never call to an animal.',
        'Do not post where a rhino was, or a picture with the place in its data. We will show you how to switch that off.',
        'If you feel unwell or afraid, say so at once. Nobody has ever been sorry to turn back.',
      ),
    ],
  },
  {
    heading: 'If something goes wrong',
    image: 'lodge-dusk',
    body: [
      p(
        'Your papers have one telephone number on the first page. It is answered at every hour while you are travelling, by a person who has your route in front of her. Insurance that covers cancellation, medical care and evacuation by air is a condition of booking, because we have seen what it is to be without it.',
      ),
    ],
  },
];

export const travelGuide: Authored<TravelGuide> = {
  title: guideTitle,
  hero: entry('heroBanner', 'travel-africa-travel-guide'),
  lead: guideLead,
  image: plate('zambezi'),
  sections: guideSections.map(({ heading, image, body }) => ({
    heading,
    body: text(...body),
    image: plate(image),
  })),
  downloads: [
    { description: 'The travel guide, to print', file: file('travel-guide.pdf') },
    { description: 'A packing list for small aircraft', file: file('packing-list.pdf') },
  ],
};
