import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accents } from './accents.ts';

const styles = (name: string) => readFileSync(new URL(`../../styles/${name}`, import.meta.url), 'utf8');

test('a sheet wears the accents of the pages', () => {
  const { home, ...others } = accents;
  expect(styles('tokens.css')).toContain(`--accent: ${home};`);
  const palettes = styles('themes.css');
  for (const [theme, accent] of Object.entries(others))
    expect(palettes, theme).toMatch(new RegExp(`data-theme='${theme}'\\] \\{\\s+--accent: ${accent};`));
});
