/**
 * What happens to enquiries when the store goes away under the running site: removed, emptied, renamed, replaced by an older
 * copy, made read-only, disk filled. For each: how long after it the first post is refused with 503 and an alert is out,
 * whether anything sent after it was acknowledged and is nowhere, whether all acknowledged before it is in the store or in
 * the copy the product rescued, and how long after its return enquiries are taken again, without a restart. Bars: 503 and
 * alert within 2 s, nothing lost, well again where it returns.
 *
 *   node bench/store-faults.ts [--connections 8] [fault …]
 *
 * Runs as root on Linux: a disk of its own is a tmpfs, read-only is the file system's immutable flag.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import { freePort } from '../bin/product/ports.ts';
import { enquiryLoad } from '../tests/support/enquiry-load.ts';
import { benchEnvironment, endChildren, startSite, until } from './support/bench-site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { connections: { type: 'string', default: '8' } },
});
const bar = 2000;

interface Fault {
  readonly name: string;
  /** Prepares it while all is well. */
  ready?(file: string): Promise<void> | void;
  happen(file: string): void;
  /** Undoes it; absent where only a person can. */
  undo?(file: string): void;
  /** The data directory is a small disk of its own. */
  readonly ownDisk?: true;
  /** What was acknowledged before cannot be anywhere: its bytes are gone. */
  readonly destroys?: true;
}

const folderOf = (file: string) => join(file, '..');
const faults: readonly Fault[] = [
  { name: 'removed', happen: (file) => rmSync(folderOf(file), { recursive: true }) },
  { name: 'emptied', happen: (file) => truncateSync(file, 0), destroys: true },
  {
    name: 'renamed',
    happen: (file) => renameSync(folderOf(file), `${folderOf(file)}.elsewhere`),
    undo: (file) => renameSync(`${folderOf(file)}.elsewhere`, folderOf(file)),
  },
  {
    name: 'replaced',
    async ready(file) {
      const database = new DatabaseSync(file, { readOnly: true });
      await backup(database, `${file}.older`);
      database.close();
    },
    happen: (file) => renameSync(`${file}.older`, file),
  },
  {
    name: 'read-only',
    happen: (file) => void execFileSync('chattr', ['+i', file, `${file}-wal`]),
    undo: (file) => void execFileSync('chattr', ['-i', file, `${file}-wal`]),
  },
  {
    name: 'disk-full',
    ownDisk: true,
    happen: (file) => {
      try {
        writeFileSync(join(file, '../../filler'), Buffer.alloc(1e9));
      } catch {
        // As much as went in.
      }
    },
    undo: (file) => rmSync(join(file, '../../filler')),
  },
];

function referencesIn(file: string): Set<string> {
  if (!existsSync(file)) return new Set();
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database
      .prepare(
        `SELECT reference FROM enquiries e WHERE (SELECT COUNT(*) FROM deliveries d WHERE d.enquiry_id = e.id) >= 2`,
      )
      .all();
    return new Set(rows.map(({ reference }) => String(reference)));
  } catch {
    return new Set();
  } finally {
    database.close();
  }
}

async function measure(fault: Fault): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'sundowner-faults-'));
  const dataDir = join(work, 'data');
  const keysDir = join(work, 'keys');
  mkdirSync(dataDir);
  if (fault.ownDisk) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', dataDir]);
  createKeyring(keysDir);
  const file = join(dataDir, 'enquiries', 'enquiries.db');
  let happened = Number.POSITIVE_INFINITY;
  let refusedAt: number | null = null;
  let alertAt: number | null = null;
  const sentAfter = new Set<string>();
  try {
    const env: Record<string, string> = {
      ...(await benchEnvironment(dataDir, keysDir)),
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    };
    const site = await startSite(env, (text) => {
      if (performance.now() > happened && text.includes('"alert":"store"')) alertAt ??= performance.now();
    });
    const load = enquiryLoad(
      Number(env.PORT),
      env.SITE_URL ?? '',
      loadKeyring(keysDir),
      (outcome, sentAt) => {
        if (sentAt < happened) return;
        if (outcome.kind === 'refused' && outcome.status === 503) refusedAt ??= performance.now();
        if (outcome.kind === 'acknowledged') sentAfter.add(outcome.reference);
      },
    );
    const stop = new AbortController();
    const running = load.run(Number(values.connections), 5, stop.signal);
    await wait(1000);
    await fault.ready?.(file);
    await wait(1000);
    const before = new Set(load.acknowledged.keys());
    fault.happen(file);
    happened = performance.now();
    await until('The refusal', 20_000, () => refusedAt !== null && alertAt !== null);
    await wait(2000);
    const unseen = [...sentAfter];
    let backAfter: number | null = null;
    if (fault.undo) {
      const accepted = load.acknowledged.size;
      fault.undo(file);
      const undone = performance.now();
      await until('The return', 20_000, () => load.acknowledged.size > accepted);
      backAfter = performance.now() - undone;
      await wait(500);
    }
    stop.abort();
    await running;
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;

    const rescues = join(dataDir, 'rescued');
    const copies = existsSync(rescues) ? readdirSync(rescues).map((name) => join(rescues, name)) : [];
    const found = new Set([file, ...copies].flatMap((path) => [...referencesIn(path)]));
    const lostAfter = (fault.undo ? [...sentAfter] : unseen).filter(
      (reference) => !found.has(reference),
    ).length;
    const lostBefore = [...before].filter((reference) => !found.has(reference)).length;
    const to503 = (refusedAt ?? Number.NaN) - happened;
    const toAlert = (alertAt ?? Number.NaN) - happened;
    const met =
      to503 <= bar &&
      toAlert <= bar &&
      lostAfter === 0 &&
      (lostBefore === 0 || fault.destroys === true) &&
      (!fault.undo || (backAfter ?? Number.NaN) <= bar);
    console.log(
      `${fault.name.padEnd(10)} 503 after ${to503.toFixed(0)} ms, alert after ${toAlert.toFixed(0)} ms; ` +
        `${before.size} acknowledged before, ${lostBefore} of them nowhere${fault.destroys ? ' (their bytes were destroyed)' : ''}` +
        `${copies.length > 0 ? ' (kept in the rescued copy)' : ''}; ${sentAfter.size} acknowledged after, ${lostAfter} lost; ` +
        `${fault.undo ? `well again ${backAfter?.toFixed(0)} ms after its return` : 'closed until a person acts'}: ${met ? 'met' : 'NOT met'}`,
    );
    return met;
  } finally {
    endChildren();
    if (fault.name === 'read-only' && existsSync(file)) {
      execFileSync('chattr', ['-f', '-i', file], { stdio: 'ignore' });
    }
    if (fault.ownDisk) execFileSync('umount', ['-l', dataDir]);
    rmSync(work, { recursive: true, force: true });
  }
}

let met = true;
for (const fault of faults) {
  if (positionals.length === 0 || positionals.includes(fault.name)) met = (await measure(fault)) && met;
}
process.exit(met ? 0 : 1);
