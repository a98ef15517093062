import { gate, levy } from './shapes.ts';

/**
 * Facts that several entries say, each written once: an entry takes it from here, and the tests of facts beside it hold the sentences that
 * say it in words of their own to it.
 */

/** When malaria occurs in the Lowveld. */
export const malariaMonths = 'October to May';
export const malariaFact = `Yes, mostly ${malariaMonths}`;
export const malariaHere = `Malaria occurs here, mostly from ${malariaMonths}`;
export const malariaInTheLowveld = `Malaria occurs in the Lowveld, mostly from ${malariaMonths}`;

/** How long a game drive lasts. */
export const driveLasts = 'Three hours';
export const drivesAt = (morning: string, afternoon: string) =>
  `${driveLasts}, at ${morning} and ${afternoon}`;

/** From which age what is allowed, in years and in words. */
export const leastAge = { sharedDrive: 'six', walking: 'sixteen', treehouse: 'sixteen' } as const;

/** Where a guest is taken who is fetched from a treehouse at night, when the gate of the park is shut. */
export const stormBed = 'your own room, or at River Lodge if yours is inside Kruger';

/** When one goes to Chalkley and Kingston. */
export const eveningEarlier = 'All year; from April to August the evening begins an hour earlier';

/** Two of the treehouses take families. */
export const familyTreehouses = 'Kingston and Tinyeleti';
export const leastAgeWithParents = 'twelve';

/** Whole rand for a vehicle and guide of one’s own, a day. */
export const privateVehicle = { lionsands: 9800, monwana: 9800, marataba: 4900 } as const;

/** Room for guests in a vehicle: "six guests to a vehicle". */
export const vehicleSeats = { count: 'six', words: 'six seats' } as const;

/** When a vehicle of one’s own at Marataba is half price, and for whom: the terms of the offer say the same. */
export const halfVehicle = { months: 'May to August', with: 'a child under six' } as const;

/** "R 9 800". */
export const rand = (amount: number): string => `R ${amount.toLocaleString('en').replaceAll(',', ' ')}`;

/** What one more costs where a house has its own, as its facts say it. */
export const furtherVehicle = (property: keyof typeof privateVehicle): string =>
  `${rand(privateVehicle[property])} per vehicle, per day`;

/** By when whom a guest writes to answers. */
export const answered = {
  enquiry: 'within one working day',
  journey: 'within two working days',
  press: 'within two working days',
  complaint: 'within two working days',
  application: 'within a week of the day a post closes',
} as const;

/** The same where it begins a sentence or stands alone. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What a guest who cancels has back, as the booking terms and the pages of prices say it. */
export const cancellation = {
  early: 'the deposit is kept as a credit for eighteen months, or 90 per cent paid back',
  sixty: 'you pay half of the price',
  thirty: 'you pay three quarters',
  late: 'you pay all of it, less what we save and whatever we earn from the room',
} as const;

/** For how many nights a stay is at least; place-facts.test.ts holds them to the seasons of the rates. */
const overChristmas = 'three over Christmas and the new year';
export const shortestStay = {
  overChristmas,
  bushHouse: `Two nights; ${overChristmas}`,
  capeHouse: 'Two nights; three from 27 December',
} as const;

/** How far one walks in a morning from one bush camp of Zambia to the next. */
export const walkOfADay = 'eight to twelve kilometres on level ground';

/** When a leak of personal information is told, and to whom. */
export const leakNotice = {
  guests: 'as soon as we know what happened',
  regulator: 'within 72 hours',
} as const;

/** Since when Safari Lodge has had its power from the sun. */
export const onTheSunSince = { month: 'March 2024', year: '2024' } as const;

/** How much of the Sabie is the reserve’s own bank. */
export const ownBank = 'eleven kilometres';

/** How long it is in the air. */
export const flight = {
  johannesburgSkukuza: '55 minutes',
  capeTownSkukuza: '2 hours 30 minutes',
  johannesburgHoedspruit: '1 hour',
  capeTownHoedspruit: '2 hours 40 minutes',
  skukuzaVictoriaFalls: '1 hour 50 minutes',
  johannesburgVictoriaFalls: '1 hour 40 minutes',
  lanseriaMarataba: '50 minutes',
  maratabaSkukuza: '1 hour 15 minutes',
} as const;

/** From the Paul Kruger Gate to Tinga Lodge, along the river. */
export const tingaFromGate = { figures: '20 minutes', words: 'twenty minutes' } as const;

/** The last part of the way to River Lodge. */
export const gravelToRiverLodge = 'fourteen kilometres';

/** When the door of the hide is locked: guests from both sides of the park’s gate are there by then. */
export const hideFrom = { figures: '06:30', words: 'half past six' } as const;

const toSafariLodge = '3 hours 30 minutes';
const toMountainLodge = '3 hours 50 minutes';

/** How long it is by road. */
export const road = {
  johannesburgMarataba: toSafariLodge,
  johannesburgMountainLodge: toMountainLodge,
  johannesburgEitherLodge: `${toSafariLodge.replace(' minutes', '')} to ${toMountainLodge}`,
  /** To Tinga, Narina and Hinkwenu, by the Paul Kruger Gate. */
  johannesburgKruger: '5 hours',
  pretoriaEitherLodge: '2 hours 45 to 3 hours 5 minutes',
  monwanaLionSands: { by: 'the Orpen road', time: '3 hours' },
  /** At Mbombela, as its airport is. */
  hospitalOfRiverLodge: { figures: '1 hour 50 minutes', words: 'an hour and fifty minutes' },
} as const;

/** A flight of our guests: "Flight from Johannesburg to Skukuza, 55 minutes". */
export const flightWords = (from: string, to: string, time: string): string =>
  `Flight from ${from} to ${to}, ${time}`;

/** Paid for each night, wherever a lodge is. */
export const conservationLevy = levy('Community and conservation levy', 680, 'person and night, on the bill');

/** The hours of the gates. @param where coordinates in brackets, beside the first of a gate's names */
export const shawsGate = (where = '') => gate(`Shaw’s Gate, Sabi Sand${where}`, '', '05:00', '22:00');
export const newingtonGate = (where = '') => gate(`Newington Gate, Sabi Sand${where}`, '', '05:00', '22:00');
export const paulKrugerGate = (where = '') => [
  gate(`Paul Kruger Gate${where}`, 'November to February', '05:30', '18:30'),
  gate('Paul Kruger Gate', 'March and October', '05:30', '18:00'),
  gate('Paul Kruger Gate', 'April, August and September', '06:00', '18:00'),
  gate('Paul Kruger Gate', 'May to July', '06:00', '17:30'),
];
export const maratabaGates = (where = '') => [
  gate(`Marataba Gate${where}`, '', '06:00', '18:00'),
  gate('Marakele National Park, main gate', 'September to April', '06:00', '18:00'),
  gate('Marakele National Park, main gate', 'May to August', '06:00', '17:30'),
];
