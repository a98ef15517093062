import { noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { loadKeyring } from '@sundowner/keyring';
import pino from 'pino';
import { openPipeline } from '../../apps/site/src/server/enquiry/open-pipeline.ts';
import { loadSettings } from '../../apps/site/src/settings.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';

/** The worker of a machine, opened as the site opens it from its environment. It says "started", and ends with SIGTERM. */
const settings = loadSettings();
const collection = demonstrationCollection();
const { pipeline, opened, close } = await openPipeline(
  settings,
  loadKeyring(settings.keysDir),
  pino({ level: 'silent' }),
  { current: () => ({ ...noEnquiryContent, collection }), pageName: async () => null },
);
await opened;
pipeline.start();
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write('started\n');
