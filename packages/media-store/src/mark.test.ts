import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from '../../../tests/support/s3-server.ts';
import { diskStore } from './disk-store.ts';
import { makeMark, readMark } from './mark.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sundowner-mark-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('CLU-08/media machines of one folder read one mark, those of two folders two, and it is no file of the library', async () => {
  const shared = folder();
  const first = await makeMark(diskStore(shared));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await makeMark(diskStore(shared))).toBe(first);
  expect(await makeMark(diskStore(folder()))).not.toBe(first);
  expect(await readMark(diskStore(shared))).toBe(first);
  const listed: string[] = [];
  for await (const { name } of diskStore(shared).list()) listed.push(name);
  expect(listed).toEqual([]);
});

test('CLU-08/media who only reads writes nothing into a store no studio has used', async () => {
  const unused = folder();
  expect(await readMark(diskStore(unused))).toBe('');
  expect(readdirSync(unused)).toEqual([]);
  const s3 = await startS3();
  onTestFinished(() => s3.close());
  const bucket = s3.store('unused');
  expect(await readMark(bucket)).toBe('');
  expect(await readMark(bucket)).toBe('');
  expect(await readMark(bucket)).not.toBe(await makeMark(bucket));
  expect(await readMark(bucket)).toBe(await makeMark(bucket));
});

test('CLU-08/media a store that cannot be used has none', async () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  expect(await makeMark(diskStore(join(file, 'below')))).toBeNull();
  const s3 = await startS3();
  onTestFinished(() => s3.close());
  const bucket = s3.store('marked');
  const there = await makeMark(bucket);
  expect(await makeMark(s3.store('marked'))).toBe(there);
  expect(await makeMark(s3.store('elsewhere'))).not.toBe(there);
  await s3.close();
  for (const mark of [makeMark, readMark]) expect(await mark(bucket)).toBeNull();
});
