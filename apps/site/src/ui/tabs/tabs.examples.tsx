import type { Example } from '../example.ts';
import { Tabs } from './tabs.tsx';

const tab = (id: string, name: string) => ({
  id,
  name,
  content: <p>What there is to say of {name.toLowerCase()}.</p>,
});

export const examples: readonly Example[] = [
  {
    name: 'three',
    element: (
      <Tabs
        label="Ways to come"
        tabs={[tab('by-air', 'By air'), tab('by-road', 'By road'), tab('by-rail', 'By rail')]}
      />
    ),
  },
  {
    name: 'more than fit on a telephone',
    element: (
      <Tabs
        label="Months"
        tabs={['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].map((name) =>
          tab(name.toLowerCase(), name),
        )}
      />
    ),
  },
];
