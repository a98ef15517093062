import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { byHouseClock, clockFiles } from './house-clock-loader.ts';

const ui = join(fileURLToPath(import.meta.resolve('@payloadcms/ui/shared')), '../../../..');

test.each(Object.entries(clockFiles))(
  'COL-06/one-clock every moment Payload writes in %s has the zone of the house',
  (path, places) => {
    const { source, changed } = byHouseClock(readFileSync(join(ui, path), 'utf8'));
    expect(changed).toBe(places);
    // What was written into it can be read.
    expect(() => stripTypeScriptTypes(source)).not.toThrow();
  },
);

test('COL-06/one-clock the field of a time without a zone of its own takes it by the clock of the house', () => {
  const { source } = byHouseClock(readFileSync(join(ui, 'dist/exports/client/index.js'), 'utf8'));
  expect(source).toMatch(
    /\["dayOnly","default","monthOnly"\]\.includes\([\w$]+\),([\w$]+)=[\w$]+\?\.value\?\?\([^)]*\("sundowner\.studio\.house"\)\]\?\.zone\),[\s\S]{0,300}if\(\1&&/,
  );
});

test('COL-06/one-clock a moment with a zone of its own keeps it', () => {
  const { source } = byHouseClock('f=({date:t,i18n:e,pattern:$o,timezone:n})=>{return n}');
  const holder = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for('sundowner.studio.house');
  const before = holder[key];
  holder[key] = { zone: 'Africa/Gaborone' };
  const f = new Function(`let ${source}; return f`)() as (asked: { timezone?: string | null }) => string;
  expect([f({}), f({ timezone: null }), f({ timezone: 'Europe/London' })]).toEqual([
    'Africa/Gaborone',
    'Africa/Gaborone',
    'Europe/London',
  ]);
  holder[key] = before;
});
