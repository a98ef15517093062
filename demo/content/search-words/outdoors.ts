import type { TypedFor } from './typed-for.ts';

/** Animals, drives and other days out. */
export const outdoorsWords: TypedFor = {
  'which animals live here':
    'baby elephant, baby animals, cubs, animals, wildlife, wild animals, species, giraffe, zebra, hippo, hyena, cheetah, crocodile, baboon, monkeys, antelope, wild dog, painted dogs, warthog, buffalo, leopard, lion, impala, kudu',
  'big five': 'lion, leopard, buffalo, animals, wildlife, big 5',
  'game drives':
    'safari drive, jeep, open vehicle, game viewing, game drive, morning drive, evening drive, sunrise drive, sunset drive, people per vehicle, guests per vehicle, sundowner, sunset drinks',
  'on a game drive':
    'toilet, restroom, bathroom break, loo, how long is a game drive, length of game drive, blankets, poncho, game drive times, seats in vehicle, drive times',
  'walking safari':
    'sunrise walk, morning walk, sunset walk, bush walk, bushwalk, guided walk, walk, hike, on foot',
  'boat safari': 'boat, boat trip, boat ride, canoe',
  'river cruise': 'boat, boat trip, boat ride, sunset cruise, barge',
  'hot-air balloon': 'balloon ride, balloon flight, hot air ballooning, ballooning',
  stargazing: 'stars, astronomy, night sky, telescope',
  'wildlife photography':
    'tripod, lens, lenses, telephoto, bean bag, zoom lens, photography, photograph, photo, camera, photographer, photographic safari, photo safari',
  birds: 'birding, birdwatching, bird watching, twitching',
  'rhino tracking': 'rhino, tracking',
  'mountain biking': 'bike, bicycle, cycling, mtb',
  'horse riding': 'horse, horseback, pony, horse ride',
  fishing: 'angling, fly fishing, fishing rod, trout',
  'whale watching': 'whale, dolphins, sharks, shark cage, marine',
  drones: 'drone, drone flying, dji, quadcopter, film permit, filming, film crew, tripod',
  snakes: 'snake, spider, scorpion, bugs, insects, bees, creepy crawlies, centipede, wasps',
  'cape town': 'robben island, waterfront, city tour, kirstenbosch, lion’s head',
  'mack & madi family': 'kids, kids club, children’s activities, family holiday, things to do with children',
  'children’s activity tent': 'kids club, babysitting, babysitter, nanny, childcare, creche',
  sitter: 'babysitter, babysitting, nanny, childcare',
  children:
    'adults only, no children, child free, kids menu, kids meals, children’s menu, kids food, family meals, age limit, how old, minimum age for children, age restriction, toddler, son, daughter, grandchildren, teenagers, teens, kids age, youngest, kids, child, baby, infant, family, minimum age',
  'golf, tennis or quad biking':
    'golf course, tee time, tennis court, quad bike, atv, kayak, kayaking, canoe, canoeing, rafting, zip line, paragliding, abseiling, rock climbing, bungee, skydiving, water sports, jet ski, surfing, scuba diving, snorkelling, squash, padel, running, jogging',
  'your first days on safari': 'beginners, first time, first timer, first safari, never been',
};
