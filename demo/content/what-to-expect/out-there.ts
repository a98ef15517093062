import { hideFrom } from '../common-facts.ts';
import { bushClothes, type Expectation, keep, sentences, sign } from './record.ts';

/** Before something out of doors. */
export const outdoorExpectations: readonly Expectation[] = [
  {
    slug: 'walking-safari',
    title: 'Walking safari with two guides',
    description:
      'You set out early behind a guide with a rifle, eight at most, and nobody speaks. You will see less and notice more. The guide reads wind, and turns in a wide circle for reasons he tells you at tea.',
    availableAt: 'Narina Lodge, Mountain Lodge and every other lodge in the bush',
    additionalInfoHeader: 'Three rules',
    additionalInfoCopy: sentences(
      'Stay in line behind the guide. Do what he says at once, and ask why afterwards.',
      'Never run.',
      'Say when you are tired. It is not a march.',
    ),
    iconsWhatToWear: [
      ...bushClothes.slice(0, 2),
      sign('Long trousers and socks', 'For grass seeds and ticks.', 'trousers'),
    ],
    iconsWhatToBringAlong: [
      sign('Water', 'A litre each. We carry more.', 'bottle'),
      sign('Small binoculars', 'The rest stays in the room.', 'binoculars'),
    ],
    iconsFeatures: [
      sign('Two guides', 'Front and back.', 'guide'),
      sign('From sixteen', 'And anyone who can walk four kilometres.', 'age'),
      sign('Tea', 'Carried.', 'cup'),
    ],
    appointments: sentences(
      'Daily at 06:00 from April to September',
      'Daily at 05:30 from October to March, shorter',
    ),
    factSheetsOrMenus: [keep('What to pack', 'packing-list.pdf')],
  },
  {
    slug: 'the-hide',
    title: 'Wildlife photography from the sunken hide',
    description:
      'A game drive goes out to find things. A hide sits down, closes the door and becomes furniture. The first hour is the hardest. There are four places, a bench, a slot of light at eye level, and water on the other side of it.',
    availableAt: 'Narina Lodge and Marataba',
    additionalInfoHeader: 'Good to know',
    additionalInfoCopy: sentences(
      `The door is locked from the inside at ${hideFrom.words}. Coffee comes at nine.`,
      'The slot faces west: morning light is behind you.',
      'There is a ramp, and the bench lifts out for a wheelchair at the end with the better view.',
    ),
    iconsWhatToWear: [sign('Something dull and warm', 'It is below ground, and cool.', 'jersey')],
    iconsWhatToBringAlong: [
      sign('400 mm or more', 'And a bean bag, which we lend.', 'camera'),
      sign('A cushion', 'Whatever your age.', 'cushion'),
      sign('No scent and no plan', 'Both are noticed.', 'quiet'),
    ],
    iconsFeatures: [
      sign('Included', 'Book at the desk the evening before.', 'tick'),
      sign('From eight years', 'If they can whisper.', 'age'),
    ],
    appointments: sentences(`Daily at ${hideFrom.figures}, three hours`),
  },
  {
    slug: 'boat-on-the-sabie',
    title: 'Boat safari on the Sabie River',
    description:
      'A flat, quiet boat for six on the wide water above the weir, for an hour and a half before sunset. You sit as low as a hippo’s eyes, and they look at you as though you had come about the rent.',
    availableAt: 'River Lodge, Ivory Lodge and Tinga Lodge',
    additionalInfoHeader: 'When the river says no',
    additionalInfoCopy: sentences(
      'From May to October it is too low, and the boat rests. In flood it is too high. The gauge is on the wall of the boathouse.',
      'Boarding is over a plank with a rope. It is not suited to a wheelchair.',
    ),
    iconsWhatToWear: [
      sign('A jersey', 'For the way back.', 'jersey'),
      sign('Shoes that may get wet', 'They will not, but may.', 'shoes'),
    ],
    iconsWhatToBringAlong: [
      sign('A lens with a wide end', 'Elephants come closer than you think.', 'camera'),
    ],
    iconsFeatures: [
      sign('Included', 'From November to April.', 'tick'),
      sign('From six years', 'In a life jacket of the right size.', 'age'),
    ],
    appointments: sentences('Daily at 16:30 from November to April, while the river allows'),
  },
  {
    slug: 'hot-air-over-the-lowveld',
    title: 'Hot-air balloon over the Lowveld',
    description:
      'You leave as the gates open, and are driven to a field outside the reserve. The balloon is already lying there, breathing. After that you go where the air goes, with a licensed pilot, at heights from the tops of the orange trees to where the escarpment shows.',
    availableAt: 'Lion Sands and Monwana',
    additionalInfoHeader: 'Who should stay on the ground',
    additionalInfoCopy: sentences(
      'Children under eight, anyone over 120 kilograms, and guests who are pregnant or have had a back or hip operation in the last year.',
      'Balloons fly on about four mornings in five from April to September. If it is called off you pay nothing, and go back to bed or out on a drive.',
    ),
    iconsWhatToWear: [
      sign('Layers', 'Cold below, warm under the burner.', 'jersey'),
      sign('Trousers and flat shoes', 'You climb into a basket.', 'trousers'),
    ],
    iconsWhatToBringAlong: [sign('A camera on a strap', 'There is only one chance.', 'camera')],
    iconsFeatures: [
      sign('Eight to a basket', 'And a pilot.', 'balloon'),
      sign('Breakfast', 'Wherever you come down.', 'cup'),
    ],
    appointments: sentences('April to September: you leave as the gates open, and are back by noon'),
    factSheetsOrMenus: [keep('Getting to each place', 'getting-there.pdf')],
  },
  {
    slug: 'waterberg-by-mountain-bike',
    title: 'Mountain biking in the Waterberg',
    description:
      'Twelve kilometres of sand track along the foot of the cliffs, with a guide in front and a guide behind. Zebra do not know what to make of you, and will keep level for a while to find out.',
    availableAt: 'Safari Lodge and Mountain Lodge',
    additionalInfoHeader: 'Good to know',
    additionalInfoCopy: sentences(
      'You should have ridden on sand before, or be willing to fall on it. It is soft.',
      'Helmets, gloves and water are here. Two bicycles have a motor, and nobody will know which.',
    ),
    iconsWhatToWear: [sign('Closed shoes and sleeves', 'Thorn trees lean.', 'shoes')],
    iconsWhatToBringAlong: [sign('Sunglasses', 'Against dust.', 'glasses')],
    iconsFeatures: [
      sign('From sixteen', 'Two hours.', 'age'),
      sign('Cold melon', 'At the turning point.', 'bowl'),
    ],
    appointments: sentences('Daily at 06:30 from April to September, on request at other times'),
  },
  {
    slug: 'table-mountain-early',
    title: 'Table Mountain by cable car or on foot',
    description:
      'On the first clear morning a car is at the door at twenty past seven. You go up by the first cabin, whose floor turns, or on foot by Platteklip Gorge with a guide: two and a half hours, and all of them stairs.',
    availableAt: 'Cape Cadogan and its houses',
    additionalInfoHeader: 'Wind and cloth',
    additionalInfoCopy: sentences(
      'When it blows the cable car stands still, and it can blow until Thursday. We watch it, and so should you: go on the first morning that you can.',
      'On top it is eight degrees cooler than in town.',
    ),
    iconsWhatToWear: [
      sign('A wind jacket', 'Always.', 'jacket'),
      sign('Boots or trainers', 'For the gorge.', 'shoes'),
    ],
    iconsWhatToBringAlong: [
      sign('Two litres of water', 'For the gorge. One for the cabin.', 'bottle'),
      sign('A hat', 'With a string.', 'hat'),
    ],
    iconsFeatures: [
      sign('Guide and ticket', 'Included in the price.', 'tick'),
      sign('From ten years on foot', 'From any age by cabin.', 'age'),
    ],
    appointments: sentences('First cabin at 08:00 from October to April, 08:30 from May to September'),
  },
  {
    slug: 'six-estates-on-foot',
    title: 'Walk between six wine estates with lunch',
    description:
      'Fourteen kilometres with 380 metres of climbing, over the hill behind Oldenburg and home by the stream, from farm to farm. It takes all day. There is a shorter one of six kilometres, and a car that will come for you at any point.',
    availableAt: 'Oldenburg, and from Cape Cadogan with a driver',
    additionalInfoHeader: 'When',
    additionalInfoCopy: sentences(
      'September to November, and March to May. In January and February it is too hot by ten.',
      'Jaco Fredericks walks with you or gives you his map. He rings the farms before you set out; their dogs are large and mean no harm.',
    ),
    iconsWhatToWear: [
      sign('Stout shoes', 'Stones, then vines, then a stream.', 'shoes'),
      sign('A hat', 'There is shade at the third farm.', 'hat'),
    ],
    iconsWhatToBringAlong: [
      sign('Nothing to carry bottles in', 'They are brought to the house by evening.', 'bottle'),
    ],
    iconsFeatures: [
      sign('Lunch', 'Under oaks, included.', 'plate'),
      sign('From eighteen for the wine', 'From ten for the walk.', 'age'),
    ],
    appointments: sentences('Leave at 08:30, home at 18:00'),
  },
];
