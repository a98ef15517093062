import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { exitCodes } from '@sundowner/brand/exit-codes';
import { describe, expect, test } from 'vitest';
import { rawRequest, siteStage } from './site-stage.ts';

describe('stopping and starting', () => {
  test('a request under way is finished before the site ends, and an idle connection does not hold the end up', async () => {
    const own = await siteStage();
    const held = Promise.withResolvers<void>();
    const name = 'late-0a1b2c3d.webp';
    own.studio.store.files.set(name, Buffer.from('a picture'));
    own.studio.store.collections.media?.push({ id: 900, filename: name });
    own.studio.faults.media = { kind: 'held', until: held.promise };
    let answered = false;
    const underWay = rawRequest(own.port, `/media/${name}`).finally(() => {
      answered = true;
    });
    await expect.poll(() => own.studio.requests).toContain(`/api/media/file/${name}`);
    const socket = connect(own.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const idle = new Promise((resolve) => socket.once('close', resolve));
    const ended = own.stop();
    // The idle connection goes at once; the request is still waited for.
    await idle;
    expect(answered).toBe(false);
    held.resolve();
    const answer = await underWay;
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('a picture');
    expect(await ended).toBe(0);
    await expect(rawRequest(own.port, '/')).rejects.toThrow('ECONNREFUSED');
    await own.close();
  });

  test('KEEP-01/exit-codes a port in use is one sentence, and an exit code of its own', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const other = await siteStage({ started: false, env: { PORT: String(port) } });
    await expect(other.start()).rejects.toThrow(
      `Port ${port} is in use by another program; stop that program or set PORT to a free port.`,
    );
    expect(other.process().exitCode).toBe(exitCodes.portTaken);
    expect(other.output()).not.toContain('    at ');
    await other.close();
    first.close();
  });

  test('KEEP-01/exit-codes wrong settings are all named, and their exit code says that no new start helps', async () => {
    const other = await siteStage({
      started: false,
      env: { TRUSTED_PROXIES: 'everybody', MAIL_FROM: 'nobody' },
    });
    await expect(other.start()).rejects.toThrow('The site ended');
    expect(other.output()).toMatch(/^TRUSTED_PROXIES must be .*\.$/m);
    expect(other.output()).toMatch(/^MAIL_FROM must be .*\.$/m);
    expect(other.process().exitCode).toBe(exitCodes.wrongConfiguration);
    await other.close();
  });
});
