import { localAddress } from '@sundowner/settings/local-address';
import { ground, loose } from '@sundowner/settings/product';
import { runsSite } from '@sundowner/settings/product/roles';
import type { SettingRow } from '@sundowner/settings/row';
import { loadSettings, type SiteSettings } from '../../apps/site/src/settings.ts';
import type { PortUse } from './ports.ts';

/** One installation of the product: its checked settings, and the environment its programs get. */
export interface Installation {
  readonly settings: SiteSettings;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Reads and checks the settings of the whole product.
 *
 * @param env the operator's environment; without it, that of this process
 * @throws SettingsError with one sentence for every wrong setting
 */
export function readInstallation(env: NodeJS.ProcessEnv = process.env): Installation {
  const settings = loadSettings(env);
  return {
    settings,
    env: {
      ...env,
      NODE_ENV: 'production',
      MODE: settings.mode,
      SITE_URL: settings.siteUrl,
      HOST: settings.host,
      PORT: String(settings.port),
      STUDIO_HOST: settings.studioHost,
      STUDIO_PORT: String(settings.studioPort),
      STUDIO_URL: settings.studioUrl,
      // The studio's public address may be one that this machine cannot find, or may not ask.
      CONTENT_URL: settings.contentUrl ?? localAddress(settings.studioHost, settings.studioPort),
      INTERNAL_HOST: settings.internalHost,
      INTERNAL_PORT: String(settings.internalPort),
      RUN: settings.run.join(','),
      // The programs run in folders of their own, so a relative path would mean something else to each.
      DATA_DIR: settings.dataDir,
      KEYS_DIR: settings.keysDir,
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  };
}

/** Where this machine's programs and commands ask the internal API: of the site here, or of the one that is named for its studio. */
export const internalAddress = ({ run, internalUrl, internalHost, internalPort }: SiteSettings): string =>
  runsSite(run) || internalUrl === null ? localAddress(internalHost, internalPort) : internalUrl;

/** Every port the product listens on, on this machine. */
export function portsOf(settings: SiteSettings): readonly PortUse[] {
  const { port, studioHost, studioPort } = ground;
  const { host, internalHost, internalPort } = loose;
  return [
    ...(runsSite(settings.run)
      ? [
          use(port, host, settings.port, settings.host),
          use(internalPort, internalHost, settings.internalPort, settings.internalHost),
        ]
      : []),
    ...(settings.run.includes('studio')
      ? [use(studioPort, studioHost, settings.studioPort, settings.studioHost)]
      : []),
  ];
}

const use = (
  { name: setting }: SettingRow,
  { name: hostSetting }: SettingRow,
  port: number,
  host: string,
): PortUse => ({ setting, hostSetting, host, port });
