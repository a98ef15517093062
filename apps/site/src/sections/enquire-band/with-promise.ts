import { currentCollection } from '../../content/places/collection-scope.ts';

/**
 * Words, and after them by when somebody answers: said only where office hours are published, because without them nobody knows what a
 * working day is.
 */
export const withPromise = (words: string, promise: string): string =>
  byHours(`${words} ${promise}`.trim(), words);

/** The one where office hours are published, the other where they are not. */
export const byHours = (promised: string, otherwise: string): string =>
  currentCollection().hasOfficeHours ? promised : otherwise;
