import { contactForm } from '@sundowner/enquiries/forms/kinds/contact';
import { missingAlertChannel } from '@sundowner/settings/product/alerts';
import { SettingsError } from '@sundowner/settings/reader';
import { describe, expect, test } from 'vitest';
import { loadSettings } from './settings.ts';

const live = {
  MODE: 'live',
  SITE_URL: 'https://www.example.com',
  SMTP_URL: 'smtps://user:secret@mail.example.com:465',
  MAIL_FROM: 'The Concierge <concierge@example.com>',
  CONCIERGE_MAIL: 'concierge@example.com',
  DATA_DIR: '/srv/sundowner/data',
  KEYS_DIR: '/srv/sundowner/keys',
};

function problems(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('defaults', () => {
  test('an empty environment is a demonstration on this machine', () => {
    const settings = loadSettings({});
    expect(settings).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      studioUrl: 'http://127.0.0.1:3001',
      internalPort: 3002,
      databaseUrl: null,
      channels: [
        { name: 'concierge-mail' },
        { name: 'visitor-mail' },
        { name: 'answer-mail' },
        { name: 'own-page-mail' },
      ],
      thankYouUrl: null,
      retentionMonths: 24,
      clockOffsetMs: 0,
    });
    expect(settings.keysDir).toBe(`${settings.dataDir}/keys`);
    expect(settings.limits).toMatchObject({
      postsPerMinute: 60,
      acceptedPerMinute: 10,
      bodyBytes: 65_536,
      botSeconds: null,
    });
  });

  test('an empty value counts as absent', () => {
    expect(loadSettings({ PORT: '', SITE_URL: ' ' }).port).toBe(3000);
  });

  test('a studio that listens everywhere is read on this machine', () => {
    expect(loadSettings({ STUDIO_HOST: '0.0.0.0' }).studioUrl).toBe('http://127.0.0.1:3001');
    expect(loadSettings({ STUDIO_HOST: '::' }).studioUrl).toBe('http://[::1]:3001');
  });
});

test('values are taken as their kind', () => {
  const settings = loadSettings({
    ...live,
    PORT: '8080',
    TRUSTED_PROXIES: '10.0.0.4, 172.16.0.0/12, loopback',
    HUBSPOT_PORTAL_ID: '123456',
    HUBSPOT_FORM_TELEPHONE: '6b1f-22',
    WEBHOOK_URL: 'https://hooks.example.com/enquiry/',
    WEBHOOK_SECRET: 'abc',
    MAIL_ALLOW: 'me@example.com, @example.org',
    SILENCE_ALARM_HOURS: '48',
    LIMIT_POSTS_PER_MINUTE: '600',
    BRAND_SHORT_NAME: 'Veld',
  });
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    trustedProxies: ['10.0.0.4/32', '172.16.0.0/12', '127.0.0.0/8', '::1/128'],
    silenceAlarmHours: 48,
  });
  expect(settings.channels.map(({ name }) => name)).toEqual([
    'concierge-mail',
    'visitor-mail',
    'crm',
    'webhook',
    'answer-mail',
    'own-page-mail',
  ]);
  expect(settings.channels.map(({ takes }) => takes(contactForm))).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(settings.mail.allow).toEqual(['me@example.com', '@example.org']);
  expect(settings.limits.postsPerMinute).toBe(600);
  expect(settings.brand.shortName).toBe('Veld');
});

test('every wrong value is named at once, in one sentence each', () => {
  const found = problems({
    MODE: 'production',
    PORT: '99999',
    SITE_URL: 'www.example.com',
    TRUSTED_PROXIES: '10.0.0.0/99',
    SMTP_URL: 'mail.example.com',
    CONCIERGE_MAIL: 'concierge',
    DATABASE_URL: 'mysql://x',
    WEBHOOK_URL: 'http://hooks.example.com',
    HUBSPOT_FORM_EMAIL: 'abc',
    BRAND_SLUG: 'The More',
    LIMIT_ACCEPTED_PER_MINUTE: 'many',
    LOG_LEVEL: 'loud',
    THANK_YOU_URL: '//evil.example/thanks',
  });
  for (const name of [
    'MODE',
    'PORT',
    'SITE_URL',
    'TRUSTED_PROXIES',
    'SMTP_URL',
    'CONCIERGE_MAIL',
    'DATABASE_URL',
    'WEBHOOK_URL',
    'HUBSPOT_PORTAL_ID',
    'BRAND_SLUG',
    'LIMIT_ACCEPTED_PER_MINUTE',
    'LOG_LEVEL',
    'THANK_YOU_URL',
  ]) {
    expect(found.filter((sentence) => sentence.startsWith(name)).length, name).toBeGreaterThanOrEqual(1);
  }
  expect(found.every((sentence) => sentence.endsWith('.'))).toBe(true);
});

