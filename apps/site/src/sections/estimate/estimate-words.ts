import type { EstimateLine } from './estimate.ts';
import type { Party } from './rooms-for.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "2 adults and 1 child". */
export function people({ adults, children }: Party): string {
  const grown = count(adults, 'adult', 'adults');
  return children > 0 ? `${grown} and ${count(children, 'child', 'children')}` : grown;
}

/** "2 sharing, 3 nights"; "The whole house, 1 night". */
export function lineWords({ words, count: heads, nights }: EstimateLine): string {
  const who = words.startsWith('The ') ? words : `${heads} ${words}`;
  return `${who}, ${count(nights, 'night', 'nights')}`;
}
