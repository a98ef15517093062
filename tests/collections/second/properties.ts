import type { PropertyUpdated } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { entries, file } from '../../../demo/content/references.ts';
import { facts, gate, hour, levy, points, questions, way } from '../../../demo/content/shapes.ts';
import { inDollars, kept } from './money.ts';
import { picture, pictures } from './pictures.ts';

const booking = {
  deposit: 'One fifth to confirm. The rest 45 days before arrival.',
  changes: 'Dates once, free, until 45 days before.',
  cancellation:
    'More than 45 days before: all but the deposit. Later: we fill the room if we can, and pay back what we get for it.',
  bookableFrom: 4,
} as const;

const partner = '?from={arrival}&to={departure}&adults={adults}&children={children}';

/** The key of the first is not the word its addresses begin with: nothing may take the one for the other. */
export const properties: readonly Authored<PropertyUpdated>[] = [
  {
    ...booking,
    availabilityQuery: partner,
    slug: 'chibwe-river',
    key: 'chibwe',
    position: 1,
    name: 'Chibwe River Camps',
    shortName: 'Chibwe',
    region: 'lower-zambezi',
    line: 'Two camps, a houseboat and one house, on eleven kilometres of the Zambezi.',
    coordinates: '15°37′S 29°35′E',
    latitude: -15.62,
    longitude: 29.58,
    contentfulTag: 'chibwe-camps',
    storyTag: 'Chibwe',
    enquiryMail: 'river@example.com',
    palette: 'lagoon',
    cardImage: picture('river-boat'),
    dropDownImage: picture('ilala-camp'),
    dropdownImageMobi: picture('river-mist'),
    accommodation: entries('accommodation', 'ilala-camp', 'katondo-camp', 'mulonga', 'ferry-house'),
    rooms: entries('room', 'ilala-river-tent', 'katondo-island-tent', 'mulonga-cabin'),
    safaris: entries('safari', 'chibwe'),
    roomsPage: 'rooms',
    travelInfoPage: true,
    statement: 'The river does the driving, and you look up now and then.',
    statementText:
      'We began with four tents and two canoes in 1994. There are twenty tents now and nine canoes, and the same bend in the river. Boats go out at six and at half past three; whoever would rather stay has the whole bank to himself.',
    facts: facts({
      Where: 'Lower Zambezi, Zambia',
      'Getting here': 'Royal airstrip, 25 minutes by boat',
      Open: 'April to November',
      Children: 'From eight years at Katondo, from twelve at Ilala',
      Levy: `${inDollars(35)} a person and night`,
    }),
    day: [
      hour('05:45', 'Tea, brought to the tent', 'With a biscuit that the vervets know about.'),
      hour('06:15', 'Out by boat, canoe or vehicle', 'You choose at the fire, the evening before.'),
      hour('11:00', 'Brunch', 'And then the hot hours, for which there is a hammock.'),
      hour('15:30', 'Out again', 'Until the sun is in the water.'),
      hour('19:30', 'Supper, all together or not', 'Nobody keeps count.'),
    ],
    gallery: pictures('river-canoe', 'river-heron', 'hippo-bend'),
    factSheet: file('getting-to-the-camps.pdf'),
    questions: questions({
      'Is a canoe safe?': 'With our guides, and in the channels they know. They read hippos for a living.',
      'When should we come?': 'September for elephants, June for walking, April for green.',
    }),
    gettingHere: 'Fly from Lusaka to Royal airstrip in forty minutes. A boat meets you, with a cool box.',
    routes: [
      way('Lusaka', 'Light aircraft to Royal airstrip', '40 minutes', 'Twice a day'),
      way('Royal airstrip', 'Our boat', '25 minutes', 'Included'),
      way('Livingstone', 'Light aircraft', '2 hours', 'Three days a week'),
    ],
    gateHours: [gate('Chongwe gate', 'April to November', '06:00', '18:00')],
    levies: [
      levy('Levy for the neighbours and the land', kept(35), 'person and night, on the bill'),
      levy('Park fee', kept(30), 'person and day, included in the price'),
    ],
    childPolicy:
      'From eight years at Katondo and aboard, from twelve at Ilala; all ages at Ferry House. Canoes from twelve, walks from fourteen.',
    accessibility:
      'Paths are sand, with boards to two tents at Katondo. The boat has a ramp; the houseboat has nine steep steps.',
    dietary: 'Tell us a week ahead. The vegetable boat comes on Mondays and Thursdays.',
    health:
      'There is malaria all year; speak to your doctor. A nurse lives at Chitende, half an hour by boat, and an aircraft comes for emergencies.',
    travelInfo: points({
      'What to pack': 'Green and brown, one warm jersey for June and July, and shoes that may get wet.',
      Money: 'US dollars or kwacha, and cards at the camp desk. A guide is usually given ten dollars a day.',
      'Visas and passports': 'Many passports enter Zambia without a visa. Six months must be left on yours.',
    }),
    offeredIn: ['email', 'celebration', 'destination'],
    locationName: 'Chibwe, Lower Zambezi',
    destinationName: 'The Zambezi',
    crmField: 'chibwe_camps_requested',
    trackingCategory: 'River camps',
  },
  {
    ...booking,
    availabilityQuery: partner,
    slug: 'omburi',
    key: 'omburi',
    position: 2,
    name: 'Omburi Desert Camps',
    shortName: 'Omburi',
    region: 'damaraland',
    line: 'Three small camps and a star bed, on land that belongs to its neighbours.',
    coordinates: '20°28′S 14°22′E',
    latitude: -20.46,
    longitude: 14.37,
    contentfulTag: 'omburi-desert',
    storyTag: 'Omburi',
    palette: 'desert',
    cardImage: picture('granite-camp'),
    dropDownImage: picture('quiver-camp'),
    dropdownImageMobi: picture('red-dune'),
    accommodation: entries('accommodation', 'granite-camp', 'quiver-camp', 'dry-river-camp'),
    rooms: entries('room', 'granite-stone-room', 'quiver-canvas-room', 'dry-river-tent'),
    safaris: entries('safari', 'omburi'),
    treehouses: entries('treehouse', 'kopje'),
    roomsPage: 'rooms',
    travelInfoPage: false,
    statement: 'There is a great deal of nothing here, and it is never twice the same.',
    statementText:
      'Omburi is a conservancy of three hundred and forty households, who own the land and half of the company. Rhino are followed on foot, elephants by their dust. At night there is no light within sixty kilometres but ours, and we put that out at ten.',
    facts: facts({
      Where: 'Damaraland, Namibia',
      'Getting here': 'Omburi airstrip, 1 hour 20 minutes from Windhoek',
      Open: 'All year',
      Children: 'All ages at Quiver Camp, from ten elsewhere',
      Levy: `${inDollars(28)} a person and night`,
    }),
    day: [
      hour('05:30', 'Coffee by the fire', 'Fog comes up the river bed some mornings, and goes again.'),
      hour('06:00', 'Out with a tracker', 'After rhino, elephant, or nothing in particular.'),
      hour('12:30', 'Lunch in the shade of a rock', 'The same rock, for four thousand years.'),
      hour('16:30', 'A walk or a drive', 'Shadows show what noon hides.'),
      hour('21:30', 'Lamps out', 'Then look up.'),
    ],
    gallery: pictures('dry-river-walk', 'open-pan', 'night-sky'),
    questions: questions({
      'Is it hot?': 'At noon from November to February, yes. From May to August nights are near freezing.',
      'Will we see rhino?': 'Four mornings in five. The trackers go whether you do or not.',
    }),
    gettingHere: 'Fly from Windhoek, or drive from Swakopmund in six hours by way of Uis.',
    routes: [
      way('Windhoek', 'Light aircraft to Omburi airstrip', '1 hour 20 minutes'),
      way('Swakopmund', 'Own car, by Uis', '6 hours', 'Gravel; two spare wheels'),
    ],
    gateHours: [gate('Conservancy gate at Sorris Road', '', '07:00', '19:00')],
    levies: [levy('Conservancy levy', kept(28), 'person and night, on the bill')],
    childPolicy:
      'All ages at Quiver Camp; from ten years at Granite Camp and Dry River. Rhino on foot from sixteen.',
    accessibility:
      'Quiver Camp is level from car to bed. Granite Camp has forty steps between rooms and fire.',
    dietary: 'A week’s notice, please: the shop is four hours away.',
    health:
      'Hardly any malaria, and a dry air that asks for two litres of water a day. The clinic is at Khorixas, two hours off.',
    offeredIn: ['email', 'celebration', 'destination'],
    destinationName: 'Damaraland',
    crmField: 'omburi_camps_requested',
    trackingCategory: 'Desert camps',
  },
  {
    ...booking,
    slug: 'tide-house',
    key: 'tidehouse',
    position: 3,
    name: 'Tide House',
    shortName: 'Tide House',
    region: 'the-coast',
    line: 'A hotel of fourteen suites, three streets from the sea.',
    coordinates: '22°41′S 14°32′E',
    latitude: -22.68,
    longitude: 14.53,
    storyTag: 'Tide House, Swakopmund',
    palette: 'ocean',
    cardImage: picture('tide-house'),
    dropDownImage: picture('tide-house-court'),
    dropdownImageMobi: picture('fog-beach'),
    accommodation: entries('accommodation', 'tide-house'),
    rooms: entries('room', 'tide-court-suite', 'tide-tower-suite'),
    roomsPage: 'suites',
    travelInfoPage: false,
    statement: 'Built for a shipping agent in 1906, who liked to see what was late.',
    statementText:
      'Fourteen suites round a court with one old tree. There is a tower to watch the fog from, a reading room for when it stays, and a kitchen that buys from three boats. Most guests come for two nights between sand and sand.',
    facts: facts({
      Where: 'Swakopmund, Namibia',
      'Getting here': 'Walvis Bay airport, 40 minutes by road',
      Suites: 'Fourteen',
      Children: 'All ages',
    }),
    day: [
      hour('07:00', 'Breakfast, until eleven', 'Bread from the house, fish from the smoke house.'),
      hour('11:00', 'The fog lifts', 'Or the reading room has a fire in it.'),
      hour('16:00', 'Cake', 'There are three. Nobody minds.'),
    ],
    gallery: pictures('tide-house-library', 'pictures-on-a-wall'),
    questions: questions({
      'Can we leave the car?': 'In the yard, locked, for as long as you are at the camps.',
      'Is there parking for a trailer?': 'Yes. Tell us how long it is.',
    }),
    gettingHere:
      'Four hours from Windhoek on tar, or a flight to Walvis Bay and forty minutes along the sea.',
    routes: [
      way('Windhoek', 'Own car, on tar', '4 hours'),
      way('Walvis Bay airport', 'Driver', '40 minutes', inDollars(55)),
    ],
    childPolicy: 'All ages. Two suites have a door between them.',
    accessibility: 'Court suites are level from street to bed; the tower has sixty-one stairs.',
    dietary: 'Say so at breakfast, and it is there at supper.',
    health: 'No malaria. A doctor and a hospital are in the next street.',
    offeredIn: ['email', 'celebration'],
    locationName: 'Tide House, Swakopmund',
    crmField: 'tide_house_requested',
    trackingCategory: 'Tide House',
  },
];
