import { resolve, sep } from 'node:path';
import { type Brand, brandFrom } from '@sundowner/brand';
import type { ConfiguredChannel, ReadGroup } from '@sundowner/enquiries/sending/channels/channel-record';
import { channels } from '@sundowner/enquiries/sending/channels/channels';
import { z } from 'zod';
import { type AlertSettings, readAlerts } from './settings/alerts.ts';
import { type AnalyticsSettings, readAnalytics } from './settings/analytics.ts';
import { type CurrencySettings, readCurrency } from './settings/currency.ts';
import { type Limits, limitSettings } from './settings/limits.ts';
import { SettingsReader } from './settings/reader.ts';
import * as value from './settings/values.ts';

export { missingWayOut } from './settings/alerts.ts';
export { SettingsError } from './settings/reader.ts';

export type Mode = 'demo' | 'live';

/** Everything an operator can set, checked. This module is the only one of the site that reads the environment. */
export interface SiteSettings {
  readonly mode: Mode;
  /** Origin visitors use, without a trailing slash: `https://www.example.com`. */
  readonly siteUrl: string;
  readonly host: string;
  readonly port: number;
  readonly studioHost: string;
  readonly studioPort: number;
  /** Where the site reads content, without a trailing slash. */
  readonly studioUrl: string;
  /** Port of the internal API, on 127.0.0.1 only. */
  readonly internalPort: number;
  /** Absolute paths. */
  readonly dataDir: string;
  readonly keysDir: string;
  /** PostgreSQL for studio and enquiries; `null` means the embedded SQLite. */
  readonly databaseUrl: string | null;
  /** Networks, in CIDR notation, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly brand: Brand;
  readonly mail: MailSettings;
  /** The channels that are set up; others are off. */
  readonly channels: readonly ConfiguredChannel[];
  readonly alerts: AlertSettings;
  readonly analytics: AnalyticsSettings;
  readonly currency: CurrencySettings;
  /** Where a sent form leads, and where "get in touch" leads; `null` means our own page (SUB-14). */
  readonly thankYouUrl: string | null;
  readonly contactUrl: string | null;
  /** An alarm goes out after so many hours without an enquiry; `null` never. */
  readonly silenceAlarmHours: number | null;
  readonly retentionMonths: number;
  readonly limits: Limits;
  readonly logLevel: LogLevel;
  /** Added to the clock, for tests; 0 in live mode. */
  readonly clockOffsetMs: number;
}

