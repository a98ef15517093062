import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { localAddress } from '@sundowner/settings/local-address';
import next from 'next';
import { endStart } from '../runtime/process-end.ts';
import { doLastActs, noteDraining } from '../runtime/shared-state.ts';
import { studioSettings } from '../settings.ts';
import { answerSecurityText, pageOrBusy } from './busy-page.ts';
import { frontServer } from './front-server.ts';
import type { Handler } from './taken-bodies.ts';

/** Milliseconds a stop goes on with what is under way; the launcher cuts after five seconds. */
const stopWithin = 3_500;
/** And what is to be done at the very end. */
const lastActsWithin = 500;

/**
 * `node apps/studio/src/front/serve.ts`: the built studio behind its own HTTP server. What it serves is Next's; how much it reads of
 * whom is front-server.ts's.
 */
async function serve(): Promise<void> {
  const { studioHost: host, studioPort: port, limits } = studioSettings();
  // Next asks itself by this address after a server action; without it, by whatever host a request names.
  process.env.__NEXT_PRIVATE_ORIGIN = localAddress(host, port);
  const app = next({ dev: false, dir: join(import.meta.dirname, '../..'), hostname: host, port });
  let handler: Handler | null = null;
  const { server, close } = frontServer(
    async (request, response) => {
      if (answerSecurityText(request, response)) return;
      if (handler) return handler(request, response);
      response.writeHead(503, { 'Retry-After': '5', Connection: 'close' }).end();
    },
    {
      stallMs: 30_000 * limits.deadlineFactor,
      roomMs: 60_000 * limits.deadlineFactor,
      // Under the time the runbook's proxy waits for an answer.
      forwardMs: 150_000 * limits.deadlineFactor,
    },
  );
  server.listen({ host, port });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use by another program; stop that program or set STUDIO_PORT to a free port.`
        : `Port ${port} on ${host} cannot be opened (${error.code}); look at STUDIO_HOST and STUDIO_PORT.`,
    );
  });
  // A fault of accepting (no descriptors left) passes; without anybody who listens it would end the process.
  server.on('error', (error: NodeJS.ErrnoException) =>
    process.stderr.write(`A connection could not be taken: ${error.code}\n`),
  );
  await app.prepare();
  handler = pageOrBusy(app.getRequestHandler());
  let stopping = false;
  const hurry = new AbortController();
  const stop = async (drain: boolean) => {
    if (!drain) hurry.abort();
    if (stopping) return;
    stopping = true;
    noteDraining();
    await sleep(limits.drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => {});
    await close(stopWithin);
    await doLastActs(lastActsWithin);
    await app.close();
    process.exit(0);
  };
  // A stop somebody planned; the other ends at once, a drain that is under way too: the launcher and the orphan watch send it.
  process.on('SIGTERM', () => void stop(true));
  process.on('SIGINT', () => void stop(false));
}

await serve().catch(endStart);
