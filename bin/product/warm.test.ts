import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyring } from '@sundowner/keyring';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readInstallation } from './installation.ts';
import { warmPages } from './warm.ts';

let folder: string;
/** When two pages were asked for that had no answer yet. */
let second: PromiseWithResolvers<void>;
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warm-'));
  second = Promise.withResolvers();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

/** A site whose pages answer, each time they are asked, with the next of their statuses, and then with the last. */
async function warm(pages: Readonly<Record<string, readonly number[]>>, held = Promise.resolve()) {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const port = await listen(async (request, response) => {
    const path = request.url ?? '';
    const before = asked.filter((one) => one === path).length;
    asked.push(path);
    open += 1;
    most = Math.max(most, open);
    if (open === 2) second.resolve();
    await held;
    open -= 1;
    response.writeHead(pages[path]?.[before] ?? pages[path]?.at(-1) ?? 500).end();
  });
  const internal = await listen((_, response) => {
    response.end(JSON.stringify({ paths: Object.keys(pages) }));
  });
  createKeyring(join(folder, 'keys'));
  const installation = readInstallation({
    NODE_ENV: 'test',
    PORT: port,
    INTERNAL_PORT: internal,
    DATA_DIR: join(folder, 'data'),
    KEYS_DIR: join(folder, 'keys'),
  });
  return { ...(await warmPages(installation, new AbortController().signal)), asked, most };
}

test('two pages are asked for at once, and each is', async () => {
  const all = ['/', '/rates', '/new', '/offers', '/contact'];
  const { asked, most } = await warm(Object.fromEntries(all.map((path) => [path, [200]])), second.promise);
  expect(most).toBe(2);
  expect(asked.sort()).toEqual(all.sort());
});

test('a page that a studio just come up answers too late is asked again after the others', async () => {
  const { empty, failed, asked } = await warm({ '/': [503, 200], '/rates': [200], '/new': [404] });
  expect([empty, failed]).toEqual([['/new'], []]);
  expect(asked.slice(0, 3).sort()).toEqual(['/', '/new', '/rates']);
  expect(asked.slice(3)).toEqual(['/']);
});

test('a page that goes on failing is named, and is not asked for ever', async () => {
  const { failed, asked } = await warm({ '/': [503], '/rates': [200] });
  expect(failed).toEqual(['/']);
  expect(asked.slice(0, 2).sort()).toEqual(['/', '/rates']);
  expect(asked.slice(2)).toEqual(['/', '/']);
});
