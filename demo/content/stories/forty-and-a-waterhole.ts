import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'Eight women who had met on the first day of university took the whole of Monwana for three nights in the year that they all turned forty. They had promised each other this at twenty-one, in a kitchen in Durban, over a pan of something. One of them had kept the piece of paper. It said: forty, lions, no husbands.',
  ),
  h('What they did not want'),
  p(
    'Busi, who did the writing to us, was clear. No balloons, no sashes, no cake brought in by a line of people singing. Two of them had buried a parent that year, one had changed her whole life, and one was in the middle of chemotherapy and would be wearing a hat. They wanted a long table, a good bed each, and the sort of day on which people begin to talk without being asked.',
  ),
  h('Friday'),
  p(
    'They arrived in three lots. At Monwana the lodge faces its waterhole as a theatre faces its stage, so that whoever comes first is already watching something. By five they were all on the deck with their shoes off. A breeding herd of elephants came in from the left at about the time that the gin did. Nobody spoke of the afternoon drive again, and their guide, Themba, who is a man of judgement, sat down too.',
  ),
  h('Saturday'),
  p(
    'Four went out at six and four did not. Those who went found wild dogs: eleven, running, which is a thing people live here for years without seeing. Those who did not had breakfast for three hours. At lunch some of them were a little envious. So in the late afternoon Themba took the second four to where the pack had lain up, and told the first four there was no room. Fairness is most of guiding.',
  ),
  p(
    'In between, Nkateko came from the spa and set up a table under the jackalberry, and everyone had forty minutes. Thandi in the hat had an hour and a half. Nkateko had asked beforehand, in private, what could be done and what could not, and had rung the hospital in Durban to be sure.',
  ),
  h('The evening'),
  p(
    'No cake was brought in. But at each place there was a small enamel bowl, and in it a helping of whatever that person had been famous for cooking in the kitchen in Durban, made as badly as she used to make it. Busi had sent the particulars. The chef, who had trained in Lyon, found burning the lentils the hardest thing he had done that year. It was very quiet for a moment. Then it was not quiet, until about two.',
  ),
  h('If you are thinking of it'),
  list(
    'Monwana has eight suites and is taken whole by groups from two nights. There is one bill, and it can be divided as you like.',
    'May, June, September and early October are best for eight people who all need to be warm and dry.',
    'Tell us about dates that matter, diets, bad knees, and who must not be put next to whom. It is written on one sheet and shredded afterwards.',
    'A private vehicle for every four; one more if your wishes may differ.',
  ),
  p('There is a new piece of paper. Busi has it. It says: fifty, whales.'),
];

export const fortyAndAWaterhole = {
  title: 'Eight friends turn forty',
  slug: 'forty-lions-no-husbands',
  date: '2024-04-19',
  standfirst: 'Eight old friends, one lodge, and a supper that the chef had to cook badly on purpose.',
  category: 'Celebrations',
  isFeaturedPost: false,
  image: 'toast-at-sundown',
  tags: [
    'Traveller Type - Friends',
    'Interests - Celebrations',
    'Interests - Wellness',
    'Monwana Game Lodge',
  ],
  body,
} as const;
