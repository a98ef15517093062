import { resolve } from 'node:path';
import { settingAfter, sharedSetting } from '../row.ts';
import * as shape from '../shapes.ts';

/** Settings read before all others, because the defaults of others follow from them. */
export const ground = {
  mode: sharedSetting('MODE', shape.mode, {
    standard: 'demo',
    words:
      '`demo` seeds new stores, marks every page and is not indexed. `live` never seeds and refuses to start half-configured',
  }),
  run: sharedSetting('RUN', shape.run, {
    standard: ['site', 'studio', 'worker'],
    standardWords: '`site,studio,worker`',
    words:
      'What this machine runs: `site` (pages and enquiries), `studio`, `worker` (deliveries and what follows from them). [Which needs what](docs/runbooks/deploy.md#roles)',
  }),
  port: sharedSetting('PORT', shape.port, {
    standard: 3000,
    words: 'Where the site listens; on a worker without site only `/health` and `/ready`',
  }),
  studioHost: sharedSetting('STUDIO_HOST', shape.hostName, {
    standard: '127.0.0.1',
    words: 'Where the studio listens; keep it private',
  }),
  studioPort: sharedSetting('STUDIO_PORT', shape.port, {
    standard: 3001,
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
