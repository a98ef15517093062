import { colours, palettes, papers } from '@sundowner/brand/themes';

/** What a reader's dark mode puts in their place. */
const dark = {
  'dark-ground': '#17100a',
  'dark-sheet': '#241a12',
  'dark-panel': '#33261b',
  'dark-foot': '#100b07',
  'dark-warning': '#41201a',
  'dark-quiet': '#cdbda6',
  'dark-alert': '#ffb4a6',
  'dark-line': '#4a3a2c',
} as const;

/** Colours a mail's source names, `[[accent]]`: those of the house, and what mails alone need. */
export const mailColours: Readonly<Record<string, string>> = {
  ...colours,
  ...palettes[papers],
  ...dark,
  /** Small words on the dark foot. */
  'on-deep': '#d9cdbb',
};
