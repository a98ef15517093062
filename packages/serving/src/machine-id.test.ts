import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { machineId } from './machine-id.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sundowner-machine-id-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('CLU-08/noted two machines of one name and one path are two, and each is itself at its next start', () => {
  const dataDir = folder();
  const first = machineId(dataDir);
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(machineId(dataDir)).toBe(first);
  // The same path on another disk.
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  expect(machineId(dataDir)).not.toBe(first);
  expect(readdirSync(dataDir)).toEqual(['machine-id']);
});

test('CLU-08/noted programs that ask at the same moment get one', async () => {
  const dataDir = folder();
  const script = `import { machineId } from ${JSON.stringify(new URL('./machine-id.ts', import.meta.url).href)};
    console.log(machineId(${JSON.stringify(dataDir)}))`;
  const asked = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await once(child, 'close');
    return said.trim();
  });
  const ids = new Set(await Promise.all(asked));
  expect([...ids]).toEqual([machineId(dataDir)]);
  expect(readdirSync(dataDir)).toEqual(['machine-id']);
});

test('CLU-08/noted where nothing can be kept it is known by its name and path', () => {
  const nowhere = join(folder(), 'is', 'not', 'there');
  expect(machineId(nowhere)).toBe(machineId(nowhere));
  expect(machineId(nowhere)).not.toBe(machineId(join(nowhere, 'either')));
});
