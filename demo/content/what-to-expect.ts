import { outdoorExpectations } from './what-to-expect/out-there.ts';
import type { Expectation } from './what-to-expect/record.ts';
import { stayExpectations } from './what-to-expect/stays.ts';
import { peopleExpectations } from './what-to-expect/tables-and-people.ts';

/** The records of the dialog What to expect (MOD-15). */
export const whatToExpect: readonly Expectation[] = [
  ...stayExpectations,
  ...outdoorExpectations,
  ...peopleExpectations,
];
