import { driveLasts, familyTreehouses, leastAge, leastAgeWithParents, stormBed } from '../common-facts.ts';
import { bushClothes, type Expectation, keep, sentences, sign } from './record.ts';

/** Before a stay: lodges, houses, treehouses. */
export const stayExpectations: readonly Expectation[] = [
  {
    slug: 'first-safari-days',
    title: 'Your first days on safari',
    description:
      'Somebody with a lantern says good morning at five. There is coffee, then a drive of three hours, breakfast, and a long middle of the day in which nothing is arranged unless you ask. At four you go out again, and at eight there is supper. By the second day you will have stopped looking at the time.',
    availableAt: 'River Lodge, Tinga Lodge and Monwana',
    additionalInfoHeader: 'On the vehicle',
    additionalInfoCopy: sentences(
      'Six guests at most, a guide at the wheel and a tracker in front. Stay seated and speak low: animals know the shape of a vehicle, and not the shape of a person standing up in it.',
      'Telephones on silent. There is no signal, on purpose.',
      'Blankets, ponchos and bean bags are on board. Say when you are cold, or need a tree.',
    ),
    iconsWhatToWear: bushClothes,
    iconsWhatToBringAlong: [
      sign('Binoculars', 'One pair each. We lend good ones.', 'binoculars'),
      sign('A soft bag', 'Twenty kilograms, without a frame. Laundry is back the same day.', 'bag'),
      sign('Your tablets', 'For malaria, and for anything else, in your hand luggage.', 'medicine'),
    ],
    iconsFeatures: [
      sign('Two drives a day', `${driveLasts} each, included.`, 'vehicle'),
      sign('House drinks', 'Wines, beer, spirits and everything without alcohol.', 'glass'),
      sign('No fence', 'You are walked home after dark, every time.', 'lantern'),
    ],
    appointments: sentences(
      'Wake-up at 05:00, and coffee at 05:30',
      'Out at 06:00, back by 09:00',
      'Out again at 16:00',
      'Supper from 20:00',
    ),
    factSheetsOrMenus: [
      keep('What to pack', 'packing-list.pdf'),
      keep('Lion Sands: fact sheet', 'facts-lionsands.pdf'),
      keep('Monwana: fact sheet', 'facts-monwana.pdf'),
    ],
  },
  {
    slug: 'private-guiding',
    title: 'Private safari vehicle and guide',
    description:
      'The day begins when you appear. Your guide will ask, on the first evening, what you have always wanted to see, and what you would rather do without. Then he will tell you the truth about the first.',
    availableAt: 'Ivory Lodge, and every house',
    additionalInfoHeader: 'Good to know',
    additionalInfoCopy: sentences(
      'You may stay out all day with a cool box, or go out for twenty minutes to see one bird.',
      'The guide and tracker are yours until you leave. They eat when you do, or not, as you like.',
      'Two reserves are not driven in one day; the gates have hours.',
    ),
    iconsWhatToWear: bushClothes,
    iconsWhatToBringAlong: [
      sign('The long lens', 'There is room for it, and a bean bag on every rail.', 'camera'),
      sign('A list', 'Short. Guides like one impossible thing on it.', 'notebook'),
    ],
    iconsFeatures: [
      sign('Your hours', 'Before sunrise, after supper, or neither.', 'clock'),
      sign('One vehicle', 'For every villa or house; two at Fish Eagle.', 'vehicle'),
    ],
    appointments: sentences('Whenever you are ready', 'Night drives end by 22:00'),
    factSheetsOrMenus: [keep('What to pack', 'packing-list.pdf')],
  },
  {
    slug: 'a-house-to-yourselves',
    title: 'Stay in a private house',
    description:
      'You arrive, and it is yours. The people who look after it have a kitchen and paths of their own; they are there when you want something and otherwise are not. Meals are when a person appears.',
    availableAt: 'Fish Eagle, Hinkwenu and Monwana Residence',
    additionalInfoHeader: 'Before you come',
    additionalInfoCopy: sentences(
      'Six weeks before, one page of questions: diets, beds, birthdays, bad knees, and who must not be put next to whom. It is shredded afterwards.',
      'The price is for the whole house and night, whoever comes. There is no charge for children, nannies or the guest who arrives on the Tuesday.',
    ),
    iconsWhatToWear: bushClothes.slice(0, 3),
    iconsWhatToBringAlong: [
      sign('Games', 'There are some. People always miss their own.', 'cards'),
      sign('The recipe', 'For whatever your family always has on the second night.', 'pot'),
    ],
    iconsFeatures: [
      sign('Chef', 'Cooks what you eat, when you eat it.', 'pot'),
      sign('Vehicle and guide', 'Yours for the stay.', 'vehicle'),
      sign('Laundry', 'Every day, included.', 'basket'),
    ],
    appointments: sentences('Arrive from 14:00, leave by 11:00, and ask about either'),
    factSheetsOrMenus: [
      keep('What to pack', 'packing-list.pdf'),
      keep('Booking and cancellation', 'booking-terms.pdf'),
    ],
  },
  {
    slug: 'a-night-in-a-treehouse',
    title: 'Night in a treehouse',
    description:
      'The guide brings you at dusk, shows you how everything works, and drives away. You have supper in a basket, a bed under a net, a radio you will not need, and the night. At six there is coffee. Your own room at the lodge is kept for you, and you may come back to it at any hour.',
    availableAt: 'Chalkley, Kingston, Tinyeleti and Thabametsi',
    additionalInfoHeader: 'If the weather turns',
    additionalInfoCopy: sentences(
      `With lightning about we fetch you, whatever the time, and you sleep in ${stormBed}. You do not pay for the treehouse. It happens on about one night in thirty, mostly in December.`,
      'Rain by itself is only rain at Kingston, Tinyeleti and Thabametsi, which have roofs. At Chalkley we decide together, at four.',
      `From ${leastAge.treehouse} years; from ${leastAgeWithParents} with parents at ${familyTreehouses}.`,
    ),
    iconsWhatToWear: [
      sign('Something warm', 'In any season. Four o’clock is the cold hour.', 'jersey'),
      sign('Closed shoes', 'For a ladder, steps or rock.', 'shoes'),
    ],
    iconsWhatToBringAlong: [
      sign('One small bag', 'Tooth brush, layer, tablets. The rest stays in your room.', 'bag'),
      sign('A torch', 'There is one. Two are better than one.', 'torch'),
    ],
    iconsFeatures: [
      sign(
        'Supper and breakfast',
        'Supper in a basket, to your diet; breakfast there or at your lodge.',
        'basket',
      ),
      sign('Radio', 'To a guide who is awake, seven to twelve minutes away.', 'radio'),
      sign('Hot water', 'From the sun, with a lavatory that has a door.', 'shower'),
    ],
    appointments: sentences('Leave the lodge between 16:00 and 17:15', 'Fetched at 06:00, or when you wave'),
    factSheetsOrMenus: [keep('What to pack', 'packing-list.pdf')],
  },
  {
    slug: 'safari-with-small-children',
    title: 'Safari with small children',
    description:
      'Ask not at what age a child should come, but what the child will be allowed to do, and for how long at a stretch. A drive is as long as the child likes; an hour and ten minutes is usual. Between drives there is a tent with a microscope that has been dropped and still works.',
    availableAt: 'Safari Lodge and River Lodge',
    additionalInfoHeader: 'What we ask of you',
    additionalInfoCopy: sentences(
      'Under sixes do not go on shared drives. Take a vehicle of your own; at Marataba it is half price from May to August.',
      'Tell us weights, for the harnesses, and the name of the bear.',
      'If a child is at the age of running towards things and does not stop at a word, wait for a year.',
    ),
    iconsWhatToWear: [
      sign(
        'Fleece, hat and gloves',
        'May to August: a vehicle at eight in the morning is as cold as a boat.',
        'jersey',
      ),
      sign('Sun hat and sleeves', 'September to April.', 'hat'),
    ],
    iconsWhatToBringAlong: [
      sign('The car seat you fly with', 'Or tell us the weight; we have four sizes.', 'seat'),
      sign('One familiar supper', 'In a packet, for the first night.', 'bowl'),
      sign('The bear, and a spare bear', 'We have found two on the airstrip road.', 'bear'),
    ],
    iconsFeatures: [
      sign('No malaria', 'At Marataba. On the Sabie, speak to your doctor.', 'mosquito'),
      sign('Sitters', 'From the village, met on the first afternoon.', 'sitter'),
      sign('Supper at five', 'With toast cut into animals.', 'bowl'),
    ],
    appointments: sentences(
      'Tent from 08:00 to 17:00, from four years',
      'Termite walk after tea, from four years',
      'Supper for children at 17:00 or 17:30',
    ),
    factSheetsOrMenus: [
      keep('What to pack', 'packing-list.pdf'),
      keep('Marataba: fact sheet', 'facts-marataba.pdf'),
    ],
  },
  {
    slug: 'cape-town-days',
    title: 'Stay in Cape Town',
    description:
      'At six somebody looks out of the window for you. Everything else follows from what they see: the mountain on a clear day, the farms on a windy one, museums and fires in the rain.',
    availableAt: 'Cape Cadogan, Quarters Residence and Redcliffe',
    additionalInfoHeader: 'Good to know',
    additionalInfoCopy: sentences(
      'The Atlantic beaches are lovely and cold, twelve to sixteen degrees. Swim on the False Bay side.',
      'After dark we send a car, even for four minutes on foot. It costs nothing.',
      'Ten per cent is usual in a restaurant where you were glad you came.',
    ),
    iconsWhatToWear: [
      sign('Layers', 'In every season; the mountain makes its own weather.', 'jersey'),
      sign('Shoes to walk in', 'Cobbles, boards and rock.', 'shoes'),
    ],
    iconsWhatToBringAlong: [
      sign('Sun cream', 'It burns through cloud.', 'sun'),
      sign('A driving licence', 'If you mean to, on the left.', 'car'),
    ],
    iconsFeatures: [
      sign('Breakfast until half past ten', 'Cooked when you appear.', 'cup'),
      sign('A driver', 'At a fixed price for the car, who will talk or not.', 'car'),
    ],
    appointments: sentences('The mountain is looked at daily at 06:00', 'Breakfast from 07:00 to 10:30'),
    factSheetsOrMenus: [keep('Cape Cadogan: fact sheet', 'facts-capecadogan.pdf')],
  },
];
