import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The selectors of a style sheet that stand outside of any condition. */
function selectorsOf(sheet: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let text = '';
  for (const letter of sheet.replace(/\/\*.*?\*\//gs, '')) {
    if (letter === '{') {
      if (depth === 0 && !text.trim().startsWith('@'))
        found.push(...text.split(',').map((each) => each.trim()));
      depth += 1;
      text = '';
    } else if (letter === '}') {
      depth -= 1;
      text = '';
    } else text += letter;
  }
  return found;
}

/** Two parts of one class look like both of them: a name on the ground of the other could not be read. */
test('a class of the desk is styled by itself in one style sheet', () => {
  const sheets = globSync('**/*.css', { cwd: import.meta.dirname });
  const places = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const selector of selectorsOf(readFileSync(join(import.meta.dirname, sheet), 'utf8'))) {
      const [, name] = /^(?:\.desk )?(\.desk-[\w-]+)$/.exec(selector) ?? [];
      if (name) places.set(name, new Set([...(places.get(name) ?? []), sheet]));
    }
  }
  expect(places.size).toBeGreaterThan(100);
  expect([...places].filter(([, of]) => of.size > 1).map(([name, of]) => [name, ...of])).toEqual([]);
});
