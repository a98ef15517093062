import type { Example } from '../example.ts';
import { ArrowLink } from '../link/link.tsx';
import { samples } from '../samples/sample-pictures.ts';
import { CompareTable } from './compare-table.tsx';

const action = <ArrowLink href="/contact-us">Ask for it</ArrowLink>;
const things = [
  { name: 'River', line: 'At the end of the path, where the water is heard.', picture: samples.dusk, action },
  { name: 'Ridge', line: 'Above the trees.', picture: samples.ridge, raised: true, action },
  { name: 'Island', line: 'By boat, and only when it is high.', picture: samples.boat, action },
];
const facts = [
  { name: 'Size', note: 'inside', values: ['65 m²', '92 m²', '65 m²'] },
  { name: 'Sleeps', values: ['Two', 'Two', 'Two'] },
  { name: 'Pool', values: ['', 'Its own, six metres', ''] },
  { name: 'Bath', values: ['Inside', 'Inside', 'Inside and out'] },
  { name: 'From', note: 'a person, a night', values: ['R 18 400', 'R 24 900', 'R 21 300'] },
];

export const examples: readonly Example[] = [
  {
    name: 'three',
    element: <CompareTable caption="Three rooms" things={things} facts={facts} differId="differ" />,
  },
  {
    name: 'two, without pictures',
    element: (
      <CompareTable
        caption="Two rooms"
        things={things.slice(0, 2).map(({ name }) => ({ name }))}
        facts={facts.map((fact) => ({ ...fact, values: fact.values.slice(0, 2) }))}
      />
    ),
  },
];
