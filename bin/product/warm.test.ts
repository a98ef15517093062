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
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warm-'));
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
async function warm(pages: Readonly<Record<string, readonly number[]>>) {
  const asked: string[] = [];
  const port = await listen((request, response) => {
    const path = request.url ?? '';
    const before = asked.filter((one) => one === path).length;
    asked.push(path);
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
  return { ...(await warmPages(installation, new AbortController().signal)), asked };
}

test('a page that a studio just come up answers too late is asked again after the others', async () => {
  expect(await warm({ '/': [503, 200], '/rates': [200], '/new': [404] })).toEqual({
    empty: ['/new'],
    failed: [],
    asked: ['/', '/rates', '/new', '/'],
  });
});

test('a page that goes on failing is named, and is not asked for ever', async () => {
  const { failed, asked } = await warm({ '/': [503], '/rates': [200] });
  expect(failed).toEqual(['/']);
  expect(asked).toEqual(['/', '/rates', '/', '/']);
});
