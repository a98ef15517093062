import { onTheSunSince, ownBank } from '../common-facts.ts';
import { p } from '../rich-text.ts';
import type { WordPage } from './page.ts';

export const ourStory = (): WordPage => ({
  slug: 'our-story',
  title: 'Our story',
  lead: 'Some families keep a house by the sea. Ours has kept a stretch of river, a mountain, a waterhole and a city address, and has always left the gate open.',
  picture: 'lodge-river',
  updated: '2026-10-01',
  sections: [
    {
      heading: 'How it began',
      image: 'lion-sands',
      body: [
        p(
          `In 1978 two sisters and a brother bought four kilometres of the Sabie from a man who had meant to grow sugar on it; today ${ownBank} of its bank are ours. There was a shed, a rain gauge and a leopard that used the shed. They walked the bank with a stick and drew a line in the sand: nothing would be built between it and the water. The rain gauge is still read every morning. The line is still there.`,
        ),
        p(
          'For eight years nobody came but cousins. Then somebody’s cousin wrote about it in a newspaper, and Elias Mathonsi, who drove the only vehicle, asked whether paying guests would want doors to their rooms.',
        ),
      ],
    },
    {
      heading: 'From eight rooms to four places',
      image: 'lodge-dusk',
      body: [
        p(
          'A kitchen came, then eight rooms, then a second lodge further down. What the family knew about hotels they learnt from the people who worked for them, most of whom were born across the fence in Justicia and Huntington. When we asked who should manage River Lodge, there was one candidate, and she was in the laundry.',
        ),
        p(
          'Marataba was added in 2005, by agreement with the national park that owns the land; the house in Gardens in 2007, since guests kept asking where to sleep in Cape Town; Monwana in 2018. Each is small, and each is run by somebody who knows it by heart.',
        ),
      ],
    },
    {
      heading: 'What we have got wrong',
      image: 'storm',
      body: [
        p(
          'We once put in a swimming pool in the shape of Africa. We have had a gift shop that sold amber. For three years we had seventeen good seamstresses make bags that sold badly. In 2012 we built a deck beyond the line in the sand, by forty centimetres, and in January of the next year the river came and took it, to the exact place where the line was.',
        ),
      ],
    },
    {
      heading: 'What the lodges are for',
      image: 'school-garden',
      body: [
        p(
          'A lodge is a way of paying for land to be left alone. Everything else, the bread and the baths and the wine, is how we persuade you to pay for it. R 680 per person, per night, goes to a fund whose use the villages decide; the figures are on the page [Impact](/impact), even those we are not proud of.',
        ),
        p(
          'The third generation is in charge now, and the fourth is being taught to read the rain gauge. Come and see. There is tea from half past four.',
        ),
      ],
    },
  ],
  timeline: [
    [
      '1978',
      'The first land on the Sabie',
      'Two sisters and a brother buy a bend of the river with a shed on it.',
    ],
    ['1986', 'The first paying guests', 'Elias Mathonsi drives them, in the only vehicle there is.'],
    ['1993', 'The fence to Kruger comes down', 'The Sabi Sand and the national park are one piece of land.'],
    ['2005', 'Marataba', 'A contract to look after a part of Marakele National Park.'],
    [
      '2006',
      'The learning centre at Justicia',
      'It begins with one room, one teacher and an electric light.',
    ],
    ['2007', 'Cape Cadogan', 'The hotel in Gardens joins, for the nights before and after the bush.'],
    ['2013', 'The river takes a deck', 'We had built it too near the water. It has not been built again.'],
    ['2018', 'Monwana', 'A lodge and a house, each beside a waterhole in Thornybush.'],
    [
      onTheSunSince.year,
      'Safari Lodge runs on solar power',
      '612 panels, on the roofs of its workshop and staff village. The old generator is kept polished, and off.',
    ],
    ['2025', 'Water at Justicia every day', 'Three boreholes and a pump house, paid for by the levy.'],
  ],
  facts: [
    ['Begun', '1978, on the Sabie'],
    ['People', '412'],
    ['Places', 'Four, and six houses'],
    ['Owned by', 'The family, and a trust of those who work here'],
    ['Built near the water', 'One treehouse, on nine legs'],
  ],
  gallery: ['marataba', 'cape-cadogan', 'monwana', 'boma'],
  questions: [
    [
      'Who owns it?',
      'The same family, with eleven per cent held by a trust for everybody who has worked here for ten years or more.',
    ],
    [
      'Is there a newsletter?',
      'Yes, four letters a year. Sign up at the foot of any page; each letter has a link to unsubscribe.',
    ],
    [
      'May I meet the family?',
      'Yes: one of them is usually at Lion Sands, and you will probably find her mending a fence.',
    ],
  ],
  downloads: [['About the collection, on one page', 'about-the-collection.pdf']],
});
