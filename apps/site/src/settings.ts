import { sep } from 'node:path';
import { channels } from '@sundowner/enquiries/delivery/channels/channels';
import { ground, loose, named, siteGroups } from '@sundowner/settings/product';
import { checkOtherMailbox } from '@sundowner/settings/product/alerts';
import { checkRun, checkSiteRoles } from '@sundowner/settings/product/roles';
import { readGroups, SettingsReader } from '@sundowner/settings/reader';
import type { SettingRow } from '@sundowner/settings/row';

/** Each channel brings its settings, which set it up or give `null`. */
const channelGroups = Object.fromEntries(channels.map(({ name, settings }) => [name, settings]));

/** Every setting there is, in the order the README tells them; the studio reads some of the same. */
export const settingRows: readonly SettingRow[] = [
  ground,
  loose,
  ...Object.values(named),
  ...Object.values({ ...channelGroups, ...siteGroups }).map(({ rows }) => rows),
].flatMap((rows) => Object.values<SettingRow>(rows));

/** Everything an operator can set, checked. */
export type SiteSettings = ReturnType<typeof settingsIn>;

/**
 * Reads and checks every setting. This module is the only one of the site that reads the environment.
 *
 * @param env the environment, unless a test or command gives its own
 * @throws SettingsError with one sentence for every wrong setting, all at once
 */
export function loadSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const read = new SettingsReader(env, 'site');
  const settings = settingsIn(read);
  checkTogether(read, settings);
  read.finish(settings.mode);
  return settings;
}

function settingsIn(read: SettingsReader<'site'>) {
  const base = read.rows(ground, {});
  return {
    ...base,
    ...read.rows(loose, base),
    brand: read.rows(named.brand, base),
    installation: read.rows(named.installation, base),
    mail: read.rows(named.mail, base),
    limits: read.rows(named.limits, base),
    /** Those that are set up. */
    channels: Object.values(readGroups(read, channelGroups)).filter((channel) => channel !== null),
    ...readGroups(read, siteGroups),
  };
}

/** What no setting is wrong in by itself. Live mode refuses to start half-configured (GEN-07). */
function checkTogether(read: SettingsReader<'site'>, settings: SiteSettings): void {
  const { port, studioPort, internalPort, siteUrl, keysDir, dataDir, alerts, mail } = settings;
  if (new Set([port, studioPort, internalPort]).size < 3) {
    read.problem('PORT, STUDIO_PORT and INTERNAL_PORT must differ; give each a port of its own.');
  }
  checkRun(read, settings);
  checkSiteRoles(read, settings);
  checkOtherMailbox(read, alerts, mail.concierge);
  if (read.given('SITE_URL') !== null && !siteUrl.startsWith('https://')) {
    read.liveProblem('SITE_URL must begin with https:// in live mode.');
  }
  if (`${keysDir}${sep}`.startsWith(`${dataDir}${sep}`)) {
    read.liveProblem(
      'KEYS_DIR must lie outside DATA_DIR in live mode, so that a copy of the data cannot be read with it.',
    );
  }
}
