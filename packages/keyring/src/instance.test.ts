import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InstanceError, idOfKeys, readInstance, writeIdOfKeys, writeInstance } from './instance.ts';

const instance = { id: 'one', mode: 'live', createdAt: '2026-11-01T12:00:00Z' } as const;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'instance-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a data directory says what was written of it, for its owner alone', () => {
  expect(readInstance(folder)).toBeNull();
  writeInstance(folder, instance);
  expect(readInstance(folder)).toEqual(instance);
  expect(statSync(join(folder, 'instance.json')).mode & 0o077).toBe(0);
});

test.each([
  '{',
  '{}',
  '{"id":"one","mode":"other","createdAt":"x"}',
  '{"id":"","mode":"live","createdAt":"x"}',
  'null',
])('the file %s is damaged', (text) => {
  writeFileSync(join(folder, 'instance.json'), text);
  expect(() => readInstance(folder)).toThrow(InstanceError);
  expect(() => readInstance(folder)).toThrow('is damaged; copy "instance" from the manifest.json');
});

test('keys name the installation they were made for', () => {
  expect(idOfKeys(folder)).toBeNull();
  writeIdOfKeys(folder, 'one');
  expect(idOfKeys(folder)).toBe('one');
});
