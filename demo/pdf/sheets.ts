import type { Brand } from '@sundowner/brand';
import { flight, road } from '../content/common-facts.ts';
import { properties } from '../content/properties.ts';
import { h, list, p, steps } from '../content/rich-text.ts';
import { facts, type PdfDocument } from './document.ts';

/** Where a property is, as its own page says it. */
function position(slug: string): readonly [label: string, coordinates: string] {
  const { coordinates } = properties.find((property) => property.slug === slug) ?? {};
  if (!coordinates) throw new Error(`the property ${slug} has no coordinates`);
  return ['Position', coordinates];
}

export const packingList: PdfDocument = {
  name: 'packing-list.pdf',
  title: 'A packing list for small aircraft',
  subject: 'What to pack in one soft bag of 15 to 20 kilograms for a journey with light aircraft',
  lead: 'One soft bag, four days’ clothes, fourteen days’ journey. Laundry is done daily.',
  blocks: [
    h('The bag'),
    p(
      'Soft, without wheels or a frame, 15 to 20 kilograms with what you carry in your hand; your papers say which. Longest side 60 centimetres.',
    ),
    h('To wear'),
    list(
      'Four shirts with long sleeves, quiet colours',
      'Two pairs of trousers, one of shorts',
      'A jacket, a fleece, a hat that stays on; from May to September gloves and a woollen hat as well',
      'Shoes you have walked in before, and sandals',
      'One thing to feel dressed in',
    ),
    h('To carry'),
    list(
      'Binoculars, one pair for each person',
      'A head torch, spare glasses, sun cream, insect repellent',
      'Medicines in their boxes, with the prescription',
      'An adaptor with three round pins',
      'A dry bag, if you go to Victoria Falls',
    ),
    h('To leave at home'),
    list(
      'Hair dryers: there is one in each room',
      'Dark blue and black, which tsetse flies like',
      'Drones: they are forbidden in every park',
    ),
  ],
};

export const coals: PdfDocument = {
  name: 'menu-coals.pdf',
  title: 'Twelve dishes from the coals, without meat',
  subject: 'Menu of twelve vegetarian dishes from the fire, with what each contains',
  lead: 'From the fires of River Lodge and Safari Lodge. The cabbage has been asked for by men who came for the steak.',
  blocks: [
    h('Without milk or egg'),
    list(
      'Brinjals in their skins, with chermoula',
      'Mealies with lime and chilli',
      'Sugar beans from the three-legged pot',
      'A cabbage, buried for three hours, with mustard seed',
      'Sweet potato in the ashes, with orange',
    ),
    h('With milk'),
    list(
      'Pap and chakalaka, with sour milk beside it',
      'Butternut with feta from Marakele',
      'Mushrooms, garlic butter, bread from the ash',
      'Braaibroodjies: tomato, onion, cheese, chutney',
    ),
    h('With egg, or with both'),
    list(
      'Spinach from Cunningmoor, with an egg broken into it',
      'Milk tart, baked under a lid with coals on it (wheat, milk, egg)',
      'Honey ice cream from the fence of bees (milk, egg)',
    ),
    p('Nuts are used in the kitchen. Tell us at breakfast what you do not eat, and supper will know.'),
  ],
};

export const gettingThere: PdfDocument = {
  name: 'getting-there.pdf',
  title: 'Getting to each place',
  subject: 'Flights, roads, gates and airstrips for Lion Sands, Monwana, Marataba and Cape Cadogan',
  lead: 'A driver with your name waits at the airport, or at your aircraft’s door. If you drive yourself, this is the way.',
  blocks: [
    h('Lion Sands'),
    facts(
      [
        'By air',
        `To Skukuza: ${flight.johannesburgSkukuza} from Johannesburg, ${flight.capeTownSkukuza} from Cape Town; then by road`,
      ],
      [
        'By road',
        'Johannesburg to Shaw’s gate, about 480 kilometres; the last fourteen are gravel, in daylight only',
      ],
      position('lionsands'),
    ),
    h('Monwana'),
    facts(
      [
        'By air',
        `To Hoedspruit: ${flight.johannesburgHoedspruit} from Johannesburg, ${flight.capeTownHoedspruit} from Cape Town; then by road`,
      ],
      ['By road', 'Johannesburg by way of Lydenburg, about 470 kilometres'],
      position('monwana'),
    ),
    h('Marataba'),
    facts(
      ['By road', `Johannesburg by way of Bela-Bela, about 280 kilometres, ${road.johannesburgMarataba}`],
      ['By air', `Charter from Lanseria to the lodges’ own strip, ${flight.lanseriaMarataba}`],
      position('marataba'),
    ),
    h('Cape Cadogan'),
    facts(
      ['From the airport', '20 kilometres, 25 minutes; 50 between seven and nine'],
      ['Address', 'Gardens, Cape Town, below the mountain'],
      position('capecadogan'),
    ),
    h('If you are late'),
    p(
      'Gates close at the hours on the page of each place, and nobody is let in later. Ring us as soon as you know that you are late: we find you a bed near the gate.',
    ),
  ],
};

