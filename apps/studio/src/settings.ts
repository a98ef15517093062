import { join, resolve } from 'node:path';
import { type Brand, brandFrom } from '@sundowner/brand';
import { z } from 'zod';

/** What the studio reads from its environment; nothing else in this app touches `process.env`. */
export interface StudioSettings {
  readonly mode: 'demo' | 'live';
  /** Absolute folder of everything the product stores. */
  readonly dataDirectory: string;
  /** Absolute folder of the keyring's files. */
  readonly keysDirectory: string;
  /** `postgres://…`, or `null` for the embedded SQLite file in the data directory. */
  readonly databaseUrl: string | null;
  /** Origin editors open, without a trailing slash; links in mails and cookies follow it, never the Host header. */
  readonly studioUrl: string;
  /** Origin of the public site, or `null` when it is not set. */
  readonly siteUrl: string | null;
  /** Origin of the site's internal API. */
  readonly internalUrl: string;
  readonly brand: Brand;
  readonly mail: MailSettings;
  readonly logLevel: (typeof logLevels)[number];
  /** Times as long as ordinarily the studio waits, for its own reads and for the site; only tests change it (GEN-07). */
  readonly deadlineFactor: number;
}

export interface MailSettings {
  /** `smtp://…` or `smtps://…`; `null` writes .eml files, in demonstration mode only. */
  readonly smtpUrl: string | null;
  readonly from: string;
  /** On a staging copy: the only addresses and `@domains` that mail may reach. Empty allows all. */
  readonly allow: readonly string[];
}

/** Settings that cannot be used; the message has one sentence for every wrong value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const port = (name: string, standard: number) =>
  z.coerce
    .number(`${name} must be a port number.`)
    .int()
    .min(1, `${name} must be a port number.`)
    .max(65535, `${name} must be a port number.`)
    .default(standard);
const origin = (name: string) =>
  z
    .url({ protocol: /^https?$/, message: `${name} must be an address such as https://www.example.com.` })
    .transform((value) => new URL(value).origin);

const environment = z.object({
  MODE: z.enum(['demo', 'live'], 'MODE must be "demo" or "live".').default('demo'),
  DATA_DIR: z.string().default('./data'),
  KEYS_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// (leave it out for SQLite).')
    .optional(),
  STUDIO_HOST: z.string().default('127.0.0.1'),
  STUDIO_PORT: port('STUDIO_PORT', 3001),
  STUDIO_URL: origin('STUDIO_URL').optional(),
  SITE_URL: origin('SITE_URL').optional(),
  INTERNAL_PORT: port('INTERNAL_PORT', 3002),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://.')
    .optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_ALLOW: z.string().optional(),
  BRAND_SHORT_NAME: z.string().optional(),
  BRAND_COLLECTION_NAME: z.string().optional(),
  BRAND_SLUG: z.string().optional(),
  BRAND_INITIALS: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
  LIMIT_DEADLINE_FACTOR: z.coerce
    .number('LIMIT_DEADLINE_FACTOR must be a whole number from 1.')
    .int('LIMIT_DEADLINE_FACTOR must be a whole number from 1.')
    .min(1, 'LIMIT_DEADLINE_FACTOR must be a whole number from 1.')
    .optional(),
});

type Values = z.output<typeof environment>;

/** 0.0.0.0 and :: are places to listen on, not addresses a browser can open. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function liveFaults(values: Values): string[] {
  if (values.MODE !== 'live') return [];
  const faults: string[] = [];
  if (!values.SITE_URL) faults.push('SITE_URL must be set in live mode.');
  if (!values.SMTP_URL) faults.push('SMTP_URL must be set in live mode.');
  if (values.LIMIT_DEADLINE_FACTOR) faults.push('LIMIT_DEADLINE_FACTOR is for tests; unset it in live mode.');
  return faults;
}

function settingsFrom(values: Values, brand: Brand): StudioSettings {
  const dataDirectory = resolve(values.DATA_DIR);
  const keys = values.KEYS_DIR ?? (values.MODE === 'live' ? './keys' : join(dataDirectory, 'keys'));
  return {
    mode: values.MODE,
    dataDirectory,
    keysDirectory: resolve(keys),
    databaseUrl: values.DATABASE_URL ?? null,
    studioUrl: values.STUDIO_URL ?? `http://${reachable(values.STUDIO_HOST)}:${values.STUDIO_PORT}`,
    siteUrl: values.SITE_URL ?? null,
    internalUrl: `http://127.0.0.1:${values.INTERNAL_PORT}`,
    brand,
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? 'studio@sundowner.invalid',
      allow: (values.MAIL_ALLOW ?? '').split(/[\s,]+/).filter((entry) => entry !== ''),
    },
    logLevel: values.LOG_LEVEL,
    deadlineFactor: values.LIMIT_DEADLINE_FACTOR ?? 1,
  };
}

/**
 * The studio's settings from an environment. An empty variable counts as one that is not set.
 *
 * @throws SettingsError naming every wrong value at once (GEN-07: live mode refuses to start half-configured)
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>): StudioSettings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const faults: string[] = [];
  // Payload empties the whole database at start when this is "true"; no setting of ours may do that.
  if (given.PAYLOAD_DROP_DATABASE) faults.push('PAYLOAD_DROP_DATABASE must not be set.');
  const parsed = environment.safeParse(given);
  if (!parsed.success) faults.push(...parsed.error.issues.map(({ message }) => message));
  else faults.push(...liveFaults(parsed.data));
  let brand: Brand | null = null;
  try {
    brand = brandFrom({
      shortName: given.BRAND_SHORT_NAME,
      collectionName: given.BRAND_COLLECTION_NAME,
      slug: given.BRAND_SLUG,
      initials: given.BRAND_INITIALS,
    });
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  if (faults.length > 0 || !parsed.success || !brand)
    throw new SettingsError([...new Set(faults)].join('\n'));
  return settingsFrom(parsed.data, brand);
}

let current: StudioSettings | null = null;

/** The settings of this process, read once. */
export function studioSettings(): StudioSettings {
  current ??= loadSettings(process.env);
  return current;
}

/** True while `next build` loads the configuration: there are no data, no keys and no database then. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
