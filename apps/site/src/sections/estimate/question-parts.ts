import { type AnsweredPart, each, own } from '../../content/page/answered-query.ts';

/** The parts of an address that ask what a stay would cost (read-question.ts). Sent empty they are answered with what is missing. */
export const questionParts: Readonly<Record<string, AnsweredPart>> = {
  ...each(['room', 'treehouse', 'dateStart', 'dateEnd', 'adults', 'children'], own),
  age: { ...own, many: true },
};
