import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = readFileSync(new URL('./requirements.md', import.meta.url), 'utf8').split('\n');
const rows = lines.flatMap((line, index) => {
  const row = /^- \*\*([A-Z]{2,4}-\d{2})\*\* (.+)$/.exec(line);
  if (!row) return [];
  const cases = /^ {2}- cases: (.+)$/.exec(lines[index + 1] ?? '');
  return [{ id: row[1] ?? '', cases: cases?.[1]?.split(' ') ?? [] }];
});

test('every row has an id of its own, counted up without a gap in its section', () => {
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const section of new Set(ids.map((id) => id.slice(0, -3)))) {
    const numbers = ids.filter((id) => id.startsWith(`${section}-`)).map((id) => Number(id.slice(-2)));
    expect(numbers, section).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(ids).toHaveLength(194);
});

test('every case is a word in backticks, once per row', () => {
  for (const { id, cases } of rows) {
    expect(
      cases.filter((name) => !/^`[a-z0-9][a-z0-9-]*`$/.test(name)),
      id,
    ).toEqual([]);
    expect(new Set(cases).size, id).toBe(cases.length);
  }
});

test('a cases line stands straight under its row, and nothing else is shaped like one', () => {
  const orphans = lines.filter(
    (line, index) => /cases:/.test(line) && !/^- \*\*/.test(lines[index - 1] ?? ''),
  );
  expect(orphans).toEqual([]);
});
