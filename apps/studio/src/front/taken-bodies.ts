import { IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { callerNetwork } from '../accounts/sign-in/caller-network.ts';
import { studioSettings } from '../settings.ts';
import { requestHeaders, requestPath } from './admit-body.ts';
import { type BodyKeeper, inMemory } from './body-keeper.ts';
import { bodyMemory } from './body-memory.ts';
import type { BodyRule } from './bounds.ts';
import { forwardingLimit } from './forwarding-limit.ts';
import { crowded, isRefusal, noDisk, refuse } from './front-refusal.ts';
import { sealedOnDisk } from './sealed-on-disk.ts';
import { wholeBody } from './whole-body.ts';

/** A request as it came, with a body that is here whole: what reads it need not wait for anybody. */
function replayed(request: IncomingMessage, length: number, content: Readable): IncomingMessage {
  const whole = new IncomingMessage(request.socket);
  const { 'transfer-encoding': _, ...headers } = request.headers;
  whole.httpVersion = request.httpVersion;
  whole.httpVersionMajor = request.httpVersionMajor;
  whole.httpVersionMinor = request.httpVersionMinor;
  whole.method = request.method ?? 'GET';
  whole.url = request.url ?? '/';
  whole.rawHeaders = request.rawHeaders;
  whole.headers = { ...headers, 'content-length': String(length) };
  whole._read = () => void content.resume();
  content.on('data', (piece) => {
    if (!whole.push(piece)) content.pause();
  });
  content.once('end', () => {
    whole.complete = true;
    whole.push(null);
  });
  content.once('error', (error) => whole.destroy(error));
  content.pause();
  return whole;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Timeouts {
  /** Milliseconds within which a body must move (body-pace.ts). */
  readonly stallMs: number;
  /** Milliseconds it may wait for room. */
  readonly roomMs: number;
  /** Milliseconds a file that is here whole may wait for those before it. */
  readonly forwardMs: number;
}

export interface TakenBodies {
  /**
   * Reads a request's body and hands the request on with it.
   *
   * @param invite tells the person who asked that the body is wanted
   */
  take(request: IncomingMessage, response: ServerResponse, rule: BodyRule, invite: () => void): Promise<void>;
}

const MB = 2 ** 20;

/** What of bodies is there at once. In memory together it is well under a third of what the studio takes at rest. */
export function takenBodies(handler: Handler, timeouts: Timeouts): TakenBodies {
  const rooms = {
    strangers: bodyMemory({ bodies: 256, bytes: 4 * MB, ofOneNetwork: 16, slowestGivesWay: true }),
    words: bodyMemory({ bodies: 256, bytes: 16 * MB, ofOneNetwork: 128 }),
    // They come in on the disk, so that one on a slow line keeps out nobody; there they are a gigabyte at most.
    files: bodyMemory({ bodies: 24, bytes: Number.POSITIVE_INFINITY, ofOneNetwork: 16 }),
  };
  // What reads a file takes it into memory whole.
  const forwardedFiles = forwardingLimit(40 * MB);

  return {
    async take(request, response, { bytes, room }, invite) {
      const path = requestPath(request);
      const crowd = new AbortController();
      const slot = rooms[room].enter(callerNetwork(requestHeaders(request)), () => crowd.abort());
      if (!slot) return refuse(response, path, crowded);
      response.once('close', () => slot.leave());
      const keeper = room === 'files' ? await onDisk() : inMemory(slot);
      if (isRefusal(keeper)) return refuse(response, path, keeper);
      if (response.closed) return keeper.drop();
      response.once('close', () => keeper.drop());
      invite();
      const end = await wholeBody(request, {
        bytes,
        pace: { stallMs: timeouts.stallMs },
        keeper,
        timeoutMs: timeouts.roomMs,
        givesWay: crowd.signal,
      });
      if (end === 'gone') return void response.destroy();
      if (end !== 'whole') return refuse(response, path, end);
      slot.arrived();
      const body = await keeper.whole().catch(noDisk);
      if (isRefusal(body)) return refuse(response, path, body);
      if (room === 'files') {
        const release = await forwardedFiles.take(body.length, timeouts.forwardMs);
        if (!release) return refuse(response, path, crowded);
        if (response.closed) return release();
        response.once('close', release);
      }
      await handler(replayed(request, body.length, body.content), response);
    },
  };
}

const onDisk = (): Promise<BodyKeeper | ReturnType<typeof noDisk>> =>
  sealedOnDisk(join(studioSettings().dataDir, 'run', 'bodies')).catch(noDisk);
