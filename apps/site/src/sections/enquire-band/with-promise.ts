import { currentCollection } from '../../content/collection/collection-scope.ts';

/**
 * Words, and after them by when somebody answers: said only where office hours are published, because without them nobody knows what a
 * working day is.
 */
export const withPromise = (words: string, promise: string): string =>
  currentCollection().hasOfficeHours ? `${words} ${promise}`.trim() : words;
