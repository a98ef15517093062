/** The palettes a page can wear through `data-theme`; `home` is the default and needs no attribute. */
export const themes = [
  'home',
  'lionsands',
  'monwana',
  'marataba',
  'cape',
  'winelands',
  'residences',
  'africa',
] as const;

export type Theme = (typeof themes)[number];
