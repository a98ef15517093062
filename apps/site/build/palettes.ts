import { colours, declarations, defaultTheme, palettes } from '@sundowner/brand/themes';

const { [defaultTheme]: usual, ...others } = palettes;

/** The colours of packages/brand as custom properties, each palette under the `data-theme` that puts it on. */
export const paletteRules: string = [
  `:root { ${declarations(colours)} ${declarations(usual)} }`,
  ...Object.entries(others).map(([theme, palette]) => `[data-theme='${theme}'] { ${declarations(palette)} }`),
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
