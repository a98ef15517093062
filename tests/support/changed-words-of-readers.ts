import type { WordChange } from './word-change.ts';

const reason = 'What had to be read twice is said plainly.';
const ofDownloads = /^\/(information-downloads|travel-partners|travel-partner-resources)$/;

const rows: readonly (readonly [on: RegExp, was: string | RegExp, now: string])[] = [
  [/^\//, 'These words are of ', 'This text dates from '],
  [/^\/lionsands$/, 'And a house of its own: ', 'With a private house: '],
  [/^\/travel-africa$/, 'Where, with whom and roughly when.', 'Say where, with whom and roughly when.'],
  [/^\/contact-us$/, 'An existing booking, trade, media.', 'An existing booking, travel trade, media.'],
  // What names a box stands before the name of its file.
  [ofDownloads, /Take (?=(.{3,70}?)\1, PDF)/g, 'Choose '],
  [ofDownloads, 'brochures, with the title beneath.', 'brochures, if you print the title beneath.'],
];

/** What pages say of their own, and editors did not write, since readers of a second language read them. */
export const changesOfReaders: readonly WordChange[] = rows.map(([on, was, now]) => ({
  on,
  reason,
  was,
  now,
}));
