import type { IncomingMessage } from 'node:http';
import { type BodyPace, watchPace } from '@sundowner/serving/body-pace';
import type { Place } from './body-room.ts';
import { crowded, type FrontRefusal, stalled, tooLarge } from './front-refusal.ts';

export interface Taking {
  /** Bytes the body may have. */
  readonly bytes: number;
  readonly pace: BodyPace;
  readonly place: Place;
  /** Milliseconds a body waits while there is no room for more of it. */
  readonly patienceMs: number;
}

export const isRefusal = (outcome: object): outcome is FrontRefusal => 'status' in outcome;

/**
 * Reads a body, and keeps no byte more than it may have.
 *
 * @returns its pieces, why it is refused, or `null` when whoever sent it has gone
 */
export function wholeBody(
  request: IncomingMessage,
  { bytes, pace, place, patienceMs }: Taking,
): Promise<readonly Buffer[] | FrontRefusal | null> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    let patience: NodeJS.Timeout | undefined;
    let endWatch = () => {};
    const settle = (outcome: readonly Buffer[] | FrontRefusal | null) => {
      endWatch();
      clearTimeout(patience);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      resolve(outcome);
    };
    const watch = () => {
      endWatch = watchPace(request, bytes, pace, () => settle(stalled));
    };
    const wait = async () => {
      request.pause();
      // Nobody is slow while we do not read.
      endWatch();
      patience = setTimeout(() => settle(crowded), patienceMs);
      await place.turn();
      clearTimeout(patience);
      if (request.listeners('data').includes(onData)) {
        watch();
        request.resume();
      }
    };
    const onData = (piece: Buffer) => {
      length += piece.byteLength;
      if (length > bytes) return settle(tooLarge(bytes));
      pieces.push(piece);
      if (!place.hold(piece.byteLength)) void wait();
    };
    const onEnd = () => settle(pieces);
    const onGone = () => settle(null);
    watch();
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}