test('a password in a wrong address is not repeated', () => {
  expect(problems({ SMTP_URL: 'http://user:secret@mail.example.com' }).join()).not.toContain('secret');
  expect(problems({ DATABASE_URL: 'mysql://user:secret@db' }).join()).not.toContain('secret');
});

test('two servers cannot share a port', () => {
  expect(problems({ PORT: '3001' }).join()).toContain('must differ');
});

describe('GEN-07 live mode refuses to start', () => {
  test('when it is whole it starts', () => {
    expect(problems(live)).toEqual([]);
  });

  test.each(['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'CONCIERGE_MAIL'])('without %s', (name) => {
    expect(problems({ ...live, [name]: undefined }).join()).toContain(`${name} is missing`);
  });

  test('with nothing set, naming all of it', () => {
    expect(problems({ MODE: 'live' })).toHaveLength(4);
  });

  test.each([
    ['an address without https', { SITE_URL: 'http://www.example.com' }, 'SITE_URL must begin with https://'],
    ['keys inside the data', { KEYS_DIR: '/srv/sundowner/data/keys' }, 'KEYS_DIR must lie outside DATA_DIR'],
    ['keys that are the data', { KEYS_DIR: '/srv/sundowner/data' }, 'KEYS_DIR must lie outside DATA_DIR'],
    ['a shifted clock', { TEST_CLOCK_OFFSET_MS: '1000' }, 'TEST_CLOCK_OFFSET_MS is for tests alone'],
    ['a looser bot check', { LIMIT_BOT_SECONDS: '1' }, 'LIMIT_BOT_SECONDS is for tests alone'],
    ['a larger body', { LIMIT_BODY_BYTES: '9999999' }, 'LIMIT_BODY_BYTES is for tests alone'],
  ])('with %s', (_, env, sentence) => {
    expect(problems({ ...live, ...env }).join('\n')).toContain(sentence);
  });

  test('rates may be set', () => {
    expect(problems({ ...live, LIMIT_POSTS_PER_MINUTE: '100' })).toEqual([]);
  });
});

