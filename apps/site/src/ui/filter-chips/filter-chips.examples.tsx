import type { Example } from '../example.ts';
import { FilterChips } from './filter-chips.tsx';

const chip = (label: string, chosen = false) => ({ label, href: `#${label.toLowerCase()}`, chosen });

export const examples: readonly Example[] = [
  {
    name: 'one of four',
    element: (
      <FilterChips label="Colour" chips={[chip('All', true), chip('Red'), chip('Green'), chip('Blue')]} />
    ),
  },
  {
    name: 'more than a line holds',
    width: 'card',
    element: (
      <FilterChips
        label="Season"
        chips={[chip('The whole year'), chip('Spring', true), chip('Summer'), chip('Autumn'), chip('Winter')]}
      />
    ),
  },
];
