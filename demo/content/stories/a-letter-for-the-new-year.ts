import { gravelToRiverLodge } from '../common-facts.ts';
import { h, p } from '../rich-text.ts';

const body = [
  p(
    'Of the four letters we write to our guests in a year, this is the long one. It is not an advertisement, and it has no pictures. Those who have stayed with us a long time say that they would miss it; those who have not may skip to the part about the road.',
  ),
  h('The year'),
  p(
    'It was a dry one, and then it was not. At Lion Sands the rain gauge on the wall of the old office, which has been read every morning since 1978, had 244 millimetres in it by the end of January, against a usual 324. In the second week of February it got 190 in four days. The Sabie came up three metres, went through the boathouse, put a tree on the lower road, and left. No one was hurt. Forty guests were asked to stay for a night more than they had meant to, at our cost, and thirty-six of them thanked us for it.',
  ),
  p(
    'River Lodge was full for ninety-one nights. It is four more than before the pandemic, and we do not want more than that: the reserve needs its empty roads, and people their leave. In June we shut it for three weeks, gave everyone the time off, and mended the roof.',
  ),
  h('People'),
  p(
    'Two have retired. Elias Mathonsi drove the first vehicle we ever owned and has driven the latest; he has gone home to Hluvukani with a pension, a clock he did not want, and the first vehicle, which he did. Sarah Mabunda kept the books by hand, then on one computer, and then on four, and always kept the ones by hand as well. Both sets always agreed, to the rand. Six children of people who work here went to university. One qualified: Dr Ntsako Khoza, daughter of Nomsa of River Lodge, is at the hospital in Tintswalo. She has treated two of our guides, one of them for a snake bite.',
  ),
  h('What we shall do'),
  p(
    'The roof of Narina Lodge is to be thatched afresh, from April; it will be closed until July. Marataba gets solar panels, on which the engineer has talked of little else. There will be a second reading teacher at Huntington. In Cape Town, the pavement in front of the hotel is to be dug up by the municipality, they cannot say when, and we should like to apologise in advance.',
  ),
  p(
    'And we shall raise our prices by six per cent, from May. It is a little less than everything we buy went up by. Those who have booked already pay what they were told.',
  ),
  h('The road'),
  p(
    `For those who drive: the last ${gravelToRiverLodge} from Shaw’s Gate are bad. They are ours, and we graded them in November, and then came February. An ordinary car will do it, at thirty kilometres an hour, in daylight. Please do not try it in the dark. There is a giraffe who sleeps on it.`,
  ),
  h('Thank you'),
  p(
    'Of those who came last year, nearly four in ten had been before. Nothing we do is as hard as the second visit, when a guest knows what we are like. So thank you for coming again; and to those who have not yet: the kettle goes on at half past four, there is a chair, and nobody minds if you say nothing until it is light.',
  ),
];

export const aLetterForTheNewYear = {
  title: 'A letter for the new year, a little late',
  slug: 'a-letter-for-the-new-year',
  date: '2023-03-03',
  standfirst: 'Rain, roofs, two retirements, a rise of six per cent and a giraffe on the road.',
  category: 'News',
  isFeaturedPost: false,
  image: 'home-dusk',
  tags: [
    'Traveller Type - General',
    'Interests - News',
    'Interests - Our people',
    'Interests - Sustainability',
    '{brand} Collection',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;
