import type { PropertyUpdated } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import {
  conservationLevy,
  driveLasts,
  familyTreehouses,
  flight,
  leastAge,
  leastAgeWithParents,
  malariaInTheLowveld,
  newingtonGate,
  paulKrugerGate,
  road,
  shawsGate,
} from '../common-facts.ts';
import { entries, file, gallery, plate } from '../references.ts';
import { facts, hour, levy, points, questions, way } from '../shapes.ts';

export const lionSands: Authored<PropertyUpdated> = {
  key: 'lionsands',
  position: 1,
  name: 'Lion Sands Game Reserve',
  shortName: 'Lion Sands',
  region: 'sabi-sand',
  line: 'Four safari lodges on the Sabie River, and three treehouses.',
  coordinates: '24°57′S 31°31′E',
  latitude: -24.95,
  longitude: 31.5167,
  slug: 'lionsands',
  link: '/lionsands',
  rootlink: '/lionsands',
  contentfulTag: 'lion-sands',
  palette: 'savanna',
  storyTag: 'Lion Sands Game Reserve',
  locationName: 'Lion Sands Game Reserve',
  destinationName: 'Lion Sands',
  offeredIn: ['email', 'celebration', 'destination'],
  crmField: 'lion_sands_lodge_s_requested',
  trackingCategory: 'Lion Sands',
  roomsPage: 'rooms',
  travelInfoPage: true,
  cardImage: plate('upright-lion-sands'),
  dropDownImage: plate('lion-sands'),
  dropdownImageMobi: plate('lion-sands'),
  accommodation: entries(
    'accommodation',
    'lion-sands-river-lodge',
    'lion-sands-ivory-lodge',
    'lion-sands-tinga-lodge',
    'lion-sands-narina-lodge',
  ),
  safaris: entries('safari', 'lionsands'),
  treehouses: entries('treehouse', 'chalkley', 'kingston', 'tinyeleti'),
  statement:
    'A private reserve with a river for a boundary. No fence stands between it and Kruger, so the lions keep their own hours and follow their own roads.',
  statementText:
    'Four lodges share the ground, two in the Sabi Sand and two inside the national park. Stay in one, or move between them and see the landscape change: the wide water at River Lodge, the glass at Ivory, the confluence at Tinga, the figs at Narina. Everything that lives nearby must come down to the Sabie, and sooner or later you will be there when it does.',
  facts: facts({
    Where: 'Mpumalanga, South Africa',
    'Getting here': 'Skukuza, 20 to 35 minutes by road',
    'To stay': 'Four lodges, two houses, three treehouses',
    'Driest months': 'May to August',
    Children: 'All ages at River Lodge and in the houses',
    Levy: 'R 680 per person, per night',
  }),
  day: [
    hour(
      '05:00',
      'Wake-up call by lantern',
      'Somebody comes to your steps with a lantern and waits for your answer.',
    ),
    hour('05:30', 'Coffee by the fire', 'In winter it is still dark. Blankets are on the seats.'),
    hour('06:00', 'Morning game drive', 'Tracks read best before the sun is high.'),
    hour('08:00', 'Stop for coffee and bread', 'Somewhere with a view of the river.'),
    hour('09:30', 'Breakfast', 'Hippos are the only other diners.'),
    hour('13:00', 'Rest in the heat of the day', 'Pool, book or bed: it is too hot for anything else.'),
    hour('16:00', 'Afternoon game drive', 'Ends with a drink and a view.'),
    hour(
      '20:00',
      'Supper',
      'On the deck, in the boma, or from seven in the dry bed of the Msuthlu. Then an escort home by lantern.',
    ),
  ],
  gallery: gallery('elephants', 'game-drive', 'walking-safari', 'choir', 'journey-escape-to-south-africa'),
  factSheet: file('facts-lionsands.pdf'),
  questions: questions({
    'Which of the four lodges should we choose?':
      'River Lodge with children, Ivory for two who want to be alone, Tinga for books and bread, Narina to walk and to look at birds.',
    'How many nights?':
      'Four. After two nights most guests want more; on the fourth day most ask to stay longer.',
    'Can we stay in two lodges?':
      'Yes, and we move your bags while you are out. Two nights in each is the least that makes sense.',
    'Is it the Kruger National Park?':
      'Tinga, Narina and Hinkwenu stand inside it. River, Ivory and Fish Eagle stand in the Sabi Sand; there is no fence between the two.',
    'Which animals live here?':
      'Lion, leopard, elephant, rhino and buffalo; giraffe, zebra, hippo, crocodile, hyena, baboon, warthog and twelve kinds of antelope. Wild dog and cheetah pass through.',
    'Can you arrange flowers, a cake or a surprise?':
      'Yes: flowers in the room, a birthday cake, champagne on the deck. Tell us two days before, and say who must not know.',
    'Is there yoga?':
      'At River Lodge and Narina, on the deck at ten, and in your own suite when you ask. Mats are here; monkeys watch.',
    'Can we come for the day?': 'No: the lodges take no day visitors, for lunch or a drive.',
    'Is there a shop?':
      'A small curio shop at River Lodge, Tinga Lodge and Narina Lodge, for hats, sunscreen, books and what the sewing room makes.',
    'Is there golf, tennis or quad biking?':
      'Golf, yes: nine holes at Skukuza, with hippos in the water and a form to sign. There is no tennis and no quad biking, nor kayaks or rafting, because of the crocodiles.',
    'Is there fishing?':
      'Yes, at River Lodge: rods are lent, and whatever you catch goes back. The fish eagles keep theirs.',
  }),
  gettingHere:
    'Fly to Skukuza from Johannesburg or Cape Town, and we meet you there. By road it is half a day from Johannesburg, most of it beautiful, and the last part must be done in daylight: gates close, and a giraffe sleeps on the road.',
  routes: [
    way(
      'Johannesburg, O. R. Tambo',
      'Scheduled flight to Skukuza',
      flight.johannesburgSkukuza,
      'Three a day',
    ),
    way('Cape Town', 'Scheduled flight to Skukuza', flight.capeTownSkukuza, 'Once a day'),
    way('Skukuza airport', 'Our vehicle', '20 to 35 minutes', 'Included'),
    way(
      'Victoria Falls',
      'Scheduled flight to Skukuza',
      flight.skukuzaVictoriaFalls,
      'Most days of the week',
    ),
    way(
      'Mbombela, Kruger Mpumalanga airport',
      'Driver',
      '1 hour 30 to 1 hour 50 minutes',
      'From R 2 900 a car',
    ),
    way(
      'Johannesburg',
      'Own car, by the N4 and Hazyview',
      '5 hours to 5 hours 40 minutes',
      'Any car; gravel at the end',
    ),
    way('Marataba', 'Charter aircraft', flight.maratabaSkukuza, 'Soft bags, twenty kilograms'),
  ],
  gateHours: [
    shawsGate(' (24.9786° S, 31.4478° E)'),
    newingtonGate(' (24.8683° S, 31.4044° E)'),
    ...paulKrugerGate(' (24.9814° S, 31.4850° E)'),
  ],
  levies: [
    conservationLevy,
    levy('Sabi Sand entrance', 410, 'vehicle, at the gate, by card'),
    levy('Sabi Sand visitor fee', 130, 'person, once, at the gate'),
    levy(
      'Kruger conservation fee, visitors from abroad',
      602,
      'person and day, Tinga, Narina and Hinkwenu only',
    ),
    levy('Kruger conservation fee, SADC nationals', 301, 'person and day, with a passport'),
    levy(
      'Kruger conservation fee, South African residents',
      134,
      'person and day, with an identity document',
    ),
  ],
  childPolicy: `River Lodge and the two houses take children of all ages; Tinga from eight years, Narina from ten, Ivory from ten in two-bedroom villas and sixteen in the others. Under sixes do not go on shared drives. Walking in big-game country starts at ${leastAge.walking}. Treehouses are from ${leastAge.treehouse}, at ${familyTreehouses} from ${leastAgeWithParents} with parents.`,
  accessibility:
    'River Lodge has two rooms reached without one step, a pool with a hoist and a vehicle with a lift. Narina is reached by a ramp, and its hide takes a wheelchair. Tinga has two steps and two suites with ramps. Ivory has four steps at every villa. For each lodge there is a page that says how wide the doors are and how far it is from the car to the bed.',
  dietary:
    'Tell us a week before. Every kitchen cooks vegan, gluten-free, halal and kosher-style menus, and there are twelve dishes from the coals without meat. No kitchen is free of nuts.',
  health: `${malariaInTheLowveld}. Speak to your doctor well before you travel; some tablets begin a week before. A paramedic lives at River Lodge, a doctor is at Skukuza, and the nearest hospital with a surgeon is at Mbombela, ${road.hospitalOfRiverLodge.words} by road. A yellow-fever certificate is asked for if you come from a country where it occurs. Tap water is filtered and safe.`,
  travelInfo: points({
    'What to pack':
      'Dust colours, closed shoes, a hat that stays on, warm layers from May to August (fewer than you think), a light waterproof from November to March. Soft bags of twenty kilograms, without a frame: the aircraft have small doors. Laundry is back the same day.',
    Money:
      'Rand. Cards are taken at every lodge; small notes help for porters. A committee of the staff shares out the tips in the box at the desk, and puts the figures on the kitchen door. No tip is expected.',
    'Visas and passports':
      'Most visitors from Europe, North America and Australia get ninety days on arrival. Passports need two empty facing pages and thirty days beyond your stay. Children under eighteen who travel with one parent should carry their birth certificate and a letter from the other.',
    Weather:
      'Six to twenty-six degrees in July, twenty-one to thirty-two in January. Rain falls from November to March, mostly in the afternoon. The boat goes out from November to April, while the river allows.',
    'Telephone and Wi-Fi':
      'Wi-Fi in rooms. There is a mobile signal at the lodges and almost none on drives.',
    Power:
      'Solar power and batteries by day, the public supply by night, 230 volts. Rooms have sockets for South African, European, British and American plugs.',
    'Check-in and check-out':
      'Rooms are ready from two o’clock and yours until eleven, which leaves time for the morning drive and breakfast. Ask to come earlier or leave later; we say yes when nobody is waiting for the room.',
    'Dogs and other pets': 'They must stay at home: no reserve lets them in.',
    Languages:
      'English at every lodge. Some of our people speak German or French as well: ask for one when you book, or for an interpreter on the vehicle with two weeks’ notice.',
    'In every room':
      'A hair dryer, a kettle, a safe, a fridge with house drinks, robes, a mosquito net and air conditioning. An iron comes when you ask; there is no television.',
    'Drinks and your own wine':
      'House wines, beer, spirits, soft drinks and coffee are in the price, on the vehicle too. Bring a bottle of your own if it matters to you; there is no corkage.',
    'Meals at odd hours':
      'Breakfast can be packed in a box for an early flight or a long drive, and supper is kept warm for a late arrival. Children may eat early.',
    'Cots, high chairs and prams':
      'Cots and high chairs stand ready at River Lodge and in the houses, free of charge. A pram or stroller is lent too, with wheels that forgive sand.',
    'On a game drive': `${driveLasts}, morning and afternoon, six guests to a vehicle. There are blankets, ponchos against rain, coffee, and a stop behind a bush for a toilet whenever you ask. Two drives a day are in the rates, and there is nothing to pay on board.`,
    'Snakes, spiders and insects':
      'You will see few. Look where you step, shake out your shoes, and ring the desk if you want one taken out.',
    Drones:
      'Not in any reserve, by law and for the sake of rhinos. A camera on a tripod is welcome; film crews need a permit, which we apply for.',
    Smoking:
      'Outside, at the ashtrays on the deck. Never under thatch, in a vehicle or on foot in the bush, and vapour counts as smoke.',
    Laundry: 'Washed, ironed and back in your room the same day, every day, in the price.',
    'Time zone':
      'Two hours ahead of Greenwich, all year. There is no summer time, and little jet lag from Europe.',
    'Lost property':
      'What you leave behind is kept for a year. Tell us what it is and where you slept, and it is posted home; chargers are the commonest, a wedding dress the largest.',
    Insurance: 'It is a condition of booking, with evacuation by air; we ask for the number of your policy.',
  }),
};