export interface MailSettings {
  /** `null` writes mails as files into the data directory: demonstration mode only. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly concierge: string;
  /** Addresses and `@domains` mail may go to; `null` means anywhere. For staging copies. */
  readonly allow: readonly string[] | null;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Reads and checks every setting.
 *
 * @param env the environment, unless a test or command gives its own
 * @throws SettingsError with one sentence for every wrong setting, all at once
 */
export function loadSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const read = new SettingsReader(env);
  const mode = read.one('MODE', z.enum(['demo', 'live'], 'must be "demo" or "live"'), 'demo');
  const live = mode === 'live';
  const port = read.one('PORT', value.port, 3000);
  const studioHost = read.one('STUDIO_HOST', value.hostName, '127.0.0.1');
  const studioPort = read.one('STUDIO_PORT', value.port, 3001);
  const concierge = read.one('CONCIERGE_MAIL', value.mailbox, 'concierge@example.com');
  const dataDir = resolve(read.one('DATA_DIR', value.text, './data'));
  const settings: SiteSettings = {
    mode,
    siteUrl: read.one('SITE_URL', value.origin, `http://localhost:${port}`),
    host: read.one('HOST', value.hostName, live ? '0.0.0.0' : '127.0.0.1'),
    port,
    studioHost,
    studioPort,
    studioUrl: read.one('STUDIO_URL', value.webAddress, `http://${reachable(studioHost)}:${studioPort}`),
    internalPort: read.one('INTERNAL_PORT', value.port, 3002),
    dataDir,
    keysDir: resolve(read.one('KEYS_DIR', value.text, live ? './keys' : `${dataDir}/keys`)),
    databaseUrl: read.one('DATABASE_URL', value.database, null),
    trustedProxies: read.one('TRUSTED_PROXIES', value.networks, []),
    brand: readBrand(read),
    mail: {
      smtpUrl: read.one('SMTP_URL', value.mailServer, null),
      from: read.one('MAIL_FROM', value.mailbox, 'The Concierge <concierge@example.com>'),
      concierge,
      allow: read.one('MAIL_ALLOW', value.mailList, null),
    },
    channels: readChannels(read),
    alerts: readAlerts(read, concierge),
    analytics: readAnalytics(read),
    currency: readCurrency(read, live),
    thankYouUrl: read.one('THANK_YOU_URL', value.pageAddress, null),
    contactUrl: read.one('CONTACT_URL', value.pageAddress, null),
    silenceAlarmHours: read.one('SILENCE_ALARM_HOURS', value.count, null),
    retentionMonths: read.one('RETENTION_MONTHS', value.count, 24),
    limits: readLimits(read),
    logLevel: read.one('LOG_LEVEL', z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
    clockOffsetMs: read.one('TEST_CLOCK_OFFSET_MS', value.milliseconds, 0),
  };
  checkPorts(read, settings);
  if (live) checkLive(read, settings);
  read.finish();
  return settings;
}

/** Where this machine reaches a server that listens on `host`, which may be "every address". */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function readBrand(read: SettingsReader): Brand {
  const given = {
    shortName: read.one('BRAND_SHORT_NAME', value.text, undefined),
    collectionName: read.one('BRAND_COLLECTION_NAME', value.text, undefined),
    slug: read.one('BRAND_SLUG', value.text, undefined),
    initials: read.one('BRAND_INITIALS', value.text, undefined),
    description: read.one('BRAND_DESCRIPTION', value.text, undefined),
  };
  try {
    return brandFrom(given);
  } catch (error) {
    read.problem(error instanceof Error ? error.message : String(error));
    return brandFrom({});
  }
}

/** The channels the environment sets up. */
function readChannels(read: SettingsReader): ConfiguredChannel[] {
  const group: ReadGroup = ({ rows, read: meaning }) => {
    const values = Object.entries(rows).map(([name, row]) => [
      name,
      read.one(row.name, row.shape, row.standardOf(undefined)),
    ]);
    return meaning(Object.fromEntries(values), {
      live: false,
      problem: (sentence) => read.problem(sentence),
    });
  };
  return channels.flatMap((channel) => channel.configured(group) ?? []);
}

function readLimits(read: SettingsReader): Limits {
  const limits = {} as Record<keyof Limits, number>;
  for (const [setting, { name, standard, least = 1 }] of Object.entries(limitSettings)) {
    limits[name] = read.one(setting, value.countFrom(least), standard);
  }
  return limits;
}

function checkPorts(read: SettingsReader, { port, studioPort, internalPort }: SiteSettings): void {
  if (new Set([port, studioPort, internalPort]).size < 3) {
    read.problem('PORT, STUDIO_PORT and INTERNAL_PORT must differ; give each a port of its own.');
  }
}

/** Live mode refuses to start half-configured (GEN-07). */
function checkLive(read: SettingsReader, settings: SiteSettings): void {
  read.required('SITE_URL', 'set it to the https address visitors use');
  if (read.has('SITE_URL') && !settings.siteUrl.startsWith('https://')) {
    read.problem('SITE_URL must begin with https:// in live mode.');
  }
  read.required('SMTP_URL', 'set it to the mail server that takes enquiries to the concierge');
  read.required('MAIL_FROM', 'set it to the address mails come from');
  read.required('CONCIERGE_MAIL', 'set it to the mailbox enquiries go to');
  if (`${settings.keysDir}${sep}`.startsWith(`${settings.dataDir}${sep}`)) {
    read.problem(
      'KEYS_DIR must lie outside DATA_DIR in live mode, so that a copy of the data cannot be read with it.',
    );
  }
  for (const name of testOnlySettings) {
    if (read.has(name)) read.problem(`${name} is for tests alone and refused in live mode; unset it.`);
  }
}

const testOnlySettings = [
  'TEST_CLOCK_OFFSET_MS',
  ...Object.entries(limitSettings).flatMap(([setting, { testOnly }]) => (testOnly ? [setting] : [])),
];
