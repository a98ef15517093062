import type { Example } from '../example.ts';
import { Accordion } from './accordion.tsx';

const items = [
  { heading: 'When is the river lowest?', content: <p>In September, before the first rain.</p>, open: true },
  { heading: 'Do you take children?', content: <p>From six years; on foot from twelve.</p> },
  {
    heading: 'A question that is longer than the line of any telephone that was ever made, and goes on',
    content: <p>A long answer. </p>,
  },
];

export const examples: readonly Example[] = [
  { name: 'each by itself', element: <Accordion items={items} /> },
  {
    name: 'one at a time',
    element: (
      <Accordion
        items={items.slice(0, 2).map((item) => ({ ...item, heading: `${item.heading} ` }))}
        exclusive="questions"
      />
    ),
  },
];
