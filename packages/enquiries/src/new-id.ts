import { randomPieces } from './random-pieces.ts';

const eightBytes = randomPieces(8);

let lastTime = 0;
let counter = 0;

/**
 * A UUID of version 7 (RFC 9562 section 5.7): ids made one after the other in one process sort in that order, so that rows
 * of the same millisecond keep theirs.
 *
 * @param now milliseconds since 1970
 */
export function newId(now: number): string {
  counter = now === lastTime ? (counter + 1) & 0xfff : 0;
  lastTime = now;
  const time = Math.max(0, Math.trunc(now)).toString(16).padStart(12, '0').slice(-12);
  const tail = eightBytes();
  tail[0] = 0x80 | ((tail[0] ?? 0) & 0x3f);
  const count = counter.toString(16).padStart(3, '0');
  const random = tail.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${random.slice(0, 4)}-${random.slice(4)}`;
}
