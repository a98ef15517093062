import type { Theme } from '@sundowner/brand';

/** Ground of each theme (`--tint` in tokens.css and themes.css), for the browser's own bars. */
export const themeColours: Readonly<Record<Theme, string>> = {
  home: '#f7f1e5',
  lionsands: '#f6ecd8',
  monwana: '#f7ece6',
  marataba: '#eef0e6',
  cape: '#edf2ee',
  winelands: '#f6eee2',
  residences: '#f3f0e2',
  africa: '#eef1e4',
};
