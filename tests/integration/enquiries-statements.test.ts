import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deskLists, listRequestShape } from '@sundowner/desk-wire/list';
import { mergeActShape } from '@sundowner/desk-wire/merging';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Sql, Store } from '@sundowner/enquiries/store/database/port';
import { openVault } from '@sundowner/enquiries/store/vault';
import { expect, onTestFinished, test } from 'vitest';
import { fillDesk } from '../support/filled-desk.ts';
import { amira, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { newKeyring, startTime } from './enquiries-stage.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** Tables that grow with every enquiry. */
const growing = new Set([
  ...[
    'enquiries',
    'consents',
    'deliveries',
    'attempts',
    'actions',
    'messages',
    'message_files',
    'notes',
    'told',
  ],
  ...[
    'participants',
    'enquiry_properties',
    'search_terms',
    'search_words',
    'search_slips',
    'accesses',
    'tags',
  ],
]);

/** What goes through a whole table on purpose. */
const whole: readonly RegExp[] = [
  // All enquiries, counted for their list once a change came.
  /SELECT COUNT\(\*\) AS n FROM enquiries e WHERE \(?e\.work <> 'none'\)?/,
  // Nothing is found, and nothing is gone through.
  /WHERE \(1 = 0\)/,
  // Retention: once an hour.
  /e\.last_contact_at < \?/,
];

/** A store whose every statement is noted. */
function noting(store: Store, texts: Set<string>): Store {
  const noted = (sql: Sql): Sql => ({
    rows: (text, parameters) => {
      texts.add(text);
      return sql.rows(text, parameters);
    },
    run: (text, parameters) => {
      texts.add(text);
      return sql.run(text, parameters);
    },
  });
  return {
    ...store,
    read: noted(store.read),
    transaction: (work) => store.transaction((sql) => work(noted(sql))),
  };
}

/** What SQLite says of how it would do a statement: its lines that go through a whole growing table. */
function wholeTables(database: DatabaseSync, partial: ReadonlySet<string>, text: string): string[] {
  const tables = new Map<string, string>();
  for (const [, table = '', alias] of text.matchAll(/(?:FROM|JOIN|UPDATE)\s+(\w+)(?:\s+(?:AS\s+)?(\w+))?/g)) {
    tables.set(table, table);
    if (alias) tables.set(alias, table);
  }
  const marks = text.match(/\?/g)?.length ?? 0;
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...Array<string>(marks).fill('x'));
  return plan
    .map(({ detail }) => String(detail))
    .filter((line) => {
      const [, way, name = '', index] =
        /^(SCAN|SEARCH) (\w+)(?: EXISTS)?(?: USING (?:COVERING )?INDEX (\w+))?/.exec(line) ?? [];
      if (!growing.has(tables.get(name) ?? name)) return false;
      // All that have a value, however many: no better.
      if (way === 'SEARCH')
        return /\((\w+)>\?\)/.test(line) && / IS NOT NULL/.test(text) && !partial.has(index ?? '');
      if (index === undefined) return true;
      return !partial.has(index) && !/LIMIT/.test(text);
    });
}

test('DSK-05/statements no act of the desk goes through a whole table that grows with enquiries', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-statements-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const keyring = newKeyring();
  const texts = new Set<string>();
  const store = await openStore({ dataDir, databaseUrl: null }, quiet);
  const { references } = await fillDesk(store, openVault(keyring), {
    enquiries: 800,
    conversation: 3,
    now: startTime,
  });
  await store.transaction((sql) => sql.run('ANALYZE'));

  const stage = await deskStage(noting(store, texts), dataDir, { keyring });
  const { desk, pipeline } = stage;
  const [old = '', older = ''] = references.slice(-2);
  for (const list of deskLists)
    for (const more of [{}, { words: 'hippos' }, { words: 'hippos naledi' }, { words: 'hipos' }])
      await desk.list(thandi, listRequestShape.parse({ list, ...more }));
  for (const filter of [
    { kinds: ['email'] },
    { countries: ['Germany'] },
    { with: 'nobody' },
    { tags: ['river'] },
  ])
    await desk.list(thandi, listRequestShape.parse({ list: 'all', filter }));
  await desk.list(thandi, listRequestShape.parse({ list: 'all', words: 'hippos', sort: 'name' }));
  await desk.views.choices(thandi);
  await desk.views.saved(thandi);
  await desk.figures.figures(thandi, { from: '2026-11-01', to: '2026-11-20' });
  await desk.live.next(thandi, null, AbortSignal.timeout(10));
  await pipeline.mails.list(thandi);

  const first = await stage.asked();
  const second = await stage.asked({ comments: 'Better from the 11th.' });
  for (const reference of [first, old, older]) await desk.work.show(thandi, reference);
  await desk.work.present(thandi, first, 'writing');
  taken(await desk.work.note(thandi, first, { text: 'They rang.', mentions: [ruan.id] }));
  taken(await desk.work.tag(thandi, first, { tag: 'river', set: true }));
  taken(await stage.answer(thandi, first));
  await pipeline.worker.tick();
  stage.clock.at += 60_000;
  await pipeline.worker.tick();
  taken(await desk.beginning.merge(ruan, first, mergeActShape.parse({ other: second, as: 'merge' })));
  await desk.work.show(ruan, first);
  taken(await desk.beginning.unmerge(ruan, first, null));
  await desk.beginning.persons(amira, 'naledi');
  await pipeline.tidy();
  await store.close();

  const database = new DatabaseSync(join(dataDir, 'enquiries', 'enquiries.db'));
  const partial = new Set(
    database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '%WHERE%'")
      .all()
      .map(({ name }) => String(name)),
  );
  const found = [...texts].flatMap((text) => {
    if (whole.some((each) => each.test(text))) return [];
    const lines = wholeTables(database, partial, text);
    return lines.length === 0 ? [] : [`${lines.join(', ')}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`];
  });
  database.close();
  expect(texts.size).toBeGreaterThan(150);
  expect(found).toEqual([]);
});
