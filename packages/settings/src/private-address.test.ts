import { expect, test } from 'vitest';
import { isKeptPrivate, isPrivateHost } from './private-address.ts';

test.each([
  '127.0.0.1',
  'localhost',
  '10.0.0.5',
  '172.16.3.4',
  '192.168.1.1',
  '100.64.0.9',
  '[fd00::5]',
  '::1',
  '::ffff:10.0.0.5',
  'studio',
  'studio.internal',
  'studio.web.svc.cluster.local',
  'nas.home.arpa',
])('CLU-05/refusals %s is in a private network', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  '203.0.113.7',
  '172.32.0.1',
  '0.0.0.0',
  '::',
  '[2001:db8::1]',
  '169.254.1.1',
  '::ffff:203.0.113.7',
  'studio.example.com',
  'internal.example.com',
  '',
  '.',
])('CLU-05/refusals %s is in none', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});

test('CLU-05/refusals what is sent by https is read by nobody wherever it goes', () => {
  expect(isKeptPrivate('https://studio.example.com')).toBe(true);
  expect(isKeptPrivate('http://studio.example.com')).toBe(false);
  expect(isKeptPrivate('http://[fd00::5]:3001')).toBe(true);
  expect(isKeptPrivate('http://10.0.0.5:3001')).toBe(true);
  expect(isKeptPrivate('nothing')).toBe(false);
});
