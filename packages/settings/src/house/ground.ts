import { resolve } from 'node:path';
import { setting, settingAfter } from '../row.ts';
import * as shape from '../shapes.ts';

/** Settings read before all others, because the defaults of others follow from them. */
export const ground = {
  mode: setting('MODE', shape.mode, {
    standard: 'demo',
    readBy: ['site', 'studio'],
    words:
      '`demo` seeds new stores, marks every page and is not indexed. `live` never seeds and refuses to start half-configured',
  }),
  port: setting('PORT', shape.port, {
    standard: 3000,
    readBy: ['site', 'studio'],
    words: 'Where the site listens',
  }),
  studioHost: setting('STUDIO_HOST', shape.hostName, {
    standard: '127.0.0.1',
    readBy: ['site', 'studio'],
    words: 'Where the studio listens; keep it private',
  }),
  studioPort: setting('STUDIO_PORT', shape.port, {
    standard: 3001,
    readBy: ['site', 'studio'],
    words: 'Where the studio listens; keep it private',
  }),
  /** Absolute. */
  dataDir: settingAfter('DATA_DIR', shape.folder, {
    standardOf: () => resolve('./data'),
    standardWords: '`./data`',
    readBy: ['site', 'studio'],
    words: 'Everything the product stores',
  }),
};
