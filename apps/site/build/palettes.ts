import { colours, declarations, defaultTheme, type Palette, palettes } from '@sundowner/brand/themes';

const { [defaultTheme]: usual, ...others } = palettes;

/** Without the spaces between the stops of a sky: a minifier must leave a custom property as it is, and every page waits for ten skies. */
const tight = (palette: Palette): string =>
  declarations({ ...palette, sky: palette.sky.replaceAll(', ', ',') });

/**
 * The colours of packages/brand as custom properties, each palette under the `data-theme` that puts it on: the default one too, which a
 * card may wear on a page of another.
 */
export const paletteRules: string = [
  `:root { ${declarations(colours)} }`,
  // First: on the root of a page the palette it wears is as strong, and must win.
  `:root, [data-theme='${defaultTheme}'] { ${tight(usual)} }`,
  ...Object.entries(others).map(([theme, palette]) => `[data-theme='${theme}'] { ${tight(palette)} }`),
].join('\n');

/** Writes the palettes where a style sheet says `@palettes;`. */
export const writePalettes = {
  postcssPlugin: 'palettes',
  AtRule: {
    palettes(rule: { before(css: string): unknown; remove(): unknown }) {
      rule.before(paletteRules);
      rule.remove();
    },
  },
};
