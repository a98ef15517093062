import type { Example } from '../example.ts';
import { FilterSelect } from './filter-select.tsx';

const options = [
  { value: 'may', label: 'May' },
  { value: 'june', label: 'June' },
];

export const examples: readonly Example[] = [
  {
    name: 'nothing chosen',
    width: 'card',
    element: <FilterSelect id="any" name="month" label="Month" none="Any" options={options} chosen="" />,
  },
  {
    name: 'one chosen',
    width: 'card',
    element: <FilterSelect id="june" name="month" label="Month" none="Any" options={options} chosen="june" />,
  },
];
