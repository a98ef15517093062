import type { TypedFor } from './typed-for.ts';

/** Animals, drives and other days out. */
export const outdoorsWords: TypedFor = {
  'which animals live here':
    'baby elephant, baby animals, cubs, animals, wildlife, wild animals, species, hyena, cheetah, crocodile, baboon, monkeys, antelope, wild dog, painted dogs, warthog, impala, kudu',
  'big five': 'big 5',
  'game drives':
    'safari drive, jeep, open vehicle, game viewing, game drive, morning drive, evening drive, sunrise drive, sunset drive, people per vehicle, guests per vehicle, sundowner, sunset drinks',
  'on a game drive':
    'toilet, restroom, bathroom break, loo, how long is a game drive, length of game drive, blankets, poncho, game drive times, seats in vehicle, drive times',
  'walking safari':
    'sunrise walk, morning walk, sunset walk, bush walk, bushwalk, guided walk, walk, hike, on foot, walking trail, hiking, trails, guided hike, bush walks',
  'boat safari': 'boat, boat trip, boat ride, canoe',
  'river cruise': 'boat, boat trip, boat ride, sunset cruise, barge',
  'hot-air balloon': 'balloon ride, balloon flight, hot air ballooning, ballooning',
  stargazing:
    'stars, astronomy, night sky, telescope, milky way, constellations, southern cross, night sky tour',
  'wildlife photography':
    'tripod, lens, lenses, telephoto, bean bag, zoom lens, photography, photograph, photo, camera, photographer, photographic safari, photo safari, photo hide, photographic hide, photography workshop, photo tour, photographic guide, photography guide',
  birds: 'birding, birdwatching, bird watching, twitching',
  'rhino tracking':
    'rhino, tracking, rhino notching, rhino darting, rhino conservation, dehorning, rhino walk',
  'mountain biking': 'bike, bicycle, cycling, mtb, bike tour, e-bike, bike hire, cycling safari',
  'horse riding': 'horse, horseback, pony, horse ride',
  fishing: 'angling, fly fishing, fishing rod, trout',
  'whale watching': 'whale, dolphins, sharks, shark cage, marine, whale season, see whales, hermanus',
  drones: 'drone, drone flying, dji, quadcopter, film permit, filming, film crew, tripod',
  snakes: 'snake, spider, scorpion, bugs, insects, bees, creepy crawlies, centipede, wasps',
  'cape town':
    'robben island, waterfront, city tour, kirstenbosch, lion’s head, v&a waterfront, camps bay, cape point, bo-kaap, kloof street, cape peninsula, sightseeing, sightseeing bus, hop on hop off bus',
  'mack & madi family':
    'kids, kids club, children’s activities, family holiday, things to do with children, kinder, kid friendly, child friendly, family safari, kids activities, activities for kids, things to do with kids, things for teenagers, teenager activities',
  'children’s activity tent': 'kids club, babysitting, babysitter, nanny, childcare, creche',
  sitter: 'babysitter, babysitting, nanny, childcare, child minding, child minder, minder, child care',
  children:
    'adults only, no children, child free, kids menu, kids meals, children’s menu, kids food, family meals, age limit, how old, minimum age for children, age restriction, toddler, son, daughter, grandchildren, teenagers, teens, kids age, youngest, kids, child, baby, infant, family, minimum age, kinder, kid, kids allowed, kid friendly, child friendly, minimum age kids, minimum age children, age of children, children policy, child policy, youngest age, under 12, under 6, babies, under 16, under 18, under 10, under 5, 2 year old, 3 year old, 4 year old, 5 year old, 6 year old, 7 year old, 8 year old, 10 year old, 12 year old, year old, years old',
  'golf, tennis or quad biking':
    'golf course, tee time, tennis court, quad bike, atv, kayak, kayaking, canoe, canoeing, rafting, zip line, paragliding, abseiling, rock climbing, bungee, skydiving, water sports, jet ski, surfing, scuba diving, snorkelling, squash, padel, running, jogging',
  'your first days on safari': 'beginners, first time, first timer, first safari, never been',
  'morning and evening game drives':
    'lion, leopard, elephant, rhino, buffalo, big five, big 5, giraffe, zebra, hippo, hyena, cheetah, wild dog, wildlife, animals, see animals, kudu, impala, warthog, antelope, predators, big cats, sightings, pangolin, aardvark, honey badger, jackal, caracal, serval, eland, nyala, waterbuck, wildebeest, mongoose, meerkat, porcupine, black rhino, white rhino, rhinos in the wild, lion cubs, animal sightings, elephant encounter, animal encounter, animal encounters',
  'safari at lion sands':
    'lion, leopard, hippo, giraffe, zebra, buffalo, big five, big 5, big cats, predators',
  'safari at marataba':
    'rhino, elephant, cheetah, giraffe, zebra, big five, big 5, lion, buffalo, black rhino, white rhino, rhinos in the wild',
  'sabi sand game reserve': 'leopard, sabi sabi, sabie sand, sabi sands',
  'boat safari on the sabie river': 'hippo, crocodile, croc',
  'lion sands game reserve': 'lion sands, lionsands, accommodation, accomodation, places to stay, unterkunft',
  'experiences at our lodges and in cape town': 'things to do, activities, activity, excursions, what to do',
  botswana: 'okavango, okavango delta, delta, chobe, moremi, maun, kasane',
  zimbabwe: 'victoria falls, vic falls, hwange',
  'winelands day trip with a driver':
    'stellenbosch, franschhoek, winelands, wine farm, wine farms, wine estate, wine tour',
  'monwana game lodge': 'accommodation, accomodation, places to stay, unterkunft, monwana',
  'curated journeys':
    'vacation, vacations, holiday, holidays, itinerary, itineraries, packages, reise, urlaub',
  'journeys through southern africa':
    'vacation, vacations, holiday, holidays, itinerary, itineraries, multi country, garden route, kgalagadi, madikwe, drakensberg, serengeti, kenya, tanzania, mozambique, mauritius, seychelles, rwanda, gorillas, beach, island',
  'narina lodge': 'birds, birding, birdwatching, bird watching, birder, twitching, owls',
  'breakfast in the bush': 'picnic, picnics, picnic basket, champagne breakfast, brunch, sunrise breakfast',
  'when do drives go out':
    'what time are game drives, game drive times, time of game drive, drive times, start of game drives',
  'when is it best for birds': 'birds, birding, birdwatching, bird watching, birder',
  'safari & vic falls': 'victoria falls, vic falls, trip to victoria falls, zimbabwe safari',
  'classic botswana & victoria falls': 'victoria falls, trip to victoria falls, botswana safari',
  'safari at monwana': 'lion, leopard, elephant, buffalo, giraffe, zebra, big five, big 5, hyena',
  'junior ranger course': 'junior ranger, kids ranger, ranger school',
  'private game drive for children under six': 'toddler safari, family game drive',
  'cape point day trip with a driver': 'cape of good hope, cape peninsula, chapman’s peak',
  'panorama route and blyde river canyon with a driver':
    'god’s window, bourke’s luck, graskop, three rondavels, panorama, canyon',
  'table mountain by cable car or on foot': 'cable car, cableway, lion’s head',
  'penguins at simon’s town with a driver': 'boulders beach, boulders',
  'night drive at full moon': 'night safari, night game drive, moonlight drive, spotlight drive',
  'private safari vehicle':
    'private guide, private game drive, private vehicle, own vehicle, exclusive vehicle',
  lgbtq: 'gay, gay friendly, lesbian, queer, same sex, same sex couples',
  'night in a treehouse': 'treehouse price, treehouse cost, treehouse rates, treehouse night',
  'which of the four lodges should we choose':
    'best lodge, best lodge for kids, best lodge for families, best lodge for couples, best lodge for birds, compare lodges, difference between lodges',
};
