import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFiles } from './own-files.ts';

const hosts: (string | undefined)[] = [];
const server = createServer((request, response) => {
  hosts.push(request.headers.host);
  const isPage = request.url === '/stay';
  if (request.url === '/gone.pdf') return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/pdf' });
  response.end('%PDF-1.7');
});
beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
});
afterAll(() => server.close());

test('a download is read from our own site alone, and pages are none', async () => {
  const { port } = server.address() as AddressInfo;
  const read = ownFiles({ run: ['site'], host: '127.0.0.1', port, siteUrl: 'https://lodges.example' });
  const file = await read('/downloads/Rates%202027.pdf');
  expect(file).toMatchObject({ name: 'Rates 2027.pdf', kind: 'application/pdf' });
  expect(Buffer.from(file?.content ?? []).toString()).toBe('%PDF-1.7');
  expect(hosts).toEqual(['lodges.example']);
  expect(await read('/stay')).toBeNull();
  expect(await read('/gone.pdf')).toBeNull();
  expect(await read('//elsewhere.example/rates.pdf')).toBeNull();
  expect(hosts).toHaveLength(3);
});

test('CLU-05/ports a machine without pages reads it where visitors do', async () => {
  const { port } = server.address() as AddressInfo;
  const siteUrl = `http://localhost:${port}`;
  const read = ownFiles({ run: ['worker'], host: '127.0.0.1', port: 1, siteUrl });
  expect(await read('/rates.pdf')).toMatchObject({ name: 'rates.pdf', kind: 'application/pdf' });
  expect(hosts.at(-1)).toBe(`localhost:${port}`);
  expect(await read('https://elsewhere.example/rates.pdf')).toBeNull();
});
