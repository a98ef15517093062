import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'There used to be a sound at Safari Lodge that nobody heard any more. It was the generator. It stood four hundred metres away behind a bank of earth, drank about sixty thousand litres of diesel a year, and hummed in B flat. We know the note because the pianist who came in 2021 wrote it in the guest book.',
  ),
  p('On the ninth of March last year it was switched off. This is what took its place, and what it cost.'),
  h('On the roof of the workshop'),
  p(
    'The panels are not on the lodge. They would have been seen from the mountain. They are on the roofs of the workshop and the staff village, 612 of them, with 340 kilowatts between them at noon, and they feed batteries in a room that was once the cold store. On a bright winter day the batteries are full by one o’clock. From then on the laundry runs, the pool pump runs, and ice is made for tomorrow: it stores power too.',
  ),
  p(
    'Ninety-one days out of a hundred the sun is enough. After three grey days in a row it is not. Then we buy from the national line, which reaches the gate, and if that is down as well there is still a generator: a smaller one, which ran for forty-four hours in all last year, mostly in December.',
  ),
  h('The larger part was using less'),
  p(
    'It is dull, and it was worth more than the panels. Hot water comes from heat pumps and old-fashioned black tanks. Each suite lost a refrigerator nobody had wanted and gained a cool box that is filled at turn-down. Beds have a fan inside the net, which uses as much as a lamp, so that guests who once kept the whole room at eighteen degrees now keep only themselves cool. Between them these halved what the lodge used before a single panel was up.',
  ),
  h('The figures'),
  list(
    'Cost: R 9.8 million, of which R 6.1 million was panels and batteries.',
    'Diesel: from 60,200 litres a year to 2,900.',
    'Carbon dioxide, counting fuel and electricity: down by 71 per cent per guest, per night. Guests’ flights are not in that figure, and they are larger than all the rest together. We say so on the card in the room.',
    'It will have paid for itself in a little over six years.',
    'Water for cleaning the panels: rain, from the same roofs.',
  ),
  h('What we got wrong'),
  p(
    'The first inverters could not stand the heat, and failed, one after the other, in the first November. They have been moved to the shady side and given a grille. The grille was then chosen by a family of striped skinks, which has been allowed to stay. And we had not asked the gardeners, who pointed out, kindly, that the trees we meant to cut for the second row of panels held the nests of eleven pairs of weavers. There is no second row.',
  ),
  h('Come and listen'),
  p(
    'Guests who like such things are shown round by Johan Sebola, the engineer, on Saturdays at three. He will show you the old generator. It has been cleaned and painted, and it stands in the workshop yard with a plaque. The pianist came back last winter, he says, and stood on the deck at night for rather a long time. Then she wrote one word in the book, and a sign on a stave. It was a pause.',
  ),
];

export const theQuietGenerator = {
  title: 'The sound we switched off',
  slug: 'the-sound-we-switched-off',
  date: '2025-07-25',
  standfirst: 'Safari Lodge runs on the sun, ninety-one days in a hundred. The figures, and the mistakes.',
  category: 'Sustainability',
  isFeaturedPost: false,
  image: 'lodge-marataba-night',
  tags: [
    'Traveller Type - Special Interests',
    'Interests - Sustainability',
    'Interests - News',
    'Marataba Luxury Lodges',
  ],
  body,
} as const;
