import { h, list, p, quote } from '../rich-text.ts';

const body = [
  p(
    'Anneke was two years and one month old, and she had a system. Every animal was a cow until it had shown that it was not. By the end of four days at Marataba there were big cows, cows with a nose, a cow up a tree, and one that was, after long consideration in the back of the vehicle, not a cow. It was a dung beetle. She said it was a car.',
  ),
  p(
    'People are told to wait until the children are older. Often that is good advice. But grandparents are not getting younger, and there is a part of the country where a safari with the very small is a sensible thing to do. It is the Waterberg.',
  ),
  h('Why here'),
  p(
    'Marataba stands at about eleven hundred metres, west of the mountains, in an area where malaria does not occur. That settles the first question. The second is distance: it is three and a half hours by road from Johannesburg, on tar until the last twenty minutes, so there is no second aircraft with tired people in it. The third is that there are no fences between you and the animals, but there is one, low and electric, round Safari Lodge. A toddler may run.',
  ),
  h('Drives of their own'),
  p(
    'Children under six are not taken on shared drives, here or at any of our lodges. It is unfair to them and to everyone else. So a family with a little one takes a vehicle of its own, which we charge at half from May to August. There are proper seats with harnesses, four sizes of them. The guide leaves when you are ready. Anneke was ready at twenty past nine, after porridge, and at four, after sleep; she would do an hour and ten minutes, and then she was done.',
  ),
  p('They did not see less. A vehicle that potters about near a dam at half past nine has it to itself.'),
  quote('She did not care about the rhino. She cared that we were all looking at the same thing.'),
  h('The rest of the day'),
  p(
    'Rooms with a door between them; a cot with a net against moths. A bath. Supper at five, on the deck, made by a chef with twins, who cuts toast into animals without being asked. A sitter from the village, whom you meet on the first afternoon and not at the moment you go out. On the lawn there is a sandpit filled with river sand, in which every evening a guide presses three footprints with plaster casts, and every morning, at breakfast, somebody finds them.',
  ),
  h('What to pack for someone under four'),
  list(
    'A fleece, a hat with ear flaps and gloves from May to August: a vehicle at eight in the morning is as cold as a boat.',
    'The car seat you fly with, if you have one. Otherwise tell us the weight.',
    'Sun cream that has been tried at home, and one familiar supper in a packet, for the first night.',
    'The bear, and a spare bear. We have been asked to look for bears on the airstrip road more than once, and have found two.',
  ),
  h('When not to come'),
  p(
    'If a child is at the age of running towards things, and does not stop at a word, wait for a year. We will say so on the telephone; nobody has held it against us. If there is one parent and two toddlers, bring a grandmother. And if you long for silence and leopards, leave the children with her, and come by yourselves.',
  ),
];

export const smallChildrenHighGround = {
  title: 'Safari at age two',
  slug: 'cows-and-one-car',
  date: '2024-08-23',
  standfirst:
    'A first safari at two years old: why the Waterberg, how long a drive, and what the bear needs.',
  category: "Children's Adventures",
  isFeaturedPost: false,
  image: 'marataba',
  tags: [
    'Traveller Type - Family',
    "Interests - Children's Adventures",
    'Interests - Safaris',
    'Marataba Luxury Lodges',
  ],
  body,
} as const;
