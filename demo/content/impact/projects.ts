import { h, list, p, quote } from '../rich-text.ts';
import type { Project } from './project.ts';

/** Six projects with a page of their own. */
export const projects: readonly Project[] = [
  {
    slug: 'justicia-learning-centre',
    name: 'Justicia Learning Centre',
    title: 'Homework, coding and supper',
    tagline: 'Two hundred and forty children, every weekday from two to six.',
    excerpt: 'A room that began as somewhere to do homework by electric light, and has not stopped growing.',
    picture: 'project-learning-centre',
    since: 'Since 2006',
    place: 'Justicia, beside Lion Sands',
    pillar: 'community',
    body: [
      p(
        'In 2006 three women from River Lodge asked for a light. Their children did their homework beneath the lamp outside the shop, which closed at seven. The collection paid for a room, a teacher and the lamp. There are nine rooms now.',
      ),
      h('What happens in an afternoon'),
      p(
        'At two they come from school. There is half an hour of reading aloud, by age and not by class, so that nobody is the slowest. Then homework, with somebody to ask. From four there is a choice: chess, football, the vegetable garden, and a coding class which began with four old computers and a manual in German. At half past five there is supper, since for some it is the day’s largest meal.',
      ),
      quote('They come for the supper and stay for the chess. We have never minded which.'),
      h('What it has come to'),
      p(
        'Of the first class of thirty-one, twenty-six finished school, against fewer than half in the district at the time. One is an electrician who rewired the centre. One is Dr Ntsako Khoza, at Tintswalo. One is Sipho Nkuna’s second tracker, who says that he learnt to sit still at chess.',
      ),
      h('What has not worked'),
      p(
        'Evening classes for adults, twice. The first time they were on the night of the choir; the second, they were in English. A third attempt is in Xitsonga, on Saturdays, and has nineteen people in it.',
      ),
    ],
    facts: [
      ['Children', '240 on a weekday'],
      ['Teachers', 'Nine, and two who only teach reading'],
      ['Cost', 'R 1.3 million a year'],
      ['Paid by', 'The levy, and the schools fund'],
    ],
    figures: [
      {
        title: 'The first class, ten years later',
        text: 'Fewer than half finished school in the district at the time.',
        unit: 'pupils',
        chart: 'bars',
        values: [
          { label: 'began in 2006', value: 31 },
          { label: 'finished school', value: 26 },
        ],
      },
    ],
    visiting:
      'On Wednesdays in term, from two to half past three, for four guests. You may be asked to read, or to help with a sum. Please bring nothing for individual children; the desk has a list for the school.',
    gallery: ['planting', 'children-track', 'room-reading'],
    position: [-24.9, 31.4],
    metaDescription:
      'The learning centre at Justicia, beside Lion Sands: 240 children, homework, reading, chess and supper every weekday since 2006, and how to visit it.',
  },
  {
    slug: 'the-fence-of-bees',
    name: 'The fence of bees',
    title: 'One kilometre that hums',
    tagline: 'A hundred hives, twenty-six gardens and nine hundred kilograms of honey.',
    excerpt: 'Elephants break a wall to get at an orange, but they keep away from bees.',
    picture: 'project-bees',
    since: 'Since 2021',
    place: 'Lillydale, beside Lion Sands',
    pillar: 'conservation',
    body: [
      p(
        'Hives hang from posts ten metres apart, joined by a wire at the height of an elephant’s chest. If it pushes the wire they all swing. In the three years before there were hives, elephants came into the gardens of twenty-six families on fifty-one nights. In the three years after, it was nine.',
      ),
      h('Who looks after it'),
      p(
        'Joyce Mkansi was a school cook and was afraid of bees. She has charge of sixty hives, and pays families by the month for the length of wire they keep tight. The honey is dark and tastes of knob thorn; the lodges buy a third, and the rest is sold in Hazyview under the name of Ndlopfu.',
      ),
      h('What it does not stop'),
      p(
        'Buffalo, porcupines, cold nights, and one bull with a torn left ear, who lays a dry branch over the wire and steps across. A second kilometre, at Huntington, is to be hung in April 2027, with a wire he has not seen before.',
      ),
    ],
    facts: [
      ['Hives', '100, forty of them empty on purpose'],
      ['Gardens behind it', '26, each paid by the length of its wire'],
      ['Honey', 'About 900 kilograms in a good year'],
    ],
    figures: [
      {
        title: 'Nights with elephants in the gardens',
        text: 'One bull accounts for most that are left.',
        unit: 'nights in three years',
        chart: 'bars',
        values: [
          { label: '2018 to 2020, before the hives', value: 51 },
          { label: '2021 to 2023, with them', value: 9 },
        ],
      },
    ],
    visiting:
      'On Friday mornings with Joyce, for six people, R 450 each, which goes to the families. Veils are lent. Those who are allergic watch from the vehicle, with the windows up.',
    gallery: ['photography', 'picnic', 'first-rain'],
    position: [-24.87, 31.37],
    metaDescription:
      'A kilometre of beehives keeps elephants out of twenty-six gardens at Lillydale. How it works, what it costs, what it fails to stop, and when to see it.',
  },
  {
    slug: 'rhino-on-foot',
    name: 'Rhino, known by their ears',
    title: 'A census nobody may photograph',
    tagline: 'Three notches, a notebook, and two people who must agree.',
    excerpt: 'Every rhino at Marataba is known by its ears. Guests help to read them.',
    picture: 'project-rhino-count',
    since: 'Since 2017',
    place: 'Marataba, Marakele National Park',
    pillar: 'conservation',
    body: [
      p(
        'We do not say how many there are. We do say how they are counted: calves are notched once, at about eighteen months, by a vet and nine people in less than half an hour; a sliver of the ear goes to the national laboratory; and from then on every guide, ranger and guest writes down whom they saw, where, and what the ears said.',
      ),
      h('Tuesdays and Fridays'),
      p(
        'Dr Imani Radebe takes four guests and a set of notebooks with silhouettes of ears. Nobody writes a notch down until a second pair of eyes has seen it. Some mornings there is nothing but droppings, which are data as well.',
      ),
      h('The one figure'),
      p(
        'A safe population grows by five per cent a year or better. Ours has done so in five of the last six. In the sixth, 2023, two were lost in one night of rain, when the dogs could not work. It is on the wall next to the kettle.',
      ),
    ],
    facts: [
      ['To notch one calf', 'About R 58 000, nearly half of it the helicopter'],
      ['A dog and a handler', 'R 640 000 a year'],
      ['Counted by', 'Guides, rangers and guests, on foot and by vehicle'],
    ],
    figures: [
      {
        title: 'Growth of the rhino population',
        text: 'A rate, so that nobody can work out a number from it.',
        unit: 'per cent a year',
        chart: 'line',
        values: [
          { label: '2020', value: 6 },
          { label: '2021', value: 7 },
          { label: '2022', value: 5 },
          { label: '2023', value: 1, bad: true },
          { label: '2024', value: 6 },
          { label: '2025', value: 7 },
        ],
        target: 5,
      },
    ],
    visiting:
      'Tuesdays and Fridays from either lodge, by vehicle, four guests, from twelve years. Telephones stay in a box until you are back. A notching day can be sponsored by up to eight people; nobody touches the animal for a photograph.',
    gallery: ['dog-handler', 'marataba', 'walking-safari'],
    position: [-24.4, 27.55],
    metaDescription:
      'How rhino are counted at Marataba without saying how many: ear notches, notebooks, a laboratory, a dog called Biscuit, and what guests may help with.',
  },
  {
    slug: 'the-justicia-nursery',
    name: 'The Justicia nursery',
    title: 'Paid for each living tree',
    tagline: 'Forty-one thousand trees, counted on foot, a year after planting.',
    excerpt:
      'Anyone can plant a tree. The nursery is paid only for those that are alive twelve months later.',
    picture: 'project-nursery',
    since: 'Since 2014',
    place: 'Justicia and the Sabie’s upper streams',
    pillar: 'conservation',
    body: [
      p(
        'Marula, jackalberry, knob thorn, leadwood, sycamore fig: grown from seed that children bring in by the cupful, and set out in the first week of the rains along streams that were grazed bare in the drought of 1992.',
      ),
      h('Why for each living tree'),
      p(
        'In the first two years we paid for planting, and eleven thousand trees were planted. When somebody went back and counted, there were nineteen hundred. Goats had had the rest. So the contract was changed. The nursery is paid R 38 for each tree that stands a year later. It now builds thorn fences, carries water in August, and has become very well informed about goats.',
      ),
      h('Thirty years'),
      p(
        'A leadwood is a shrub for the length of a person’s career. Nobody who works at the nursery will sit in the shade of the ones they set out this year. They bring their grandchildren on the planting day, which is the point of the planting day.',
      ),
    ],
    facts: [
      ['Alive at the last count', '41,260'],
      ['Kinds', '23, all of them local'],
      ['Paid', 'R 38 a tree, after twelve months'],
      ['People', '14, nine of them women'],
    ],
    figures: [
      {
        title: 'The first two years, paid by planting',
        text: 'It is why the contract was changed.',
        unit: 'trees',
        chart: 'bars',
        values: [
          { label: 'planted', value: 11000 },
          { label: 'alive when somebody counted', value: 1900 },
        ],
      },
    ],
    visiting:
      'All year on Mondays, with Petrus Maluleke, for an hour. In the first week of the rains, in October or November, guests may plant, at three days’ notice; each tree has a number, and we write to you in a year to say whether it is alive.',
    gallery: ['first-rain', 'storm', 'school-garden'],
    position: [-24.91, 31.41],
    metaDescription:
      'The tree nursery at Justicia grows 23 local kinds and is paid only for trees alive a year later: 41,260 at the last count. How, why, and planting days.',
  },
  {
    slug: 'the-pump-house',
    name: 'The pump house',
    title: 'Water on four days, now on seven',
    tagline: 'Three boreholes, one pump house and a filter in every kitchen on the pipe.',
    excerpt: 'In 2023 the taps at Justicia ran for four days a week. They run daily now, for R 18 a month.',
    picture: 'project-pump-house',
    since: 'Since 2023',
    place: 'Justicia',
    pillar: 'community',
    body: [
      p(
        'There was a pipe. What it lacked was pressure, and somebody whose work it was. The municipality owns it, the village drinks from it, and the lodges lie beside it; each of the three had a good reason for waiting for the others.',
      ),
      h('What was done'),
      list(
        'Three boreholes, from 60 to 94 metres deep, with pumps that run on the sun.',
        'A pump house at the top of the village, so that water runs down by itself from a tank of 120,000 litres.',
        'A filter for each of 640 households, and a woman on a bicycle who changes them.',
        'A caretaker, Sam Ubisi, employed by the municipality after eleven months of letters.',
      ),
      h('What it costs to keep'),
      p(
        'R 410 000 a year. The levy pays two thirds and households R 18 a month each, which the committee insisted on, against our advice. It was right: a tap that costs something is turned off.',
      ),
    ],
    facts: [
      ['Households', '640'],
      ['Water', 'Every day since 9 June 2025'],
      ['Built for', 'R 4.6 million, over three years'],
    ],
    figures: [
      {
        title: 'Days of water at the taps',
        text: 'Some were part days; the meter at the tank records the hours.',
        unit: 'days a week',
        chart: 'bars',
        values: [
          { label: '2023', value: 4 },
          { label: 'since June 2025', value: 7 },
        ],
      },
    ],
    visiting:
      'There is not much to see: a small house that hums and a man who is proud of it. Sam shows it on Thursdays at ten to anyone who asks at the lodge.',
    gallery: ['lodge-river', 'residence', 'planting'],
    position: [-24.895, 31.405],
    metaDescription:
      'How Justicia’s taps came to run every day: three boreholes, a pump house, 640 filters and one caretaker, with costs, mistakes and who pays for it now.',
  },
  {
    slug: 'the-sewing-room',
    name: 'The sewing room',
    title: 'Curtains for Paris, sheets for us',
    tagline: 'Seventeen women in Huntington, and a machine that does buttonholes.',
    excerpt: 'It began with mending for the lodges. More than half of the work now goes elsewhere.',
    picture: 'project-sewing-room',
    since: 'Since 2011',
    place: 'Huntington, beside Lion Sands',
    pillar: 'craft',
    body: [
      p(
        'Linen from the lodges used to be mended in Mbombela, at a price per bag. In 2011 Sarah Mabunda, who kept the accounts, found that two women in Huntington did it better at home, and asked what they would need. They said: a door that locks, and a light.',
      ),
      h('Seventeen'),
      p(
        'There are seventeen now. They own the business between them; the levy lent the first R 240 000 and has had it back. They make every sheet, apron and curtain in the collection, and costumes for the school play, and since a guest from Paris looked at the hem of her bedspread, curtains for her shop.',
      ),
      quote('We were asked to sew quickly. We sew straight, and then quickly.'),
      h('What did not work'),
      p(
        'A line of tourist bags was made for three years because we asked for it. It sold badly, and was dull to make. They told us so in the end, kindly, and stopped.',
      ),
    ],
    facts: [
      ['Owners', 'Seventeen, one share each'],
      ['Order', 'An apron with a name on it, ready before you leave'],
      ['Loan', 'R 240 000, repaid in 2016'],
    ],
    figures: [
      {
        title: 'Work for customers other than the lodges',
        text: 'In 2011 there was none.',
        unit: 'in a hundred orders',
        chart: 'hundred',
        values: [
          { label: 'in 2016', value: 21 },
          { label: 'in 2026', value: 58 },
        ],
      },
    ],
    visiting:
      'Weekdays from nine to four, without notice, for anyone. You can order an apron with a name on it and have it before you leave, unless it is the week of the school play.',
    gallery: ['room-family', 'suite-view', 'school-garden'],
    position: [-24.93, 31.36],
    metaDescription:
      'Seventeen women in Huntington own the sewing room that makes every sheet in the collection and curtains for Paris. How it began, and how to order.',
  },
];
