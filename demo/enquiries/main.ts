import { onDatabaseTime } from '@sundowner/enquiries/store/database/on-database-time';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { openVault } from '@sundowner/enquiries/store/vault';
import { loadKeyring } from '@sundowner/keyring';
import { loadSettings } from '../../apps/site/src/settings.ts';
import { seedEnquiries } from './seed.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** `node demo/enquiries/main.ts`, in the environment of an installation: sixty enquiries for a desk that has none; live mode is refused. */
try {
  const settings = loadSettings();
  if (settings.mode === 'live')
    throw new Error('MODE is "live": invented enquiries belong to a demonstration.');
  const store = await onDatabaseTime(() => openStore(settings, silent));
  try {
    const count = await seedEnquiries({
      store,
      vault: openVault(loadKeyring(settings.keysDir)),
      initials: settings.brand.initials,
      now: Date.now() + settings.clockOffsetMs,
    });
    process.stdout.write(
      count === 0 ? 'The demonstration’s enquiries are there already.\n' : `Put ${count} enquiries in.\n`,
    );
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
