import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emlTransport, eraseMailFiles } from './eml-transport.ts';
import type { Mail } from './mail.ts';

const sender = { name: null, address: 'desk@localhost' };
const mail: Mail = {
  id: 'job-1',
  name: 'MC-7KQ2-94HD.visitor-mail',
  to: { name: null, address: 'naledi@example.com' },
  replyTo: null,
  subject: 'We have it, Zoë',
  text: 'Hello',
  html: '<p>Hello</p>',
};
const never = new AbortController().signal;
let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'sundowner-mail-')), 'mail');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

test('a mail becomes one whole file that only its owner can read', async () => {
  const receipt = await emlTransport(folder, sender).send(mail, never);
  expect(receipt).toEqual({ detail: 'written to mail/MC-7KQ2-94HD.visitor-mail.job-1.eml' });
  expect(await readdir(folder)).toEqual(['MC-7KQ2-94HD.visitor-mail.job-1.eml']);
  const file = join(folder, 'MC-7KQ2-94HD.visitor-mail.job-1.eml');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(await readFile(file));
  expect(parsed).toMatchObject({ subject: 'We have it, Zoë', messageId: '<job-1@localhost>' });
});

test('the same job again replaces its file', async () => {
  const transport = emlTransport(folder, sender);
  await transport.send(mail, never);
  await transport.send({ ...mail, subject: 'Again' }, never);
  expect(await readdir(folder)).toHaveLength(1);
});

test('nothing is left behind when the time is up', async () => {
  await expect(emlTransport(folder, sender).send(mail, AbortSignal.abort())).rejects.toThrow();
  expect(await readdir(join(folder, '..'))).toEqual([]);
});

test('a name cannot leave the folder', async () => {
  await emlTransport(folder, sender).send({ ...mail, name: '../../etc/passwd' }, never);
  expect(await readdir(folder)).toEqual(['etc-passwd.job-1.eml']);
});

test('an erasure takes every file of its jobs and of no other', async () => {
  const transport = emlTransport(folder, sender);
  await transport.send(mail, never);
  await transport.send({ ...mail, id: 'job-2', name: 'MC-7KQ2-94HD.concierge-mail' }, never);
  await transport.send({ ...mail, id: 'job-11' }, never);
  await writeFile(join(folder, '.MC-7KQ2-94HD.visitor-mail.job-1.0a.part'), 'cut off by a kill');
  expect(await eraseMailFiles(folder, ['job-1', 'job-2', 'job-3'])).toBe(3);
  expect(await readdir(folder)).toEqual(['MC-7KQ2-94HD.visitor-mail.job-11.eml']);
  expect(await eraseMailFiles(join(folder, 'none'), ['job-1'])).toBe(0);
});
