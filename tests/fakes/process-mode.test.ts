import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let child: ChildProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sundowner-fake-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  child = null;
  await rm(folder, { recursive: true });
});

async function run(fake: string, ...more: string[]): Promise<string> {
  child = spawn(process.execPath, [`tests/fakes/${fake}.ts`, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return line.toString('utf8').trim();
}

test('the SMTP fake runs as a process and records a line for every mail', async () => {
  const record = join(folder, 'sent.jsonl');
  const url = await run('smtp', '--record', record);
  const transport = createTransport({ url, pool: true });
  for (const id of ['a', 'b', 'a']) {
    const mail = { from: 'desk@example.com', to: 'naledi@example.com', subject: 'x', text: 'x' };
    await transport.sendMail({ ...mail, messageId: `<${id}@example.com>` });
  }
  transport.close();
  const lines = (await readFile(record, 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { messageId: string }).messageId)).toEqual([
    '<a@example.com>',
    '<b@example.com>',
    '<a@example.com>',
  ]);
  child?.kill('SIGTERM');
  expect(await once(child ?? process, 'exit')).toEqual([0, null]);
});

test('the HubSpot fake runs as a process and refuses what HubSpot would', async () => {
  const url = await run('hubspot');
  const guid = '78c2891f-ebdd-44c0-bd94-15c012bbbfbf';
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const path = `/submissions/v3/integration/submit/62515/${guid}`;
  const fields = [{ objectTypeId: '0-1', name: 'email', value: 'naledi@example.com' }];
  expect((await post(path, { submittedAt: '1795177200500', fields })).status).toBe(200);
  expect((await post(path, { fields })).status).toBe(400);
  expect((await post(`${path}/more`, { submittedAt: '1795177200500', fields })).status).toBe(404);
});

test('a wrong port is told in one sentence', async () => {
  child = spawn(process.execPath, ['tests/fakes/smtp.ts', '--port', 'x'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [words] = (await once(child.stderr ?? child, 'data')) as [Buffer];
  expect(words.toString('utf8')).toBe('--port must be a port number, but is "x".\n');
});
