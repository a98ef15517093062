import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptInBrowser } from './kept-in-browser.ts';

const nothing = { tagManager: null, pixel: null, heatMap: null, consentDays: 180 };

const ofEnquiries = ['my-enquiry', 'my-enquiry-everything'];

test('without anything that measures there is no cookie but those of an enquiry that is opened', () => {
  const cookies = keptInBrowser(nothing).filter(({ place }) => place === 'Cookie');
  expect(cookies.map(({ name }) => name)).toEqual(ofEnquiries);
});

test('what measures brings its own cookies and the answer’s, and no others’', () => {
  const list = keptInBrowser({ ...nothing, pixel: {}, consentDays: 90 });
  const cookies = list.filter(({ place }) => place === 'Cookie');
  expect(cookies.map(({ name }) => name)).toEqual(['consent', '_fb…', ...ofEnquiries]);
  expect(cookies[0]?.lasts).toBe('90 days');
});

const sources = join(import.meta.dirname, '..', '..');
const keeps =
  /(session|local)Storage\b|document\.cookie|'Set-Cookie'|indexedDB\.|caches\.open|serviceWorker\??\.register|cookieStore/;

test('whoever keeps something in a browser is known here: a new one needs its line in the list', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => keeps.test(readFileSync(join(sources, file), 'utf8')));
  expect(files.sort()).toEqual([
    'analytics/consent.client.ts',
    'analytics/measuring.client.ts',
    'dialogs/enquiry-form/draft.ts',
    'dialogs/enquiry-form/panels/receipt.ts',
    'layouts/load-part.client.ts',
    'layouts/notices.client.ts',
    'layouts/offline-page.client.ts',
    'layouts/site.client.ts',
    'sections/currency-switch/session-choice.client.ts',
    'server/inline-texts.ts',
    'server/my-enquiry/own-page-endpoints.ts',
    'server/request-handler.ts',
    'ui/party/kept-words.ts',
    'ui/party/stay-kept.client.ts',
    'ui/quote/moving-picture.client.ts',
    'views/my-enquiry/my-enquiry.client.ts',
  ]);
});