export const aboutTheCollection = (brand: Brand): PdfDocument => ({
  name: 'about-the-collection.pdf',
  title: `${brand.collectionName}, on one page`,
  subject: 'Names, numbers and dates about the collection, to be quoted',
  lead: 'Everything here may be quoted. It is a demonstration, and invented; say so, please.',
  blocks: [
    h('What it is'),
    p(
      'Four places in South Africa and six private houses, kept by one family since 1978: lodges and treehouses on the Sabie River, a lodge at a waterhole in Thornybush, two lodges at the foot of the Waterberg, a Georgian hotel in Cape Town.',
    ),
    facts(
      ['Begun', '1978'],
      ['People', '412, of whom 83 in a hundred were born within twenty kilometres'],
      ['Levy', 'R 680 per person, per night; R 14.2 million in the year to February 2026'],
      ['River Lodge', '36 guests'],
      ['Mountain Lodge', '30 guests'],
      ['Monwana', 'Eight suites, 16 guests'],
    ),
    h('People who may be asked'),
    list(
      'Thandeka Mabuza, head concierge, on what guests want to know',
      'Sipho Nkuna, head guide at Lion Sands, on leopards and kingfishers',
      'Dr Imani Radebe, ecologist at Marataba, on everything about rhino except how many',
      'Amos Mathe, accounts, on the levy, to the rand',
    ),
    h('What we are not'),
    p(
      'Not the oldest, largest, greenest or most of anything. If you need a superlative, the dog is very polite.',
    ),
  ],
});

export const picturesLicence: PdfDocument = {
  name: 'pictures-licence.pdf',
  title: 'How pictures may be used',
  subject: 'Conditions for the press and travel partners for using the collection’s pictures',
  lead: 'Free, for as long as they are next to words about us.',
  blocks: [
    steps(
      'Print the title beneath. It is in the file’s own description.',
      'Do not crop away what the title names.',
      'Do not change colours, add animals or take people out.',
      'Do not sell them, pass them on, or train a machine on them.',
      'Send us the page. There is a wall.',
    ),
    p('For a cover, a book or an advertisement write to media@example.com; the answer is usually yes.'),
  ],
};

export const partnerTerms: PdfDocument = {
  name: 'partner-terms.pdf',
  title: 'Terms for travel partners',
  subject: 'Holds, payment and what is needed for a proposal, for travel partners',
  lead: 'On one page, since you have forty of these.',
  blocks: [
    facts(
      [
        'Net rates',
        'Quoted to your agency by a person, in writing; ask under “Net rates” on our page for partners',
      ],
      ['Holds', 'Ten days, without a deposit, twice extended on request'],
      ['Deposit', '20 per cent when you confirm'],
      ['The rest', '45 days before arrival'],
      ['Currencies', 'Rand, US dollars, pounds; fixed at the day of the quotation'],
      ['Children', 'As published'],
      ['Site visits', 'At cost, as often as you like, outside August and December'],
    ),
    h('For a proposal we need'),
    list(
      'Names and ages',
      'Dates, and how firm they are',
      'What they did last time and did not like',
      'Your logo, if it is to carry one',
    ),
    h('What we promise'),
    p(
      'We never write to your guests about anything but their stay, and if one of them writes to us, we send them back to you.',
    ),
  ],
};
