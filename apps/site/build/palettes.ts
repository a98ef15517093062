import { colours, palettes } from '@sundowner/brand/themes';

const properties = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

const { home, ...others } = palettes;

/** The colours of packages/brand as custom properties, each palette under the `data-theme` that puts it on. */
export const paletteRules: string = [
  `:root { ${properties(colours)} ${properties(home)} }`,
  ...Object.entries(others).map(([theme, palette]) => `[data-theme='${theme}'] { ${properties(palette)} }`),
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
