import type { Theme } from '@sundowner/brand';

/** The accent of each palette, as `styles/themes.css` has it: a sheet of a place wears its colour. */
export const accents: Readonly<Record<Theme, string>> = {
  home: '#99402a',
  lionsands: '#86491a',
  monwana: '#8e3b4c',
  marataba: '#235a7a',
  cape: '#1b627e',
  winelands: '#7a2b3c',
  residences: '#55602d',
  africa: '#1f6660',
};
