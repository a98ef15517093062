import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { siteStage } from './site-stage.ts';

/** A connection that is kept open. */
function speaker(port: number) {
  const socket = connect(port, '127.0.0.1');
  const opened = new Promise((resolve) => socket.once('connect', resolve));
  const ask = () =>
    new Promise<string>((resolve) => {
      let answer = '';
      const settle = () => resolve(answer);
      socket.on('data', (chunk) => {
        answer += chunk.toString();
        if (answer.endsWith('{"ok":true}')) settle();
      });
      socket.on('error', ({ message }) => resolve(message)).once('close', settle);
      socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
  return { opened, ask, end: () => socket.destroy() };
}

test('KEEP-01/sigterm whatever was sent before the signal is answered: on open connections, and on those the kernel still holds', async () => {
  const stage = await siteStage({ env: { LIMIT_GRACE_SECONDS: '20' } });
  onTestFinished(() => stage.close());
  const open = Array.from({ length: 20 }, () => speaker(stage.port));
  await Promise.all(open.map(({ opened }) => opened));
  for (const { ask } of open.slice(0, 10)) expect(await ask()).toMatch(/^HTTP\/1\.1 200 /);
  // Stopped like this the process reads nothing; the kernel takes connections and requests for it.
  const { pid = 0 } = stage.process();
  process.kill(pid, 'SIGSTOP');
  const late = Array.from({ length: 20 }, () => speaker(stage.port));
  await Promise.all(late.map(({ opened }) => opened));
  const answers = [...open, ...late].map(({ ask }) => ask());
  const ended = stage.stop();
  process.kill(pid, 'SIGCONT');
  const heard = await Promise.all(answers);
  // A client that was answered before the port closed may keep the connection; the stop would wait for another request on it.
  for (const { end } of [...open, ...late]) end();
  expect(heard.filter((answer) => !/^HTTP\/1\.1 200 [\s\S]*\{"ok":true\}$/.test(answer))).toEqual([]);
  expect(await ended).toBe(0);
});
