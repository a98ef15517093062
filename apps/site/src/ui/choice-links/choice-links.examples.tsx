import type { Example } from '../example.ts';
import { ChoiceLinks } from './choice-links.tsx';

const choice = (value: string, label: string, count: string) => ({
  value,
  label,
  count,
  href: `?who=${value}`,
  shows: value,
});
const choices = [
  choice('all', 'All', '7 walks'),
  choice('two', 'The two of you', '5 walks for two'),
  choice('alone', 'Alone', '1 walk for one'),
];

export const examples: readonly Example[] = [
  {
    name: 'everything',
    element: <ChoiceLinks id="who" heading="Who is coming?" choices={choices} chosen="all" />,
  },
  {
    name: 'one chosen',
    element: <ChoiceLinks id="who-else" heading="Who is coming?" choices={choices} chosen="alone" />,
  },
];
