import type { TypedFor } from './typed-for.ts';

/** Rooms, houses and what is in them. */
export const roomsWords: TypedFor = {
  'swimming pool': 'swim, bathing, pools',
  pool: 'jacuzzi, hot tub, whirlpool, heated pool, infinity pool, lap pool, swim, plunge pool',
  treehouse:
    'tree house, treetop, sleep out, sleepout, star bed, sleep under the stars, under the stars, sleep outdoors, sleep outside, camping, sleep in a tree, sleep in tree, tree tent',
  residence:
    '6 people, 8 people, 10 people, 12 people, two families, three generations, butler, maid, housekeeper, housekeeping, private chef, cook, own chef, catering, private house, villa, whole house, self-catering, holiday home, private villa, exclusive use villa, exclusive villa, private houses, private villas, house to rent, rent a house, holiday house, large house, big house, villa for 6, villa for 8, villa for 10, villa for 12, house for 6, house for 8, house for 10, house for 12, sole use, family of 6, family of 7, family of 8, apartment, apartments, flat, cottage, airbnb, bush house, bush villa, accommodation for 6, accommodation for 8, accommodation for 10, accommodation for 12, accomodation for 8, accomodation for 10, large family, big family, extended family, multi generational',
  'family suite':
    'family room, bed for three, room for three, room for four, three people, triple, triple room, extra bed, family of 3, family of 4, family of 5, room for 3, room for 4, room for 5, two adults and two children, two adults and three children, two adults two kids, large family, big family',
  hotel: 'guest house, guesthouse, city hotel, boutique hotel, bed and breakfast, b&b',
  'cape cadogan':
    'cape town hotel, hotel in cape town, city hotel, cape town accommodation, cape town accomodation, accommodation in cape town, where to stay in cape town, places to stay in cape town, hotel cape town',
  'in every room':
    'hairdryer, hair dryer, kettle, minibar, mini bar, fridge, iron, ironing board, mosquito net, safe in room, tv, television, netflix, air con, aircon, air conditioner, bathrobe, slippers, toiletries, shampoo, amenities, towels, coffee machine, nespresso, tea and coffee, hair straightener, room amenities, robe, robes, air conditioning, air-conditioned, safe for jewellery, jewellery safe, safe for valuables, valuables',
  cots: 'cot, crib, high chair, highchair, pram, stroller, buggy, pushchair, baby bed, nappies, diapers, baby food, bottle warmer, car seat, baby monitor, baby bath, steriliser, baby chair',
  'check-in':
    'late check out, early check in, day room, leave our bags, luggage storage, check in time, check out, checkout, late checkout, arrival time, departure time',
  gym: 'fitness, exercise, workout, treadmill, fitness centre, fitness center, fitness room, weights, yoga studio',
  spa: 'couples massage, couples treatment, pedicure, manicure, nails, hairdresser, hair salon, steam room, hammam, reflexology, massage, treatment, wellness, beauty, sauna, facial, hot stone, aromatherapy, body wrap, pamper, spa day, spa menu',
  massage: 'spa, wellness, treatment',
  yoga: 'pilates, meditation, stretching, tai chi',
  'wi-fi':
    'wifi, internet, wireless, online, broadband, work remotely, remote work, working remotely, laptop, video call, home office',
  'telephone and wi-fi':
    'wifi, internet, phone signal, mobile signal, cell phone, reception, roaming, sim card, internet speed, starlink, fast wifi',
  signal: 'wifi, internet, reception, coverage, mobile phone',
  power:
    'solar, generator, adapters, converter, charging, charge phone, charge camera, usb, plug, adaptor, socket, electricity, voltage, charger, load shedding, electric plugs, plug type, type m, inverter',
  shop: 'curio, gift shop, souvenir, boutique shop, buy, shopping',
  smoking: 'smoke, smokers, cigarette, cigar, vape',
  parking: 'car park, park my car, garage, ev, electric car, electric vehicle, charging station, tesla',
  'come for the day': 'day visit, day visitor, day trip to lodge, lunch only',
  'without a step': 'wheelchair, disabled, disability, mobility, step free',
  wheelchair: 'disabled, disability, mobility, step free',
  accessibility:
    'rollator, zimmer frame, mobility scooter, frail, elderly, old people, grandmother, grandfather, grandparents, granny, walker, walking frame, walking stick, crutches, stairs, steps, bad knees, hip, roll in shower, walk in shower, wet room, grab rails, hoist, blind, deaf, hearing, hearing aid, hearing loop, visually impaired, guide dog, special needs, autism, wheelchair, accessible, disabled, disability, mobility, handicapped, accessible room, disabled room, wheelchair access, wheelchair friendly, disabled access, access for disabled',
  'other pets': 'pet, dog friendly, pet friendly, dogs allowed, cat',
  bath: 'bathtub, bath tub, tub, freestanding bath, soaking tub',
  lift: 'elevator, escalator',
  'warm pool': 'heated pool',
  laundry: 'laundry service, washing, washing machine, dry cleaning, clean clothes, wash my clothes, ironing',
  'family rooms':
    'interconnecting, interconnecting rooms, connecting rooms, adjoining rooms, interleading rooms',
  'residences in the bush and the cape':
    'private house, private houses, private villa, private villas, exclusive use villa, exclusive villa, villa, villas, house to rent, rent a house, holiday house, holiday home, whole house, house for a family, large house, big house, villa for 6, villa for 8, villa for 10, villa for 12, house for 6, house for 8, house for 10, house for 12, sole use, self catering, private residence',
  'tented suite': 'tent, tents, luxury tent, tented camp, glamping, canvas',
  'ivory lodge':
    'lodge for couples, couples lodge, romantic lodge, adults only lodge, best lodge for couples, lodge for two, most luxurious lodge, luxury lodge',
  'king or twin':
    'double bed, double room, twin beds, twin room, twin bed, king bed, queen bed, king size, queen size, two beds, separate beds, single beds',
};
