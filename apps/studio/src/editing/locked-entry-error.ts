import type { AfterErrorHook } from 'payload';

const message =
  'Somebody else edits this entry now, so your last words were not saved. They stay in this form, and beside the entry when you come back to it.';

/** Payload tells an editor the number of a locked document; they want to know what became of their words. */
export const explainLockedEntry: AfterErrorHook = ({ error }) =>
  error.name === 'Locked' ? { response: { errors: [{ message }] }, status: 423 } : undefined;
