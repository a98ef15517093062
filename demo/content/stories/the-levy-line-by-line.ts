import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'On every bill of a lodge there is a line of R 680 per person, per night, called the community and conservation levy. We keep none of it. People ask about it, as they should. Here is last year’s, as the auditors signed it.',
  ),
  h('What came in'),
  p(
    'From the first of March 2025 to the last day of February 2026 guests paid R 14.2 million in levies. A further R 1.1 million came from guests who asked to add something, R 360 000 from the sale of things made in the villages and sold in our shops, and R 2 million from the collection’s own profit, which is what the owners put in every year whatever the profit was.',
  ),
  h('What went out'),
  list(
    'R 6.3 million for the protection of wildlife: rangers, dogs, the aircraft’s hours, fences, radios and the two vets we share with our neighbours.',
    'R 4.4 million for schools: nine pre-schools with a hundred and ninety pupils between them, four libraries, the reading teachers, and sixty-one bursaries, eleven at university.',
    'R 2.6 million for work: the sewing room in Huntington, the tree nursery, the brick yard, and seed money for nineteen businesses, of which sixteen still sell to the lodges and to others.',
    'R 1.9 million for water: three boreholes, the pump house at Justicia, and the filters that every household on that pipe was given.',
    'R 1.2 million for clinics: a nurse two days a week, transport, and spectacles.',
    'R 820 000 to run it, for two salaries, the audit, and one car that has done 311,000 kilometres.',
  ),
  p(
    'That leaves R 440 000, which was carried into this year because the library at Thabazimbi was late. The roof sheets were delivered in the wrong length. It opened in May.',
  ),
  h('What did not work'),
  p(
    'The vegetable tunnel at Dumphries. We paid for it, people were trained, and for two seasons the lodges bought every tomato. Then the baboons learnt how to open it. It has been moved, at a cost of R 96 000, inside the school’s fence, where four hundred children are noisier than baboons. Yields are half of what we hoped. We think it will work, and will say next year whether it did.',
  ),
  p(
    'Three of the nineteen businesses have closed. One owner moved to Mbombela for a better job, which we have decided to count as a success.',
  ),
  h('Who decides'),
  p(
    'A committee of nine meets on the first Thursday of every second month. Four are elected by the villages around Lion Sands, two by those around Marataba, one is a teacher, and two of us sit at the end of the table with one vote between us. They have said no to our favourite idea twice. It was a good idea about bicycles. They were right.',
  ),
  h('How to see for yourself'),
  p(
    'Any guest may read the whole report; ask for it at the desk of any lodge. On Wednesdays, in term, there is room for four visitors at the pre-school in Huntington between ten and half past eleven. You will not be sung to, unless they are singing anyway. You may be asked to read. Please bring nothing for individual children. If you would like to bring something for the school, we have a list, and the item at the top of it is always the same: pencils with erasers on the end.',
  ),
];

export const theLevyLineByLine = {
  title: 'The levy, line by line',
  slug: 'the-levy-line-by-line',
  date: '2026-06-05',
  standfirst: 'Where R 680 a night went last year, what worked, and what the baboons ate.',
  category: 'Giving Back',
  isFeaturedPost: false,
  image: 'planting',
  tags: [
    'Traveller Type - General',
    'Interests - Giving Back',
    'Interests - Sustainability',
    'Interests - News',
    '{brand} Collection',
  ],
  body,
} as const;
