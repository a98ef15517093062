// @ts-check
/**
 * A studio that never becomes ready, for tests and measurements: preloaded into every program of a product by
 *
 *     NODE_OPTIONS="--import <this file>" NO_STUDIO=ends|hangs npm start
 *
 * it lets all of them run but the studio's server, which ends at once, or takes connections and never answers.
 */
import { createServer } from 'node:net';

const isStudio = /[\\/]apps[\\/]studio[\\/]src[\\/]front[\\/]serve\.ts$/.test(process.argv[1] ?? '');

if (isStudio && process.env.NO_STUDIO === 'ends') {
  process.stderr.write('This studio ends at once.\n');
  process.exit(3);
}
if (isStudio && process.env.NO_STUDIO === 'hangs') {
  createServer(() => {}).listen(Number(process.env.STUDIO_PORT), process.env.STUDIO_HOST);
  await new Promise(() => {});
}
