/**
 * A bare `node:http` server that answers everything with the head and the body a page of a product has: the least a kept page can cost.
 *
 *   node bench/support/bare-server.ts ADDRESS-OF-THE-PAGE ENCODING
 *
 * Says the port it listens on, on a line of its own.
 */
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { argv } from 'node:process';
import { buffer } from 'node:stream/consumers';

/** What the server puts in by itself. */
const ofTheServer = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const [address = '', encoding = 'identity'] = argv.slice(2);
const answer = await new Promise<IncomingMessage>((resolve, reject) =>
  get(address, { headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject),
);
const body = await buffer(answer);
const head: string[] = [];
for (let at = 0; at < answer.rawHeaders.length; at += 2) {
  const [name = '', value = ''] = answer.rawHeaders.slice(at, at + 2);
  if (!ofTheServer.has(name.toLowerCase())) head.push(name, value);
}
const server = createServer((_, response) => response.writeHead(200, head).end(body));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
