import { localAddress } from '@sundowner/settings/local-address';
import { ground, loose, named } from '@sundowner/settings/product';
import { media } from '@sundowner/settings/product/media';
import { checkRun, checkStudioRoles } from '@sundowner/settings/product/roles';
import { SettingsReader } from '@sundowner/settings/reader';

/** What the studio reads of its environment, checked. */
export type StudioSettings = ReturnType<typeof settingsIn>;

function settingsIn(read: SettingsReader<'studio'>) {
  const base = read.rows(ground, {});
  const settings = { ...base, ...read.rows(loose, base) };
  checkRun(read, settings);
  checkStudioRoles(read, settings);
  return {
    ...settings,
    /** Origin editors open; links in mails and cookies follow it, never the Host header. */
    studioUrl: new URL(settings.studioUrl).origin,
    /** Origin of the internal API: of the site of this machine, unless another is named. */
    internalUrl: settings.internalUrl ?? localAddress(settings.internalHost, settings.internalPort),
    brand: read.rows(named.brand, base),
    installation: read.rows(named.installation, base),
    mail: read.rows(named.mail, base),
    limits: read.rows(named.limits, base),
    /** Where pictures, films and PDFs lie. */
    media: media.read(read.rows(media.rows, base), read),
  };
}

/**
 * The studio's settings from an environment. An empty variable counts as one that is not set.
 *
 * @throws SettingsError naming every wrong value at once (GEN-07: live mode refuses to start half-configured)
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>): StudioSettings {
  const read = new SettingsReader(env, 'studio');
  // Payload empties the whole database at start when this is "true"; no setting of ours may do that.
  if (read.given('PAYLOAD_DROP_DATABASE') !== null) read.problem('PAYLOAD_DROP_DATABASE must not be set.');
  const settings = settingsIn(read);
  read.finish(settings.mode);
  return settings;
}

let current: StudioSettings | null = null;

/** The settings of this process, read once; nothing else in this app touches `process.env`. */
export function studioSettings(): StudioSettings {
  current ??= loadSettings(process.env);
  return current;
}

/** True while `next build` loads the configuration: there are no data, no keys and no database then. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
