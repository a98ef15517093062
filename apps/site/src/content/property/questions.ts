import { addressWord } from '@sundowner/brand';
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

/** What a traveller asks, under its own name on the page of travel information. */
export interface Particular {
  /** Unique on the page: the fragment that leads to it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface TravelFacts {
  readonly needs: Needs;
  readonly travelInfo: readonly { readonly title: string; readonly text: string }[];
}

/** What a traveller asks about herself first, then what she puts in the bag, then the rest as the editors order it. */
export function travelParticulars({ needs, travelInfo }: TravelFacts): readonly Particular[] {
  const own = [
    { title: 'Health', text: needs.health },
    ...travelInfo,
    { title: 'Children', text: needs.childPolicy },
    { title: 'Accessibility', text: needs.accessibility },
    { title: 'What you eat, and do not', text: needs.dietary },
  ];
  return own
    .filter(({ title, text }) => title !== '' && text !== '')
    .map(({ title, text }) => ({ id: addressWord(title), title, text }));
}

/** Where a question stands on its page: the fragment that opens its answer, "question-are-children-welcome". */
export const questionAnchor = (question: string): string => `question-${addressWord(question)}`;
