import { setting } from '../row.ts';
import * as shape from '../shapes.ts';

/** What the programs write, and what tests drive them by. */
export const operation = {
  logLevel: setting('LOG_LEVEL', shape.logLevel, {
    standard: 'info',
    readBy: ['site', 'studio'],
    words: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  }),
  /** Added to the clock. */
  clockOffsetMs: setting('TEST_CLOCK_OFFSET_MS', shape.milliseconds, {
    standard: 0,
    readBy: ['site'],
    live: 'refused',
    words: "Milliseconds added to the enquiries' clock",
  }),
  chromiumPath: setting('CHROMIUM_PATH', shape.text, {
    standard: null,
    standardWords: 'found',
    readBy: ['tests'],
    words: 'The browser `npm test` drives',
  }),
};
