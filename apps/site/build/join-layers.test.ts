import { expect, test } from 'vitest';
import { joinLayers } from './join-layers.ts';

const opening = '@layer reset,tokens,base,patterns,components.ui,components.parts;';

test('rules of one layer stand in one block, in their order, and those in none behind them', () => {
  const sheets = [
    '@layer reset,tokens,base,patterns;@layer components.ui{.a{color:red}@media print{.a{color:#000}}}@layer components.parts{.p{top:0}}',
    '@layer reset,tokens,base,patterns,components.ui;@layer components.parts{.q{top:1px}}@page{margin:0}\n',
    '@layer reset,tokens,base,patterns;@layer components.ui{.b{content:"}"}.c:after{content:"\\"{"}}@layer components.ui.base{.d{top:0}}',
  ];
  expect(joinLayers(sheets)).toBe(
    `${opening}@layer components.ui{.a{color:red}@media print{.a{color:#000}}.b{content:"}"}.c:after{content:"\\"{"}}` +
      '@layer components.parts{.p{top:0}.q{top:1px}}@layer components.ui.base{.d{top:0}}@page{margin:0}',
  );
});

test('the names of animations, fonts and imports that stand alone are kept', () => {
  const alone =
    '@font-face{font-family:"A;B"}@keyframes turn{to{rotate:1turn}}@namespace svg "x;y";.e{top:0}';
  expect(joinLayers([alone, ''])).toBe(opening + alone);
});
