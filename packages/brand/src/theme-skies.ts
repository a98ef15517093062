import type { Theme } from './themes.ts';

/**
 * The sky of each theme from the zenith down to the haze over the horizon: what a page shows while its picture loads
 * (`--sky` in the site's styles), and what the plates of the place are drawn under.
 */
export const themeSkies = {
  home: ['#262546', '#5b3f64', '#a9556a', '#e58759'],
  lionsands: ['#7b5a4c', '#b57a48', '#dd9d52', '#f0c278'],
  monwana: ['#8791b0', '#b9a2b4', '#dfaeaa', '#f1c7b2'],
  marataba: ['#2e567a', '#5d8aa6', '#a4bdbb', '#e3d2a8'],
  cape: ['#5a90ad', '#8fb8c6', '#c3d6d4', '#ecdfc8'],
  winelands: ['#7c93ad', '#b3adb0', '#e3bb9e', '#f2cf9c'],
  residences: ['#5f6f80', '#a3958c', '#d9b088', '#f0cc96'],
  africa: ['#4d8a8f', '#8ab4a6', '#cbd2a8', '#f0dc9c'],
} as const satisfies Record<Theme, readonly [string, string, string, string]>;
