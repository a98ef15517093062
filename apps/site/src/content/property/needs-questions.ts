import type { Question } from '../fields/common.ts';
import type { Needs } from '../fields/place.ts';

const headings: Readonly<Record<keyof Needs, string>> = {
  childPolicy: 'Are children welcome?',
  accessibility: 'Can it be reached without steps?',
  dietary: 'What about diets and allergies?',
  health: 'Is there malaria, and who helps if someone is ill?',
};

/** What guests with needs of their own ask before they come, with the answers of the place; what it does not say is left out. */
export function needsQuestions(needs: Needs): readonly Question[] {
  return (Object.keys(headings) as (keyof Needs)[])
    .map((need) => ({ question: headings[need], answer: needs[need] }))
    .filter(({ answer }) => answer !== '');
}
