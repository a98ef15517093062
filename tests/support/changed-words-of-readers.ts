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
  [/^\//, 'Ask us for a price of your own', 'Ask us for a quotation'],
  [/^\//, /How many(?=[\dA-Z])/g, 'Of this kind'],
  [/^\//, 'child beside two adults', 'child with two adults'],
  [/^\//, /\ba (person|vehicle) and (night|day)(?=, )/g, 'per $1, per $2'],
  [/^\//, /Part of the stay, (?=\d)/g, 'Included: '],
  [
    /^\/capecadogan\/rooms$/,
    'per night, with breakfast, in 2027, including',
    'per night, in 2027, including',
  ],
  [/\/treehouses$/, 'a night, beside a room at the lodge.', 'a night, and you keep your room.'],
  [/^\/experiences$/, 'Or what you would like not to do.', 'And what you would rather not.'],
  [/\/travel-info$/, /Without steps\. /g, 'Steps and doors. '],
  [/^\/impact\/project\//, /Visit (?=(?:The |Justicia L|Rhino, ))/g, 'Visit: '],
];

/** What pages say of their own, and editors did not write, since readers of a second language read them. */
export const changesOfReaders: readonly WordChange[] = rows.map(([on, was, now]) => ({
  on,
  reason,
  was,
  now,
}));
