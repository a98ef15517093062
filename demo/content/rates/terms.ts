import { halfVehicle, privateVehicle, rand } from '../common-facts.ts';

const lodge = {
  inclusions: [
    'All meals, teas and coffee on the vehicle',
    'House wines, beer, spirits and everything without alcohol',
    'Two guided activities a day',
    'Laundry the same day',
    'Wi-Fi in rooms',
  ],
  exclusions: [
    'Community and conservation levy, R 680 per person, per night',
    'Park and gate fees',
    'Cellar-list wines and champagne',
    'Treatments',
    'A private vehicle, unless the room’s page names one',
    'Gratuities, which are yours to decide',
    'Flights and travel insurance',
  ],
} as const;

/** What is in a price and what is not, by kind of stay. */
export const terms = {
  lodge: { ...lodge, inclusions: [...lodge.inclusions, 'Transfers from the nearest airport'] },
  /** The airports nearest to these lodges are those of Johannesburg. */
  lodgeWithStrip: {
    ...lodge,
    inclusions: [...lodge.inclusions, 'Transfers from the Marataba airstrip'],
  },
  house: {
    inclusions: [
      'The whole house and the people who look after it',
      'All meals, house wines, beer and spirits',
      'Vehicles with guide and tracker, at your hours',
      'Laundry and Wi-Fi',
      'Transfers from the nearest airport',
    ],
    exclusions: [
      'Community and conservation levy, R 680 per person, per night',
      'Park and gate fees',
      'The wines of the locked cellar',
      'Treatments',
      'Gratuities, flights and travel insurance',
    ],
  },
  capeHouse: {
    inclusions: [
      'The whole house, serviced daily',
      'A stocked fridge on arrival',
      'Wi-Fi, batteries and firewood',
      'Breakfast at Cape Cadogan, or bread at seven',
    ],
    exclusions: ['City tourism levy of one per cent', 'A cook or driver', 'Airport transfers', 'Gratuities'],
  },
  hotel: {
    inclusions: [
      'Breakfast until half past ten',
      'The stocked fridge',
      'Wi-Fi',
      'Parking behind the house',
      'A car after dark within Gardens',
    ],
    exclusions: [
      'City tourism levy of one per cent',
      'Supper and the cellar',
      'Airport transfers',
      'Gratuities',
    ],
  },
  treehouse: {
    inclusions: [
      'The treehouse for one night',
      'Supper in a basket, with drinks; breakfast there or at your lodge',
      'Your own room, kept for you',
      'Being fetched at any hour',
    ],
    exclusions: [
      'The room at the lodge, which has its own price',
      'Community and conservation levy, paid once with the room',
    ],
  },
} as const;

/** Ages and what they pay. */
export const childPolicies = {
  river:
    'Under two years free. Two to eleven with two adults half; twelve and over as adults. In a family suite two children of those ages pay one adult’s price between them.',
  ten: 'From ten years. Ten to fifteen with two adults half; sixteen and over as adults.',
  eight: 'From eight years. Eight to fifteen with two adults half; sixteen and over as adults.',
  sixteen: 'From sixteen years, who pay as adults.',
  twelve:
    'From twelve years, who pay as adults. All ages when you book the whole lodge, and then the price is for the lodge.',
  safari: `Under four years free. Four to eleven with two adults half; twelve and over as adults. A vehicle of your own is ${rand(privateVehicle.marataba)} a day, or half that with ${halfVehicle.with} from ${halfVehicle.months}.`,
  whole: 'All ages. The price is for the house, whoever comes.',
  cape: 'All ages. Under two free in a cot; two to eleven with two adults in family rooms R 650 with breakfast.',
  treehouse: 'From sixteen years.',
  familyTreehouse: 'From sixteen years; from twelve with their parents, at R 1 400 a child.',
} as const;

/** The same ages as figures: the youngest that comes, who is free, and until when a child's price holds. */
export const childAges: Readonly<
  Record<
    keyof typeof childPolicies,
    { readonly childFrom?: number; readonly childFree?: number; readonly childUntil?: number }
  >
> = {
  river: { childFree: 2, childUntil: 11 },
  ten: { childFrom: 10, childUntil: 15 },
  eight: { childFrom: 8, childUntil: 15 },
  sixteen: { childFrom: 16, childUntil: 15 },
  twelve: { childFrom: 12, childUntil: 11 },
  safari: { childFree: 4, childUntil: 11 },
  whole: {},
  cape: { childFree: 2, childUntil: 11 },
  treehouse: { childFrom: 16 },
  familyTreehouse: { childFrom: 12 },
};
