import { join, resolve } from 'node:path';
import { localAddress } from '../local-address.ts';
import { settingAfter, sharedSetting, siteSetting, testSetting } from '../row.ts';
import type { Role } from '../shapes.ts';
import * as shape from '../shapes.ts';

/** Addresses, folders and stores of an installation. */
export const installation = {
  /** Origin visitors use, without a trailing slash: `https://www.example.com`. */
  siteUrl: settingAfter('SITE_URL', shape.origin, {
    standardOf: ({ port }: { port: number }) => `http://localhost:${port}`,
    standardWords: '`http://localhost:PORT`',
    readBy: ['site', 'studio'],
    live: { needed: 'set it to the https address visitors use' },
    words: 'The address visitors use; https in live mode',
  }),
  host: settingAfter('HOST', shape.hostName, {
    standardOf: ({ mode, run }: { mode: 'demo' | 'live'; run: readonly Role[] }) =>
      mode === 'live' && run.includes('site') ? '0.0.0.0' : '127.0.0.1',
    standardWords: '`127.0.0.1` (live `0.0.0.0`)',
    readBy: ['site'],
    words: 'Where the site listens; on a worker without site only `/health` and `/ready`',
  }),
  /** Without a trailing slash. */
  studioUrl: settingAfter('STUDIO_URL', shape.webAddress, {
    standardOf: (at: { studioHost: string; studioPort: number }) =>
      localAddress(at.studioHost, at.studioPort),
    standardWords: 'from `STUDIO_HOST`, `STUDIO_PORT`',
    readBy: ['site', 'studio'],
    words: 'The address editors use',
  }),
  /** Where the site reads content, without a trailing slash; `null` leaves it to who starts the site. */
  contentUrl: siteSetting('CONTENT_URL', shape.webAddress, {
    standard: null,
    standardWords: 'from `STUDIO_HOST`, `STUDIO_PORT`',
    words:
      'Where the site reads content: of the studio that is started beside it, past any proxy. On a machine without one the internal address of a machine with one, over TLS or in a private network',
  }),
  /** Where the studio asks the internal API, without a trailing slash; `null`: of the site of its machine. */
  internalUrl: sharedSetting('INTERNAL_URL', shape.webAddress, {
    standard: null,
    standardWords: 'from `INTERNAL_HOST`, `INTERNAL_PORT`',
    words:
      'Where the studio asks for enquiries: the internal API of a machine with site or worker, over TLS or in a private network. Needed where the studio runs alone',
  }),
  internalHost: sharedSetting('INTERNAL_HOST', shape.hostName, {
    standard: '127.0.0.1',
    words:
      "Where the site's internal API listens: this machine alone, or its address in a private network for a studio elsewhere",
  }),
  internalPort: sharedSetting('INTERNAL_PORT', shape.port, {
    standard: 3002,
    words:
      "Where the site's internal API listens: this machine alone, or its address in a private network for a studio elsewhere",
  }),
  /** Absolute. */
  keysDir: settingAfter('KEYS_DIR', shape.folder, {
    standardOf: ({ mode, dataDir }: { mode: 'demo' | 'live'; dataDir: string }) =>
      mode === 'live' ? resolve('./keys') : join(dataDir, 'keys'),
    standardWords: '`DATA_DIR/keys`, live `./keys`',
    readBy: ['site', 'studio'],
    words: 'The key files; outside `DATA_DIR` in live mode',
  }),
  /** `null` means the embedded SQLite. */
  databaseUrl: sharedSetting('DATABASE_URL', shape.database, {
    standard: null,
    words: '`postgres://…` for studio and enquiries instead of the embedded SQLite',
  }),
  databasePool: sharedSetting('DATABASE_POOL', shape.poolSize, {
    standard: 10,
    words:
      'The most connections to PostgreSQL of each program: the site and the studio of a machine together take twice as many',
  }),
  /** In CIDR notation. */
  trustedProxies: sharedSetting('TRUSTED_PROXIES', shape.networks, {
    standard: [],
    words: 'Addresses and networks whose `X-Forwarded-For` is believed: `10.0.0.4, loopback`',
  }),
  securityContact: sharedSetting('SECURITY_CONTACT', shape.securityContact, {
    standard: null,
    words:
      'Whom to write of a hole somebody has found: a mail address or an https address. Site and studio then answer `/.well-known/security.txt` (RFC 9116)',
  }),
};

/** What the enquiry desk keeps to. */
export const desk = {
  /** `null` means our own page (SUB-14). */
  thankYouUrl: siteSetting('THANK_YOU_URL', shape.pageAddress, {
    standard: null,
    standardWords: 'own pages',
    words: 'Where a sent form leads, and where "get in touch" leads',
  }),
  contactUrl: siteSetting('CONTACT_URL', shape.pageAddress, {
    standard: null,
    standardWords: 'own pages',
    words: 'Where a sent form leads, and where "get in touch" leads',
  }),
  retentionMonths: siteSetting('RETENTION_MONTHS', shape.months, {
    standard: 24,
    words: 'When personal fields of an enquiry are erased, in months from last contact or travel date',
  }),
  silenceAlarmHours: siteSetting('SILENCE_ALARM_HOURS', shape.count, {
    standard: null,
    standardWords: 'never',
    words: 'An alarm when no enquiry has come for so many hours',
  }),
};

/** What the programs write, and what tests drive them by. */
export const operation = {
  logLevel: sharedSetting('LOG_LEVEL', shape.logLevel, {
    standard: 'info',
    words: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  }),
  /** Added to the clock. */
  clockOffsetMs: siteSetting('TEST_CLOCK_OFFSET_MS', shape.milliseconds, {
    standard: 0,
    live: 'refused',
    words: "Milliseconds added to the enquiries' clock",
  }),
  chromiumPath: testSetting('CHROMIUM_PATH', shape.text, {
    standard: null,
    standardWords: 'found',
    words: 'The browser `npm test` drives',
  }),
};
