import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from '../../../tests/support/s3-server.ts';
import { diskStore } from './disk-store.ts';
import { markOf } from './mark.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sundowner-mark-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('CLU-08/media machines of one folder read one mark, those of two folders two, and it is no file of the library', async () => {
  const shared = folder();
  const first = await markOf(diskStore(shared));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await markOf(diskStore(shared))).toBe(first);
  expect(await markOf(diskStore(folder()))).not.toBe(first);
  const listed: string[] = [];
  for await (const { name } of diskStore(shared).list()) listed.push(name);
  expect(listed).toEqual([]);
});

test('CLU-08/media a store that cannot be used has none', async () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  expect(await markOf(diskStore(join(file, 'below')))).toBeNull();
  const s3 = await startS3();
  onTestFinished(() => s3.close());
  const bucket = s3.store('marked');
  const there = await markOf(bucket);
  expect(await markOf(s3.store('marked'))).toBe(there);
  expect(await markOf(s3.store('elsewhere'))).not.toBe(there);
  await s3.close();
  expect(await markOf(bucket)).toBeNull();
});