describe('COL-06 where the installation is at home', () => {
  test('South Africa unless it is set', () => {
    expect(loadSettings({}).installation).toEqual({
      timeZone: 'Africa/Johannesburg',
      baseCurrency: 'ZAR',
      locale: 'en-ZA',
    });
    const { installation } = loadSettings({
      TIME_ZONE: 'africa/gaborone',
      BASE_CURRENCY: 'usd',
      LOCALE: 'en-BW',
    });
    expect(installation).toEqual({ timeZone: 'Africa/Gaborone', baseCurrency: 'USD', locale: 'en-BW' });
  });

  test.each([
    [{ TIME_ZONE: 'Africa/Atlantis' }, /^TIME_ZONE must be the name of a time zone, like "Africa\/Gaborone"/],
    [{ TIME_ZONE: '+02:00' }, /^TIME_ZONE must be the name of a time zone/],
    [{ BASE_CURRENCY: 'COW' }, /^BASE_CURRENCY must be the code of a currency, like "USD"/],
    [{ LOCALE: 'fr-CM' }, /^LOCALE must be English and a country/],
    [{ RETENTION_MONTHS: '1000000000' }, /^RETENTION_MONTHS must be a whole number from 1 to 1200/],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(problems(env)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('exchange rates', () => {
  test('off unless set', () => {
    expect(loadSettings({}).currency).toEqual({ url: null, key: null, offered: ['USD'] });
    const { currency } = loadSettings({
      CURRENCY_URL: 'https://rates.example.com/',
      CURRENCIES: 'zar, usd,EUR,usd',
    });
    expect(currency).toEqual({ url: 'https://rates.example.com', key: null, offered: ['ZAR', 'USD', 'EUR'] });
  });

  test.each([
    [{ CURRENCY_KEY: 'abc' }, /CURRENCY_KEY is set without CURRENCY_URL/],
    [{ CURRENCY_URL: 'https://x.example', CURRENCY_KEY: 'a b' }, /CURRENCY_KEY must be one word[^"]*$/],
    [{ CURRENCIES: 'USD, COW' }, /CURRENCIES must be one to eight codes/],
    [{ ...live, CURRENCY_URL: 'http://x.example', CURRENCY_KEY: 'abc' }, /must begin with https/],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(problems(env)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('DSK-10/alert-settings a second channel for alerts', () => {
  const webhook = {
    ALERT_WEBHOOK_URL: 'https://hooks.example.com/alerts',
    ALERT_WEBHOOK_SECRET: 'a secret of some length',
  };

  test('another mailbox, and a receiver with its secret', () => {
    expect(loadSettings({}).alerts).toEqual({ mail: null, webhook: null });
    expect(loadSettings({ ALERT_MAIL: 'duty@example.net', ...webhook }).alerts).toEqual({
      mail: 'duty@example.net',
      webhook: { url: webhook.ALERT_WEBHOOK_URL, secret: webhook.ALERT_WEBHOOK_SECRET },
    });
  });

  test('the concierge mailbox is no second way, whatever name it is given', () => {
    for (const mail of ['concierge@example.com', 'Duty <Concierge@Example.com>']) {
      expect(problems({ ALERT_MAIL: mail })).toEqual([
        'ALERT_MAIL must be another mailbox than CONCIERGE_MAIL, because a dead mailbox cannot tell of itself.',
      ]);
    }
    expect(problems({ ALERT_MAIL: 'concierge@example.com', CONCIERGE_MAIL: 'desk@example.com' })).toEqual([]);
  });

  test('a receiver is https, and has a secret', () => {
    expect(problems({ ...webhook, ALERT_WEBHOOK_URL: 'http://hooks.example.com' })).toEqual([
      expect.stringMatching(/^ALERT_WEBHOOK_URL must begin with https/),
    ]);
    for (const name of Object.keys(webhook)) {
      expect(problems({ ...webhook, [name]: '' })).toEqual([
        expect.stringMatching(/^ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET belong together/),
      ]);
    }
  });

  test('where there is none, a live start and the doctor say so', () => {
    expect(missingAlertChannel(loadSettings({}).alerts)).toMatch(/^neither ALERT_MAIL nor ALERT_WEBHOOK_URL/);
    expect(missingAlertChannel(loadSettings(webhook).alerts)).toBeNull();
    expect(missingAlertChannel(loadSettings({ ALERT_MAIL: 'duty@example.net' }).alerts)).toBeNull();
  });
});

describe('CLU-07/settings a cache in front', () => {
  const key = 'a-key-of-sixteen-or-more';
  const nginx = {
    CDN: 'nginx',
    CDN_URL: 'http://127.0.0.1:8091/purge, http://10.0.0.5:8091/purge',
    CDN_KEY: key,
  };
  const fastly = { CDN: 'fastly', CDN_SERVICE: 'SU1Z0isxPaozGVKXdv0eY', CDN_KEY: key };

  test('off unless set, of two kinds', () => {
    expect(loadSettings({}).cdn).toBeNull();
    expect(loadSettings({ ...live, ...nginx }).cdn).toEqual({
      kind: 'nginx',
      urls: ['http://127.0.0.1:8091/purge', 'http://10.0.0.5:8091/purge'],
      key,
    });
    expect(loadSettings({ ...live, ...fastly }).cdn).toEqual({
      kind: 'fastly',
      url: 'https://api.fastly.com',
      service: 'SU1Z0isxPaozGVKXdv0eY',
      key,
    });
  });

  test.each([
    [{ CDN: 'varnish' }, /^CDN must be "nginx" or "fastly"/],
    [{ CDN_KEY: key }, /^CDN_KEY is set without CDN/],
    [{ CDN_URL: 'https://x.example' }, /^CDN_URL is set without CDN/],
    [{ ...nginx, CDN_KEY: '' }, /^CDN_KEY is missing, and CDN=nginx needs it/],
    [{ ...nginx, CDN_KEY: 'short' }, /^CDN_KEY must have 16 characters at least\.$/],
    [{ ...nginx, CDN_URL: '' }, /^CDN_URL is missing, and CDN=nginx needs it/],
    [{ ...nginx, CDN_URL: 'purge' }, /^CDN_URL must be one to eight full web addresses[^"]*$/],
    [{ ...nginx, CDN_SERVICE: 'abc' }, /^CDN_SERVICE is of CDN=fastly alone/],
    [{ ...fastly, CDN_SERVICE: '' }, /^CDN_SERVICE is missing, and CDN=fastly needs it/],
    [{ ...fastly, CDN_URL: 'https://a.example, https://b.example' }, /^CDN_URL must be one address/],
    [{ ...live, ...nginx, CDN_URL: 'http://cache.example.com/purge' }, /^CDN_URL must begin with https/],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(problems(env).length).toBeGreaterThan(0);
    expect(problems(env)[0]).toMatch(sentence);
  });
});

describe('CLU-06/settings where uploads lie, and where they are fetched', () => {
  const bucket = {
    MEDIA_STORE: 's3://sundowner-media/lodges/',
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_ACCESS_KEY: 'ours',
    S3_SECRET_KEY: 'a-secret',
  };

  test('on disk and by the site unless set; a bucket of Amazon’s by the role of the machine, or of another store by a key', () => {
    expect(loadSettings({}).media).toEqual({
      place: null,
      url: null,
      server: { endpoint: null, region: 'us-east-1', credentials: null },
    });
    expect(loadSettings({ ...live, MEDIA_STORE: 's3://lodges', S3_REGION: 'af-south-1' }).media).toEqual({
      place: { bucket: 'lodges', folder: '' },
      url: null,
      server: { endpoint: null, region: 'af-south-1', credentials: null },
    });
    expect(loadSettings({ ...live, ...bucket, MEDIA_URL: 'https://media.example.com/' }).media).toEqual({
      place: { bucket: 'sundowner-media', folder: 'lodges' },
      url: 'https://media.example.com',
      server: {
        endpoint: 'https://s3.example.com',
        region: 'us-east-1',
        credentials: { accessKeyId: 'ours', secretAccessKey: 'a-secret' },
      },
    });
    // What a move into a bucket needs before it is set.
    const { MEDIA_STORE: _, ...before } = bucket;
    expect(loadSettings({ ...live, ...before }).media.place).toBeNull();
    expect(
      loadSettings({ ...live, ...bucket, S3_ENDPOINT: 'http://10.0.0.7:9000' }).media.server,
    ).toMatchObject({
      endpoint: 'http://10.0.0.7:9000',
    });
  });

  test.each([
    [{ MEDIA_STORE: '/mnt/media' }, /^MEDIA_STORE must be a bucket with or without a folder/],
    [{ MEDIA_STORE: 's3://Lodges' }, /^MEDIA_STORE must be a bucket/],
    [{ MEDIA_STORE: 's3://lodges/../other' }, /^MEDIA_STORE must be a bucket/],
    [{ S3_ENDPOINT: 's3.example.com' }, /^S3_ENDPOINT must be a full web address/],
    [{ S3_REGION: 'eu west' }, /^S3_REGION must hold letters/],
    [{ ...bucket, S3_SECRET_KEY: '' }, /^S3_SECRET_KEY is missing, and S3_ACCESS_KEY is set/],
    [{ ...bucket, S3_ACCESS_KEY: '' }, /^S3_ACCESS_KEY is missing, and S3_SECRET_KEY is set/],
    [{ ...bucket, S3_SECRET_KEY: 'a secret' }, /^S3_SECRET_KEY must be one word[^"]*$/],
    [{ ...live, ...bucket, S3_ENDPOINT: 'http://s3.example.com' }, /^S3_ENDPOINT must begin with https/],
    [{ ...live, MEDIA_URL: 'http://media.example.com' }, /^MEDIA_URL must begin with https/],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(problems(env).length).toBeGreaterThan(0);
    expect(problems(env)[0]).toMatch(sentence);
  });
});
