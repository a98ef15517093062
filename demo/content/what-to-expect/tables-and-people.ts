import { type Expectation, keep, sentences, sign } from './record.ts';

/** Before a meal, a morning with somebody who works here, or a celebration. */
export const peopleExpectations: readonly Expectation[] = [
  {
    slug: 'boma-supper',
    title: 'Dinner by the fire in the boma',
    description:
      'A ring of reeds, a leadwood fire and long tables. You are fetched at half past seven. Supper is cooked on the coals in front of you, and anyone who sings may be asked to.',
    availableAt: 'River Lodge, Monwana and Safari Lodge',
    additionalInfoHeader: 'If the weather turns',
    additionalInfoCopy: sentences(
      'We move under the roof of the main deck and keep the fire going in the hearth. It happens about one night in nine, mostly in January.',
      'Half the dishes are plants, twelve of them from the coals. The cabbage goes first.',
    ),
    iconsWhatToWear: [
      sign('Something warm', 'Six degrees in July, even by the fire.', 'jersey'),
      sign('Closed shoes', 'The floor is river sand.', 'shoes'),
    ],
    iconsWhatToBringAlong: [
      sign('Your allergies, early', 'Tell us by noon, and the kitchen cooks around them.', 'notebook'),
    ],
    iconsFeatures: [
      sign('Open fire', 'Seats are set upwind.', 'fire'),
      sign('A choir', 'The kitchen, the stores, two waiters and the accountant.', 'music'),
    ],
    appointments: sentences(
      'Thursdays and Sundays',
      'Fetched at 19:30, supper at 20:00, walked home by lantern from 22:00',
    ),
    factSheetsOrMenus: [keep('Twelve dishes from the coals', 'menu-coals.pdf')],
  },
  {
    slug: 'table-in-the-river-bed',
    title: 'Dinner in a dry river bed',
    description:
      'You come round the bend and stop talking. There are sixty lanterns in the figs, a cloth, real glass, and a shoulder of lamb that has been under the sand since two. One guide sits with you, and one stands with his back to the light.',
    availableAt: 'Every lodge at Lion Sands',
    additionalInfoHeader: 'How it is decided',
    additionalInfoCopy: sentences(
      'The day before, a guide walks the bed for a kilometre both ways. If lions have used it three nights running, supper is somewhere else.',
      'We need to know the day before, and which other evening would do if it rains. Two to sixteen people.',
      'A chair with arms, a path of boards over the sand and a lavatory with a view can all be there. Ask.',
    ),
    iconsWhatToWear: [
      sign('Something warm', 'Cold air runs down a river bed in the way that water used to.', 'jersey'),
      sign('Flat shoes', 'Sand.', 'shoes'),
    ],
    iconsWhatToBringAlong: [
      sign('Birthdays, early', 'Whoever has a birthday may have the cake from the same pit.', 'cake'),
    ],
    iconsFeatures: [
      sign('Without meat', 'A stuffed gem squash, which looks like a small planet.', 'plate'),
      sign('From ten years', 'Younger if the party is yours.', 'age'),
    ],
    appointments: sentences('April to October, on clear evenings', 'Leave the lodge at 18:40'),
    factSheetsOrMenus: [keep('From the coals', 'menu-coals.pdf')],
  },
  {
    slug: 'cellar-evening',
    title: 'Wine tasting in the hotel cellar',
    description:
      'An hour and a half before supper, at the table under the house. Two glasses that everyone likes, two that divide the table, one old and one blind, about which the sommelier is sometimes wrong.',
    availableAt: 'Cape Cadogan',
    additionalInfoHeader: 'Good to know',
    additionalInfoCopy: sentences(
      'There are two spittoons and no shame in them. Bread and cheese come at the fourth glass.',
      'Eight people at most. He prefers it when you argue.',
    ),
    iconsWhatToWear: [sign('A jersey', 'Fifteen degrees, winter and summer.', 'jersey')],
    iconsWhatToBringAlong: [sign('An opinion', 'Any.', 'glass')],
    iconsFeatures: [
      sign('From eighteen', 'By law.', 'age'),
      sign('Without alcohol', 'Six teas from the Cederberg, with a day’s notice.', 'cup'),
    ],
    appointments: sentences('Tuesday to Friday at 18:00'),
  },
  {
    slug: 'cape-malay-morning',
    title: 'Cape Malay cooking class in the Bo-Kaap',
    description:
      'You buy the spices first, by the scoop, in Wale Street. Then it is aprons on in Dorp Street: samoosas to roll, rotis to fold, and onions that are not to be hurried. At one you sit down with the family and eat it.',
    availableAt: 'Cape Cadogan and its houses',
    additionalInfoHeader: 'As a guest in a house',
    additionalInfoCopy: sentences(
      'Shoes are left at the door. The kitchen is halal, and there is no alcohol.',
      'Ask before you photograph a person. Houses do not mind.',
    ),
    iconsWhatToWear: [sign('Sleeves to the elbow', 'And nothing you would mind turning yellow.', 'shirt')],
    iconsWhatToBringAlong: [sign('An appetite', 'Breakfast lightly.', 'plate')],
    iconsFeatures: [
      sign('Eight at most', 'From eight years.', 'age'),
      sign('On foot', 'Or a car, if hills are a trouble.', 'shoes'),
    ],
    appointments: sentences('Tuesday to Saturday, 09:30 to 14:00'),
  },
  {
    slug: 'morning-with-the-ecologist',
    title: 'Rhino tracking with the ecologist',
    description:
      'Four guests go out with Dr Imani Radebe to find rhino, read their ears through binoculars, and write down what two people can agree on. What you write goes into the reserve’s records. The number itself stays with the two people who need it.',
    availableAt: 'Safari Lodge and Mountain Lodge',
    additionalInfoHeader: 'Please',
    additionalInfoCopy: sentences(
      'Switch location off in your camera and telephone. Pictures of rhino are published without the place and the date.',
      'Expect droppings. On a thin day they are all there is, and they go in the book.',
    ),
    iconsWhatToWear: [sign('Dust colours', 'And long trousers, for the stops.', 'shirt')],
    iconsWhatToBringAlong: [
      sign('Binoculars', 'We lend good ones.', 'binoculars'),
      sign('A pencil', 'Ink runs.', 'notebook'),
    ],
    iconsFeatures: [
      sign('From twelve', 'Four guests.', 'age'),
      sign('To the rhino fund', 'All of it.', 'heart'),
    ],
    appointments: sentences('Tuesdays and Fridays, 06:00 to 10:30'),
    factSheetsOrMenus: [keep('Levy report', 'levy-report.pdf')],
  },
  {
    slug: 'dog-and-handler',
    title: 'Morning with an anti-poaching dog and handler',
    description:
      'You walk a piece of the boundary with Lerato Mokoena and a Belgian malinois who has been wrong twice in three years. Then you go and hide. What you hear next is breathing. He is very polite about it.',
    availableAt: 'Safari Lodge and Mountain Lodge',
    additionalInfoHeader: 'Please',
    additionalInfoCopy: sentences(
      'No scent, no aftershave, no biscuits in your pocket.',
      'He is at work until he has his ball. After that he may be told that he is good.',
    ),
    iconsWhatToWear: [
      sign('Closed shoes', 'Eight kilometres of sand, of which you walk three.', 'shoes'),
      sign('Warm layers', 'It is a quarter to five.', 'jersey'),
    ],
    iconsWhatToBringAlong: [sign('Nothing', 'You will be lying on it.', 'tick')],
    iconsFeatures: [
      sign('From eight years', 'Six guests.', 'age'),
      sign('To the dog unit', 'All of it.', 'heart'),
    ],
    appointments: sentences('Wednesdays at 04:45, back by 07:30'),
  },
  {
    slug: 'bee-fence',
    title: 'Visit to the beehives that keep elephants out of gardens',
    description:
      'A hundred hives hang on a wire round twenty-six gardens at Lillydale, and elephants go another way. Joyce Mkansi lends you a veil, opens a hive, and gives you breakfast with honey in the comb.',
    availableAt: 'Every lodge at Lion Sands',
    additionalInfoHeader: 'If you are allergic to stings',
    additionalInfoCopy: sentences(
      'Watch from the vehicle with the windows up. You will get the ice cream.',
      'Honey may be taken home to most countries, but not to Australia or New Zealand.',
    ),
    iconsWhatToWear: [
      sign('Pale clothes', 'Bees dislike dark ones.', 'shirt'),
      sign('No scent', 'They like it too much.', 'quiet'),
    ],
    iconsWhatToBringAlong: [sign('Calm', 'It can be borrowed from Joyce.', 'heart')],
    iconsFeatures: [
      sign('Six people', 'From eight years.', 'age'),
      sign('To the families', 'All of it.', 'heart'),
    ],
    appointments: sentences('Fridays, 07:30 to 09:00'),
    factSheetsOrMenus: [keep('Levy report', 'levy-report.pdf')],
  },
  {
    slug: 'reading-hour',
    title: 'Visit to the Huntington pre-school',
    description:
      'Between ten and half past eleven on Wednesdays in term there is room for four visitors. You may be asked to read. There is no performance. If it is Thursday, there may be a rehearsal.',
    availableAt: 'Every lodge at Lion Sands',
    additionalInfoHeader: 'Please',
    additionalInfoCopy: sentences(
      'Bring nothing for single children. The school has a list, and the item at the top of it is pencils with erasers on the end.',
      'No photographs of faces.',
    ),
    iconsWhatToWear: [sign('Shoulders and knees covered', 'And shoes that come off easily.', 'shirt')],
    iconsWhatToBringAlong: [sign('A voice', 'For three bears.', 'book')],
    iconsFeatures: [sign('Four visitors', 'Children too, if they will sit down.', 'age')],
    appointments: sentences('Wednesdays in term, 10:00 to 11:30'),
  },
  {
    slug: 'a-wedding-here',
    title: 'Wedding in the bush',
    description:
      'The first thing Thandeka Mabuza asks is not how many, but at what time of day you are happiest. By law the papers are signed under a roof with its doors open; the words are said outside.',
    availableAt: 'Lion Sands, Monwana and Marataba',
    additionalInfoHeader: 'The practical part',
    additionalInfoCopy: sentences(
      'Couples from abroad need passports, a letter that they are free to marry, and twelve weeks for Home Affairs. Many sign at home and promise here, which is simpler and feels no different.',
      'Monwana sleeps sixteen, Mountain Lodge thirty and River Lodge thirty-six; each can be taken whole from two nights.',
      'Outside there is quiet from ten: the neighbours have four legs and early mornings.',
    ),
    iconsWhatToWear: [
      sign('Flat heels', 'Sand and boards.', 'shoes'),
      sign('A wrap', 'There is a blanket on every chair in June and July.', 'jersey'),
    ],
    iconsWhatToBringAlong: [sign('Two recipes', 'One from each mother. The kitchen will telephone.', 'pot')],
    iconsFeatures: [
      sign('A tree', 'Planted for every couple.', 'tree'),
      sign('May to September', 'The safe months for an evening outdoors.', 'sun'),
    ],
    appointments: sentences('Twelve weeks’ notice', 'One visit beforehand, on us for one night'),
    factSheetsOrMenus: [keep('Booking and cancellation', 'booking-terms.pdf')],
  },
];
