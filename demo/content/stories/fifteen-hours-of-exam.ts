import { h, p, quote } from '../rich-text.ts';

const body = [
  p(
    'Zodwa Mahlangu failed the first time because of a bird. She had tracked a lioness for six kilometres. She had named a hundred and twelve trees, put a tent up in the dark, and talked a group of pretend guests out of a pretend panic. Then, in the last half hour, from somewhere to the left, there came four notes, falling. She knew it. She had known it since she was twelve. And she could not say its name.',
  ),
  p(
    'It was a brown-hooded kingfisher. She passed in the spring, and since then there has been a drawing of one, by her, over the door of the guides’ schoolroom at Lion Sands.',
  ),
  h('What a guide has to know'),
  p(
    'Before a guide may drive guests alone there is the national certificate: a written examination, two hundred hours in the field, first aid that is worth something two hours from a doctor, and a day with an assessor. It covers stars, rocks, weather, law, grasses, engines and manners. That is the first step of four; to reach the last takes most people ten years.',
  ),
  p(
    'To walk with guests among dangerous animals a guide needs a further qualification, with at least a hundred hours on foot and fifty encounters written up and signed, and must put a bullet where it is wanted at close range, against the clock. Everyone who has this hopes that it will never be needed, and trains as though it might be needed tomorrow. At Lion Sands, in eleven thousand walks, it has not been.',
  ),
  h('And a tracker'),
  p(
    'The person on the seat above the bumper has been through something else. There is a tracker’s examination of two days, and no paper in it. An assessor draws a circle round a mark in the sand and asks: who, which foot, when, doing what? There are fifty of those. Then there is an animal to follow. Lucky Mavuso took it three times to reach the highest grade, and what defeated him twice was not a lion. It was where a mongoose had changed its mind.',
  ),
  quote('Anyone can see a track. You have to see the animal above it, and then what it wants.'),
  p(
    'Lucky cannot easily be got to talk about it, but he will if you ask about his uncle. His uncle found lost cattle for a living and would not look down. He looked at the far side of the valley, decided where he would go if he were a heifer on a hot day, and went there.',
  ),
  h('Who becomes one'),
  p(
    'When Zodwa started, in 2016, three of the thirty-four guides at Lion Sands were women. Now there are eleven of thirty-eight. That did not happen by itself. There is a year’s bursary for six people from the villages along the fence, in which they learn to drive before they learn anything else, because that, it turned out, was what had kept them out. A hundred and seventy applied for this year’s six places.',
  ),
  h('What you can ask'),
  p(
    'Anything, and the more particular the better. Do not ask what you will see today: nobody knows, and guides are superstitious. Ask what has changed since last week. Ask what the tree is for. Ask Zodwa what made her want to do this. She will tell you about a school outing, in 2004, to a reserve forty minutes from the house she was born in. She was twelve, and it was the first time that she had ever seen an elephant; and there was something singing, four notes, falling.',
  ),
];

export const fifteenHoursOfExam = {
  title: 'Becoming a guide',
  slug: 'four-notes-falling',
  date: '2025-01-24',
  standfirst: 'What a guide must know before she may drive you anywhere, and the bird that failed her.',
  category: 'Our people',
  isFeaturedPost: false,
  image: 'game-drive',
  tags: [
    'Traveller Type - General',
    'Interests - Our people',
    'Interests - Safaris',
    'Interests - Giving Back',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;
