import { readFileSync } from 'node:fs';
import { migrations as steps } from '@sundowner/enquiries/store/database/schema';
import { expect, test } from 'vitest';
import { migrations as postgres } from '../apps/studio/src/migrations/postgres/index.ts';
import { migrations as sqlite } from '../apps/studio/src/migrations/sqlite/index.ts';
import { readRelease } from '../tests/support/release.ts';

const runbook = readFileSync(new URL('./runbooks/upgrade.md', import.meta.url), 'utf8');

/** The rows of the table whose first column has this heading: what is named, and what is said of it. */
function rowsUnder(heading: string): { named: string; said: string }[] {
  const lines = runbook.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  expect(from, heading).toBeGreaterThan(0);
  const after = lines.slice(from + 2);
  const end = after.findIndex((line) => !line.startsWith('|'));
  return after.slice(0, end === -1 ? undefined : end).map((line) => {
    const [, named = '', ...said] = line.split('|').map((cell) => cell.trim());
    return { named: named.replaceAll('`', ''), said: said.join(' ').trim() };
  });
}

/** What the last release has of one kind, as its packed sources say it. */
function releasedIn(path: RegExp, name: RegExp): Set<string> {
  const sources = Object.entries(readRelease()).filter(([file]) => path.test(file));
  return new Set(sources.flatMap(([, text]) => [...text.matchAll(name)].map(([, one = '']) => one)));
}

/** A migration has a time of its own on each database, and one name. */
const nameOf = (migration: string) => migration.replace(/^\d+_\d+_/, '');

const studioSteps = (dialect: string, migrations: readonly { readonly name: string }[]) => ({
  heading: 'Studio',
  released: releasedIn(
    new RegExp(`^apps/studio/src/migrations/${dialect}/index\\.ts$`),
    /name: '\d+_\d+_(\w+)'/g,
  ),
  all: migrations.map(({ name }) => nameOf(name)),
});

test.each([
  ['the studio on PostgreSQL', studioSteps('postgres', postgres)],
  ['the studio on SQLite', studioSteps('sqlite', sqlite)],
  [
    'the enquiry store',
    {
      heading: 'Enquiry store',
      released: releasedIn(/^packages\/enquiries\/src\/store\/database\/[\w-]+\.ts$/, /\bversion: (\d+),/g),
      all: steps.map(({ version }) => String(version)),
    },
  ],
])(
  'CLU-02/named each migration of %s since the last release is named in the runbook, with what it asks of an operator',
  (_, { heading, released, all }) => {
    expect(released.size).toBeGreaterThan(2);
    expect(all).toEqual(expect.arrayContaining([...released]));
    const rows = rowsUnder(heading);
    const since = all.filter((name) => !released.has(name));
    expect(rows.map(({ named }) => named)).toEqual(expect.arrayContaining(since));
    // A row of one that is none was renamed, or taken back.
    expect(all).toEqual(expect.arrayContaining(rows.map(({ named }) => named)));
    expect(rows.filter(({ said }) => !/\w+ \w+/.test(said))).toEqual([]);
  },
);
