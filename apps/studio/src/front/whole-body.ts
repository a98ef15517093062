import type { IncomingMessage } from 'node:http';
import { type BodyPace, watchPace } from '@sundowner/serving/body-pace';
import type { BodyKeeper } from './body-keeper.ts';
import { crowded, type FrontRefusal, noDisk, stalled, tooLarge } from './front-refusal.ts';

export interface Taking {
  /** Bytes the body may have. */
  readonly bytes: number;
  readonly pace: BodyPace;
  readonly keeper: BodyKeeper;
  /** Milliseconds a body waits while there is no room for more of it. */
  readonly timeoutMs: number;
  /** Aborted when the body must give its place to another. */
  readonly givesWay: AbortSignal;
}

/** How the reading of a body ended: it is here whole, the person who sent it has gone, or why it is refused. */
export type BodyEnd = 'whole' | 'gone' | FrontRefusal;

/** Reads a body into its keeper, and no byte more than it may have. */
export function wholeBody(
  request: IncomingMessage,
  { bytes, pace, keeper, timeoutMs, givesWay }: Taking,
): Promise<BodyEnd> {
  if (request.destroyed) return Promise.resolve('gone');
  return new Promise((resolve) => {
    let length = 0;
    let timer: NodeJS.Timeout | undefined;
    let endWatch = () => {};
    let over = false;
    const settle = (outcome: BodyEnd) => {
      over = true;
      endWatch();
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      givesWay.removeEventListener('abort', onGivesWay);
      resolve(outcome);
    };
    const watch = () => {
      endWatch = watchPace(request, bytes, pace, () => settle(stalled));
    };
    const wait = async () => {
      request.pause();
      // Nobody is slow while we do not read.
      endWatch();
      timer = setTimeout(() => settle(crowded), timeoutMs);
      const refused = await keeper.more().then(() => null, noDisk);
      clearTimeout(timer);
      if (over) return;
      if (refused) return settle(refused);
      watch();
      request.resume();
    };
    const onData = (piece: Buffer) => {
      length += piece.byteLength;
      if (length > bytes) return settle(tooLarge(bytes));
      if (!keeper.keep(piece)) void wait();
    };
    const onEnd = () => settle('whole');
    const onGone = () => settle('gone');
    const onGivesWay = () => settle(crowded);
    watch();
    givesWay.addEventListener('abort', onGivesWay);
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}
