import {
  colours,
  customProperties,
  defaultTheme,
  palettes,
  type Theme,
  themes,
} from '@sundowner/brand/themes';
import { expect, test } from 'vitest';
import { paletteRules } from './palettes.ts';

/** The rules in their order: what each is for, and what it sets. */
const rules = paletteRules.split('\n').map((rule) => {
  const [, selector = '', body = ''] = /^(.*?) \{ (.*) \}$/.exec(rule) ?? [];
  const values = body.split(/; ?/).filter(Boolean);
  return { selectors: selector.split(', '), values: Object.fromEntries(values.map(pair)) };
});

function pair(declaration: string): readonly [string, string] {
  const at = declaration.indexOf(': ');
  return [declaration.slice(0, at), declaration.slice(at + 2)];
}

/** A palette as a style sheet has it, its sky without the spaces between stops. */
function written(theme: Theme) {
  const { '--sky': sky = '', ...others } = customProperties(palettes[theme]);
  return { ...others, '--sky': sky.replaceAll(', ', ',') };
}

/** What an element wears, the weakest first: all rules are equally strong. */
const worn = (...selectors: readonly string[]) =>
  Object.assign(
    {},
    ...rules
      .filter((rule) => rule.selectors.some((each) => selectors.includes(each)))
      .map(({ values }) => values),
  );

test('a page that names no palette wears the default one, with the colours every page has', () => {
  expect(worn(':root')).toEqual({
    ...customProperties(colours),
    ...written(defaultTheme),
  });
});

test.each(themes)('a page, and a part of a page of another palette, wear %s when they name it', (theme) => {
  const named = `[data-theme='${theme}']`;
  expect(worn(named)).toEqual(written(theme));
  expect(worn(':root', named)).toEqual({
    ...customProperties(colours),
    ...written(theme),
  });
});
