import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

const now = Date.parse('2026-11-27T10:20:30Z');

test('names a mailbox, until when that holds, and where the text belongs', () => {
  const text = securityText({ contact: 'security@example.com', origins: ['https://www.example.com'], now });
  expect(text).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-05-26T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('an address of a form stands as it is, and the day it holds until moves on', () => {
  const at = (moment: number) =>
    securityText({ contact: 'https://example.com/report', origins: [], now: moment });
  expect(at(now)).toMatch(/^Contact: https:\/\/example\.com\/report\n/);
  const expires = (text: string) => Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
  for (const days of [0, 1, 400]) {
    const moment = now + days * 86_400_000;
    const ahead = expires(at(moment)) - moment;
    expect(ahead).toBeGreaterThan(170 * 86_400_000);
    expect(ahead).toBeLessThan(365 * 86_400_000);
  }
});
