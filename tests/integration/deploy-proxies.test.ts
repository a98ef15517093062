import { once } from 'node:events';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../bin/product/ports.ts';
import { type DeployProxy, deployProxies } from '../support/deploy-proxies.ts';

/** A machine as far as a load balancer knows it. */
async function startMachine(name: string) {
  const state = { ready: true, refusesPosts: false, notReadySaid: 0 };
  const server = createServer((asked, answer) => {
    const isQuestion = asked.url === '/ready' || asked.url === '/api/ready';
    if (asked.url === '/ready' && !state.ready) state.notReadySaid += 1;
    const refused = isQuestion ? !state.ready : asked.method === 'POST' && state.refusesPosts;
    answer.writeHead(refused ? 503 : 200, { 'content-type': 'text/plain' });
    answer.end(isQuestion ? '' : `${name} ${asked.headers['x-forwarded-for']} ${asked.headers.host}`);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const port = await freePort();
  await listen(port);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  const address = `127.0.0.1:${port}`;
  return { site: address, studio: address, state, stop, start: () => listen(port) };
}
type Machine = Awaited<ReturnType<typeof startMachine>>;

/** One question over TLS, as a visitor or an editor asks it. */
const ask = (port: number, host: string, method = 'GET'): Promise<string> =>
  new Promise((done) => {
    const headers = { host, 'x-forwarded-for': '198.51.100.7', connection: 'close' };
    const asking = request(
      { host: '127.0.0.1', port, path: '/enquire', method, headers, rejectUnauthorized: false, agent: false },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        answer.on('end', () => done(`${answer.statusCode} ${body}`));
      },
    );
    asking.on('error', (error) => done(error.message));
    asking.end();
  });

describe.each(deployProxies)('two machines behind $name, as deploy/ has it', ({ name, path, start }) => {
  describe.skipIf(path === null)(`with ${name} from the system's packages`, () => {
    let one: Machine;
    let other: Machine;
    let proxy: DeployProxy;
    beforeAll(async () => {
      [one, other] = await Promise.all([startMachine('one'), startMachine('other')]);
      proxy = await start([one, other]);
    });
    afterAll(async () => {
      await proxy?.stop();
      await Promise.all([one?.stop(), other?.stop()]);
    });

    const site = (method?: string) => ask(proxy.port, 'www.example.com', method);
    /** Who answers the next twenty questions. */
    async function answering(method?: string): Promise<readonly string[]> {
      const answers = new Set<string>();
      for (let asked = 0; asked < 20; asked += 1)
        answers.add((await site(method)).split(' ').slice(0, 2).join(' '));
      return [...answers].sort();
    }

    /** Waits until one or both answer, and nobody asks a machine that was named before. */
    async function answeredBy(...expected: readonly string[]): Promise<void> {
      await expect.poll(() => answering(), { timeout: 30_000 }).toEqual(expected);
      await proxy.settled();
    }

    test('CLU-08/proxies visitors are shared, and nobody says for themselves where they come from', async () => {
      await answeredBy('200 one', '200 other');
      expect(await site()).toMatch(/^200 \w+ 127\.0\.0\.1 www\.example\.com$/);
    });

    test("CLU-08/proxies the studio is for one's own networks alone", async () => {
      expect(await ask(proxy.port, 'studio.example.com')).toMatch(/^403 /);
    });

    test('CLU-08/proxies a machine that says it stops gets nobody more, and one that is gone is passed over', async () => {
      one.state.ready = false;
      await answeredBy('200 other');
      // It has had its time to drain.
      await one.stop();
      expect(await answering()).toEqual(['200 other']);
      expect(await answering('POST')).toEqual(['200 other']);
      await one.start();
      one.state.ready = true;
      await answeredBy('200 one', '200 other');
    });

    test('CLU-08/proxies a machine that ends without a word fails nobody', async () => {
      await other.stop();
      expect(await answering()).toEqual(['200 one']);
      expect(await answering('POST')).toEqual(['200 one']);
      await other.start();
      await answeredBy('200 one', '200 other');
    });

    test('CLU-08/proxies a machine that refuses posts, as while its store is away, goes on with pages', async () => {
      one.state.refusesPosts = true;
      for (const _ of [1, 2]) expect(await answering('POST')).toEqual(['200 other', '503 one']);
      // Asked at once: no pause in which it is left out.
      expect(await answering()).toEqual(['200 one', '200 other']);
      one.state.refusesPosts = false;
    });

    test('CLU-08/proxies where no machine is ready, as while the database fails over, visitors get the pages of those that live', async () => {
      for (const { state } of [one, other]) Object.assign(state, { ready: false, notReadySaid: 0 });
      // Both are known not to be ready, and nginx was reloaded.
      await expect
        .poll(() => Math.min(one.state.notReadySaid, other.state.notReadySaid), { timeout: 30_000 })
        .toBeGreaterThan(3);
      expect(await answering()).toEqual(['200 one', '200 other']);
      expect(await answering('POST')).toEqual(['200 one', '200 other']);
      // One that is gone besides fails nobody.
      await other.stop();
      await answeredBy('200 one');
      await other.start();
      for (const each of [one, other]) each.state.ready = true;
      await answeredBy('200 one', '200 other');
    });
  });
});
