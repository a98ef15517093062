import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { createMailParser, type MailParser, parserLimits, startParseProcess } from './mail-parser.ts';

const mail = (body: string | Buffer) =>
  new Uint8Array(
    Buffer.concat([Buffer.from('From: Ann <a@example.com>\r\nSubject: Hello\r\n\r\n'), Buffer.from(body)]),
  );
/** Long enough that no machine has read it before it is looked after it. */
const long = () => mail('a\n'.repeat(240_000));
const patient = { ...parserLimits, time: 120_000 };

/** A parser, and the processes it has started. */
function watched(limits = patient): { readonly parser: MailParser; readonly started: ChildProcess[] } {
  const started: ChildProcess[] = [];
  const parser = createMailParser(limits, (bounds) => {
    const child = startParseProcess(bounds);
    started.push(child);
    return child;
  });
  return { parser, started };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a mail that takes too long or too much is given up, and its process with it', async () => {
  for (const [limits, why] of [
    [{ time: 1 }, 'time'],
    [{ heap: 16 }, 'memory'],
    [{ growth: 1 }, 'memory'],
  ] as const) {
    const { parser, started } = watched({ ...patient, ...limits });
    expect(await parser.mail(long()), JSON.stringify(limits)).toBe(why);
    await expect.poll(() => started[0]?.signalCode).toBe('SIGKILL');
    await parser.close();
  }
});

test('the next one is read, and of one that is given up the head', async () => {
  const { parser } = watched({ ...patient, heap: 16 });
  expect(await parser.mail(long())).toBe('memory');
  const headed = mail('x'.repeat(200_000));
  expect(await parser.head(headed)).toMatchObject({
    from: 'a@example.com',
    name: 'Ann',
    subject: 'Hello',
    refersTo: [],
  });
  expect(headed.byteLength).toBeGreaterThan(200_000);
  expect(await parser.mail(mail('Hello'))).toMatchObject({ text: 'Hello', files: [] });
  expect(await parser.mail(mail(''.padEnd(3_000_000).replace(/ /g, '\nA')))).toBe('broken');
  const closing = parser.mail(long());
  await parser.close();
  expect(await closing).toBe('closed');
});

test('files come over as they are, and a process that held much of them is given no other mail', async () => {
  const { parser, started } = watched();
  const photograph = Buffer.alloc(20 * 2 ** 20, 'photograph ');
  const parts = [
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHere\r\n--b',
    'Content-Type: image/jpeg; name=a.jpg\r\nContent-Transfer-Encoding: base64\r\n',
    `${photograph.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n--b--\r\n`,
  ];
  const read = await parser.mail(new Uint8Array(Buffer.from(`From: a@example.com\r\n${parts.join('\r\n')}`)));
  if (typeof read === 'string') throw new Error(`It is ${read}.`);
  expect([read.text, read.files.length]).toEqual(['Here', 1]);
  expect(photograph.equals(read.files[0]?.content ?? new Uint8Array())).toBe(true);
  for (const text of ['One', 'Two']) expect(await parser.mail(mail(text))).toMatchObject({ text });
  expect(started).toHaveLength(2);
  expect(started[0]?.signalCode).toBe('SIGKILL');
  await parser.close();
  expect(started[1]?.signalCode).toBe('SIGKILL');
});

test('a machine that gives it no time is no fault of the mail', async () => {
  const { parser, started } = watched({ ...parserLimits, time: 1000 });
  expect(await parser.mail(mail('One'))).toMatchObject({ text: 'One' });
  started[0]?.kill('SIGSTOP');
  const reading = parser.mail(mail('Two'));
  // Longer than the mail may take of the processor.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  started[0]?.kill('SIGCONT');
  expect(await reading).toMatchObject({ text: 'Two' });
  await parser.close();
});

test('a process that hangs, is ended by the system or cannot be started is told apart from a bound the mail met', async () => {
  const hanging = watched({ ...patient, wait: 1000 });
  const hung = hanging.parser.mail(long());
  hanging.started[0]?.kill('SIGSTOP');
  expect(await hung).toBe('died');
  await expect.poll(() => hanging.started[0]?.signalCode).toBe('SIGKILL');
  await hanging.parser.close();

  const { parser, started } = watched();
  const killed = parser.mail(long());
  started[0]?.kill('SIGKILL');
  expect(await killed).toBe('died');
  expect(await parser.mail(mail('Hello'))).toMatchObject({ text: 'Hello' });
  await parser.close();

  const nothing = createMailParser(patient, () => fork('nothing', { execPath: '/nowhere' }));
  expect(await nothing.mail(mail('Hello'))).toBe('unstarted');
  expect(await nothing.head(mail('Hello'))).toBeNull();
  await nothing.close();
  const full = createMailParser(patient, () => {
    throw new Error('spawn ENOMEM');
  });
  expect(await full.mail(mail('Hello'))).toBe('unstarted');
  await full.close();
});

/** A process that has a long mail read, and says by what. */
const reading = `
  const { createMailParser, parserLimits, startParseProcess } = await import(process.argv[1]);
  const parser = createMailParser({ ...parserLimits, time: 120_000 }, (bounds) => {
    const child = startParseProcess(bounds);
    child.once('spawn', () => console.log(child.pid));
    return child;
  });
  await parser.mail(new Uint8Array(Buffer.from('From: a@example.com\\n\\n' + '\\n'.repeat(240_000))));
`;

test.skipIf(process.platform === 'win32')(
  'it ends with whoever started it, and is the first to give way for memory',
  async () => {
    const parent = spawn(
      process.execPath,
      ['--input-type=module', '-e', reading, join(import.meta.dirname, 'mail-parser.ts')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const lines = createInterface({ input: parent.stdout });
    const [pid] = await once(lines, 'line');
    const child = Number(pid);
    if (process.platform === 'linux')
      await expect
        .poll(() => readFileSync(`/proc/${child}/oom_score_adj`, 'utf8').trim(), { timeout: 20_000 })
        .toBe('1000');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await expect.poll(() => isRunning(child), { timeout: 20_000 }).toBe(false);
  },
);
