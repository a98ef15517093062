import type { IncomingMessage } from 'node:http';

/** How patient a reader of bodies is. A slow body is taken as long as it moves. */
export interface BodyPace {
  /** Milliseconds within which a body must bring `leastBytes` more, or end. */
  readonly stallMs: number;
}

/** Bytes a body must bring within each `stallMs`. */
const leastBytes = 1024;

/** Bytes a second of the slowest line we wait for, GPRS (56 kbit/s): with it the largest body takes a quarter of an hour. */
const slowestPace = 7 * 1024;

/** Milliseconds a body of at most `limit` bytes may take in all. */
export const longestTime = (limit: number, { stallMs }: BodyPace): number =>
  stallMs + (limit / slowestPace) * 1000;

/**
 * Watches how a request's body comes in, by the bytes on its connection.
 *
 * @param limit bytes the body may have
 * @param onStall called at most once, when too little came within a while or the whole takes too long
 * @returns ends the watch
 */
export function watchPace(
  { socket }: IncomingMessage,
  limit: number,
  pace: BodyPace,
  onStall: () => void,
): () => void {
  let before = socket.bytesRead;
  const end = () => {
    clearInterval(turn);
    clearTimeout(whole);
  };
  const stall = () => {
    end();
    onStall();
  };
  const turn = setInterval(() => {
    const now = socket.bytesRead;
    if (now - before < leastBytes) stall();
    before = now;
  }, pace.stallMs);
  const whole = setTimeout(stall, longestTime(limit, pace));
  return end;
}
