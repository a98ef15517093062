import { describe, expect, test } from 'vitest';
import { loadSettings, SettingsError } from './settings.ts';

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
      mail: { smtpUrl: null, allow: [] },
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
    expect(faults({ MODE: 'live' })).toEqual([
      'SITE_URL must be set in live mode.',
      'SMTP_URL must be set in live mode.',
    ]);
    expect(
      faults({ MODE: 'live', SITE_URL: 'https://www.example.com', SMTP_URL: 'smtp://mail.example.com' }),
    ).toEqual([]);
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
      'MODE must be "demo" or "live".',
      'DATABASE_URL must start with postgres:// (leave it out for SQLite).',
      'STUDIO_PORT must be a port number.',
      'STUDIO_URL must be an address such as https://www.example.com.',
      'BRAND_INITIALS must be two or three capital letters, but is "mc".',
    ]);
  });

  test('the switch with which Payload empties its database is refused', () => {
    expect(faults({ PAYLOAD_DROP_DATABASE: 'true' })).toEqual(['PAYLOAD_DROP_DATABASE must not be set.']);
  });
});
