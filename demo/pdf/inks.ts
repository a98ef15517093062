import { colours, palettes, papers } from '@sundowner/brand/themes';

/** What a document is drawn in. */
export const inks = {
  ink: colours.ink,
  muted: colours['ink-2'],
  accent: palettes[papers].accent,
} as const;
