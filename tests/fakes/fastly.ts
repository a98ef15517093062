import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ScriptedAnswers, sendAnswer } from './scripted-answers.ts';

/** One purge as it was asked for, and what it was answered with; 0 for a connection that was cut, or an answer that came late. */
interface ReceivedPurge {
  readonly keys: readonly string[];
  readonly soft: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly status: number;
}

export interface FakeFastly {
  /** For `CDN_URL`. */
  readonly url: string;
  readonly service: string;
  readonly token: string;
  readonly received: readonly ReceivedPurge[];
  /** Keys of the purges that were made. */
  purged(): readonly string[];
  readonly faults: ScriptedAnswers;
  /** From now on answers begin and never end; `false` for as they should be. */
  endless(is: boolean): void;
  close(): Promise<void>;
}

/** A stand-in for Fastly's purge by keys: judges service and token, 256 keys a request, and fails on demand. */
export async function startFastly(): Promise<FakeFastly> {
  const service = 'SU1Z0isxPaozGVKXdv0eY';
  const token = 'token-of-this-very-test';
  const received: ReceivedPurge[] = [];
  const faults = new ScriptedAnswers();
  let isEndless = false;
  const server = createServer((request, response) => {
    const { headers } = request;
    const keys = String(headers['surrogate-key'] ?? '')
      .split(' ')
      .filter(Boolean);
    const isOurs = request.method === 'POST' && request.url === `/service/${service}/purge`;
    const isRight = isOurs && keys.length > 0 && keys.length <= 256;
    const own = headers['fastly-key'] !== token ? 401 : isRight ? 200 : 400;
    const fault = faults.take();
    const isCut = fault?.drop === true || fault?.delayMilliseconds !== undefined;
    const status = isCut ? 0 : (fault?.status ?? own);
    received.push({ keys, soft: headers['fastly-soft-purge'] === '1', at: Date.now(), status });
    request.resume();
    if (isEndless) {
      response.writeHead(status);
      const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.once('close', () => clearInterval(timer));
      return;
    }
    sendAnswer(response, fault ?? { status: own, body: own === 200 ? { status: 'ok' } : { msg: 'no' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    service,
    token,
    received,
    purged: () => received.filter(({ status }) => status === 200).flatMap(({ keys }) => keys),
    faults,
    endless(is) {
      isEndless = is;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
