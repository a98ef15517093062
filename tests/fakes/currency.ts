import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runAsProcess } from './process-mode.ts';
import { ScriptedAnswers, sendAnswer } from './scripted-answers.ts';

export interface FakeCurrency {
  /** For `CURRENCY_URL`. */
  readonly url: string;
  /** Every request so far. */
  readonly requests: readonly { readonly path: string; readonly key: string }[];
  readonly faults: ScriptedAnswers;
  /** What one rand is worth; others are worked out from it. */
  readonly rand: Record<string, number>;
  close(): Promise<void>;
}

/** The key the stand-in takes. */
export const currencyKey = 'cur_live_5f1c9b77d0e24a';

/** A stand-in for a service of exchange rates on 127.0.0.1: key in a header, `GET /v1/latest?base_currency=ZAR`, failures on demand. */
export async function startCurrency({ port = 0 }: { readonly port?: number } = {}): Promise<FakeCurrency> {
  const requests: { path: string; key: string }[] = [];
  const faults = new ScriptedAnswers();
  const rand: Record<string, number> = { USD: 0.054, EUR: 0.0468, GBP: 0.0404, JPY: 8.32 };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://currency.invalid');
    const key = String(request.headers.apikey ?? '');
    requests.push({ path: request.url ?? '', key });
    const scripted = faults.take();
    if (scripted) return sendAnswer(response, scripted);
    if (key !== currencyKey)
      return sendAnswer(response, { status: 401, body: { message: 'Invalid authentication credentials' } });
    const base = url.searchParams.get('base_currency') ?? '';
    const worth = base === 'ZAR' ? 1 : rand[base];
    if (request.method !== 'GET' || url.pathname !== '/v1/latest' || worth === undefined)
      return sendAnswer(response, { status: 422, body: { message: 'Validation error' } });
    const all = { ZAR: 1, ...rand };
    sendAnswer(response, {
      body: { data: Object.fromEntries(Object.entries(all).map(([code, rate]) => [code, rate / worth])) },
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    rand,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  await runAsProcess(({ port }) => startCurrency({ port }));
}
