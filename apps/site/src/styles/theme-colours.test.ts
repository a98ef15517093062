import { readFileSync } from 'node:fs';
import { themes } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test.each(themes)('the browser’s bar has the ground of the theme %s', (theme) => {
  const css = theme === 'home' ? read('./tokens.css') : (read('./themes.css').split(`'${theme}'`)[1] ?? '');
  expect(/--tint: (#\w+);/.exec(css)?.[1]).toBe(themeColours[theme]);
});
