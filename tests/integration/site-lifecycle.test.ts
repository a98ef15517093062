import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { rawRequest, siteStage } from './site-stage.ts';

describe('stopping and starting', () => {
  test('a request under way is finished before the site ends', async () => {
    const own = await siteStage();
    own.studio.faults.homepage = { kind: 'slow', by: 1000 };
    await own.publish(['homepage'], () => {});
    const underWay = rawRequest(own.port, '/');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ended = own.stop();
    const answer = await underWay;
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain('</html>');
    expect(await ended).toBe(0);
    await expect(rawRequest(own.port, '/')).rejects.toThrow('ECONNREFUSED');
    await own.close();
  });

  test('an idle connection does not hold the end up', async () => {
    const own = await siteStage();
    const socket = connect(own.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const began = performance.now();
    expect(await own.stop()).toBe(0);
    // What holds it up is let go after 10 s; a busy machine takes its time for the rest.
    expect(performance.now() - began).toBeLessThan(9000);
    socket.destroy();
    await own.close();
  });

  test('a port in use is one sentence and exit code 1', async () => {
    const first = await siteStage();
    const other = await siteStage({ started: false, env: { PORT: String(first.port) } });
    await expect(other.start()).rejects.toThrow(
      `Port ${first.port} is in use by another program; stop that program or set PORT to a free port.`,
    );
    expect(other.process().exitCode).toBe(1);
    expect(other.output()).not.toContain('    at ');
    await other.close();
    await first.close();
  });

  test('wrong settings are all named, and exit code 1', async () => {
    const other = await siteStage({
      started: false,
      env: { TRUSTED_PROXIES: 'everybody', MAIL_FROM: 'nobody' },
    });
    await expect(other.start()).rejects.toThrow('The site ended');
    expect(other.output()).toMatch(/^TRUSTED_PROXIES must be .*\.$/m);
    expect(other.output()).toMatch(/^MAIL_FROM must be .*\.$/m);
    expect(other.process().exitCode).toBe(1);
    await other.close();
  });
});
