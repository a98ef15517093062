import { themes } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { paletteRules } from './palettes.ts';

test('every palette is written with all its colours, and the default one with those every page has', () => {
  const rules = paletteRules.split('\n');
  expect(rules).toHaveLength(themes.length);
  for (const rule of rules) {
    for (const name of ['accent', 'accent-hover', 'deep', 'deep-2', 'tint', 'glow', 'sky'])
      expect(rule).toMatch(new RegExp(`--${name}: [#l]`));
  }
  expect(rules[0]).toMatch(/^:root \{ --paper: #.+ --accent: #/);
  expect(rules[1]).toMatch(/^\[data-theme='savanna'\] \{ --accent: #/);
});
