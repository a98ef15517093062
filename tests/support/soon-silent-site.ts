/**
 * The site as its own `main.ts` starts it, but for one value that no setting gives: it calls the studio silent after one second
 * without an answer instead of five minutes.
 */
import { createLog } from '../../apps/site/src/server/log.ts';
import { startSite } from '../../apps/site/src/server/start-site.ts';
import { loadSettings } from '../../apps/site/src/settings.ts';

const settings = loadSettings();
const site = await startSite(settings, createLog(settings.logLevel), { silentAfterMs: 1000 });
process.once('SIGTERM', () => void site.stop(5000).then(() => process.exit(0)));
