import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyring } from '@sundowner/keyring';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { startPostgres } from '../support/postgres.ts';
import { isPacked, isReleaseInHistory, layOutRelease, readRelease, release } from '../support/release.ts';
import { startVersionMachine, type VersionMachine } from '../support/version-machine.ts';

/**
 * The last release beside this version on one PostgreSQL, as during an update: the release made the tables and goes on while this version
 * changes them. What is tried is what meets in the database: the statements of either version's studio and enquiry pipeline, with all their rules and
 * hooks, on the tables of this one (docs/decisions/145).
 */
let folder: string;
let before: VersionMachine;
let now: VersionMachine;
let takenMeanwhile: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sundowner-release-'));
  layOutRelease(join(folder, 'release'));
  const keys = join(folder, 'keys');
  createKeyring(keys);
  const databaseUrl = await (await startPostgres()).createDatabase();
  const start = async (name: string, sources: string) => {
    const options = { folder: sources, home: join(folder, name), keys, databaseUrl };
    const { machine, stop } = await startVersionMachine(options);
    stops.push(stop);
    return machine;
  };
  [before, now] = await Promise.all([start('before', join(folder, 'release')), start('now', root)]);
  await before.start();
  // While this version changes the tables, the release takes enquiries.
  const changing = now.start();
  takenMeanwhile = await before.takeEnquiry('Meanwhile');
  await changing;
}, 240_000);

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

test('CLU-02/release-beside both take enquiries, and each delivers and works on what the other took', async () => {
  expect(await now.show(takenMeanwhile)).not.toBeNull();
  for (const [taking, other] of [
    [before, now],
    [now, before],
  ] as const) {
    const reference = await taking.takeEnquiry('Naledi');
    expect((await other.work()).filter((each) => each.endsWith(reference)).sort()).toEqual([
      `concierge-mail ${reference}`,
      `visitor-mail ${reference}`,
    ]);
    expect((await other.act(reference, { act: 'take' })).work.assignee).toBe('1');
    expect((await taking.show(reference))?.work.assignee).toBe('1');
    await taking.note(reference, 'She calls again on Monday.');
    expect(JSON.stringify(await other.show(reference))).toContain('She calls again on Monday.');
  }
});

test('CLU-02/release-beside both publish, and each goes on with what the other published', async () => {
  for (const [publishing, other] of [
    [before, now],
    [now, before],
  ] as const) {
    const id = await publishing.publish('Published');
    expect(await other.read(id)).toMatchObject({ displayName: 'Published', _status: 'published' });
    await other.publish('Changed by the other', id);
    expect(await publishing.read(id)).toMatchObject({ displayName: 'Changed by the other' });
    const told = (await publishing.changes()).filter(({ tags }) => tags.includes(`footer:${id}`));
    expect(told).toHaveLength(2);
  }
});

test('CLU-02/release-beside entries of every kind are begun and saved by both', async () => {
  const drafted = await before.draftEverywhere();
  expect(drafted.length).toBeGreaterThan(50);
  expect(await now.saveEverywhere()).toBeGreaterThanOrEqual(drafted.length);
  const ours = await now.draftEverywhere();
  expect(ours).toEqual(expect.arrayContaining([...drafted]));
  expect(await before.saveEverywhere()).toBeGreaterThanOrEqual(drafted.length);
});

test('CLU-02/release-beside the release is the last one the changelog names, as its commit holds it', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [, version, commit = ''] = /^## \[(\d[^\]]*)\][^\n]*\n+Commit (\w+)/m.exec(changelog) ?? [];
  expect([version, release.commit.slice(0, commit.length)]).toEqual([release.version, commit]);
  // Throws where the fixture is not what was packed.
  const sources = readRelease();
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  // A shallow clone, or none, has no history to compare with: there the digest stands for it.
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 });
  if (!isReleaseInHistory()) return;
  const listed = git('ls-tree', '-r', release.commit)
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/, 4))
    .filter(([, , , path = '']) => isPacked(path))
    .map(([, , blob, path]) => [path, blob]);
  const blobOf = (text: string) =>
    createHash('sha1')
      .update(`blob ${Buffer.byteLength(text)}\0`)
      .update(text)
      .digest('hex');
  expect(Object.entries(sources).map(([path, text]) => [path, blobOf(text)])).toEqual(listed);
});
