import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that makes an empty PostgreSQL database for each POST. */
    postgresDatabases: string;
  }
}

/** One PostgreSQL for all test files of a run, started when the first of them asks for a database. */
export default async function shareOnePostgres(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | null = null;
  const desk = createServer((_request, response) => {
    // A store asks on several connections at once, and a worker keeps those of all its files.
    postgres ??= startPostgres({ settings: ['max_connections=400'] });
    postgres
      .then((server) => server.createDatabase())
      .then((url) => response.end(url))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('postgresDatabases', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    // One that did not start has been told of where it was asked for.
    await postgres?.then(
      (server) => server.stop(),
      () => {},
    );
  };
}
