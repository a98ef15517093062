import { addressWord } from '@sundowner/brand';

/** Where a question stands on its page: the fragment that opens its answer, "question-are-children-welcome". */
export const questionAnchor = (question: string): string => `question-${addressWord(question)}`;
