import { readFileSync } from 'node:fs';
import { type Theme, themeSkies, themes } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

const rulesOf = (theme: Theme) =>
  theme === 'home' ? read('./tokens.css') : (read('./themes.css').split(`'${theme}'`)[1] ?? '');
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test.each(themes)('the browser’s bar has the ground of the theme %s', (theme) => {
  expect(/--tint: (#\w+);/.exec(rulesOf(theme))?.[1]).toBe(themeColours[theme]);
});

test.each(themes)('a page of the theme %s waits under the sky its plates are drawn under', (theme) => {
  const sky = /--sky: linear-gradient\((.+)\);/.exec(rulesOf(theme))?.[1] ?? '';
  expect(sky.match(/#\w{6}/g)).toEqual([...themeSkies[theme]]);
});
