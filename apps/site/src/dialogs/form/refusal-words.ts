import type { PostedForm } from './form-on-page.ts';

/**
 * What a refused form post is told at the head of its form, without scripts (429, 428, 408, 413; 415 and 400 of a body nobody could read).
 *
 * @param refusals how often the form was refused here since
 */
export function refusalWords(posted: PostedForm | null, refusals: number): string | null {
  if (!posted || refusals > 0) return null;
  if (posted.status === 429) {
    return 'We have had several requests from your connection. Please wait a minute and try again; everything you filled in is kept.';
  }
  if (posted.status === 428) {
    return 'This page had been open for too long to be sent. It is fresh again now: please send it once more.';
  }
  if (posted.status === 408) {
    return 'The connection stopped before everything had come, so nothing has reached us. What did come is kept: please look it over and send it again.';
  }
  if (posted.status === 413) {
    return 'What you sent is more than we can take at once, so it has not reached us. Please choose a smaller file, or shorten what you wrote, and send it again.';
  }
  if (!posted.apology && posted.errors.length === 0) {
    return 'What was sent could not be read, so it has not reached us. Please fill in the form and send it again.';
  }
  return null;
}
