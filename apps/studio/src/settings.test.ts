import { SettingsError } from '@sundowner/settings/reader';
import { describe, expect, test } from 'vitest';
import { loadSettings } from './settings.ts';

function faults(env: Record<string, string>): string[] {
  try {
    loadSettings(env);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n');
  }
}

describe('the settings of the studio', () => {
  test('stand without any variable, empty ones counting as absent', () => {
    expect(loadSettings({ STUDIO_PORT: '', DATABASE_URL: '' })).toMatchObject({
      mode: 'demo',
      databaseUrl: null,
      studioUrl: 'http://127.0.0.1:3001',
      internalUrl: 'http://127.0.0.1:3002',
      mail: { smtpUrl: null, allow: null },
    });
  });

  test('the address is an origin a browser can open', () => {
    expect(loadSettings({ STUDIO_HOST: '0.0.0.0', STUDIO_PORT: '4001' }).studioUrl).toBe(
      'http://127.0.0.1:4001',
    );
    expect(loadSettings({ STUDIO_HOST: '::1' }).studioUrl).toBe('http://[::1]:3001');
    expect(loadSettings({ STUDIO_URL: 'https://studio.example.com/' }).studioUrl).toBe(
      'https://studio.example.com',
    );
  });

  test('GEN-07/live-refuses live mode refuses to start half-configured, naming everything at once', () => {
    const missing = [/^SITE_URL is missing/, /^SMTP_URL is missing/, /^MAIL_FROM is missing/];
    expect(faults({ MODE: 'live' })).toEqual(missing.map((words) => expect.stringMatching(words)));
    const live = {
      MODE: 'live',
      SITE_URL: 'https://www.example.com',
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'concierge@example.com',
    };
    expect(faults(live)).toEqual([]);
    expect(faults({ ...live, LIMIT_DEADLINE_FACTOR: '2' })).toEqual([
      'LIMIT_DEADLINE_FACTOR is for tests alone and refused in live mode; unset it.',
    ]);
  });

  test('every wrong value has its sentence', () => {
    expect(
      faults({
        MODE: 'production',
        STUDIO_PORT: '99999',
        DATABASE_URL: 'mysql://x',
        STUDIO_URL: 'ftp://x',
        BRAND_INITIALS: 'mc',
      }),
    ).toEqual([
      'MODE must be "demo" or "live", but is "production".',
      'STUDIO_PORT must be a whole number from 1 to 65535, but is "99999".',
      'STUDIO_URL must be a full web address, like "https://api.example.com".',
      'DATABASE_URL must be the address of a PostgreSQL database, like "postgres://user:password@host/name".',
      'BRAND_INITIALS must be two or three capital letters, but is "mc".',
    ]);
  });

  test('what the site reads alone is nothing to the studio', () => {
    const settings = loadSettings({ LOG_LEVEL: 'trace', CONCIERGE_MAIL: 'nobody', PORT: '4000' });
    expect(settings).toMatchObject({ logLevel: 'trace', siteUrl: 'http://localhost:4000' });
    expect(settings.mail).not.toHaveProperty('concierge');
    expect(settings.limits).toEqual({
      deadlineFactor: 1,
      drainSeconds: 0,
      sessionDays: 30,
      signInsPerAccount: 10,
      signInsPerNetwork: 30,
    });
  });

  test('the switch with which Payload empties its database is refused', () => {
    expect(faults({ PAYLOAD_DROP_DATABASE: 'true' })).toEqual(['PAYLOAD_DROP_DATABASE must not be set.']);
  });
});
