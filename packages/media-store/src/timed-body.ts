import { Readable } from 'node:stream';

const silent = () => Object.assign(new Error('The rest of a file does not come.'), { name: 'TimeoutError' });

/**
 * A body that is given up when nothing comes for some time while somebody waits for it. How long its reader takes between two pieces is
 * the reader's affair: a visitor's line may be slow.
 *
 * @param silenceMs for one piece
 */
export function timedBody(body: Readable, silenceMs: number): Readable {
  const pieces = body[Symbol.asyncIterator]();
  // The iterator hears of it as well, once somebody reads.
  body.on('error', () => {});
  return new Readable({
    read() {
      const late = setTimeout(() => this.destroy(silent()), silenceMs);
      pieces
        .next()
        .then(
          ({ done, value }) => this.push(done ? null : value),
          (error: Error) => this.destroy(error),
        )
        .finally(() => clearTimeout(late));
    },
    destroy(error, done) {
      body.destroy();
      done(error);
    },
  });
}
