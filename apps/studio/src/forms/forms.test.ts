import { expect, test } from 'vitest';
import { checkConsentWords, consentVersion, retiredAfter, withWording } from './kept-versions.ts';

const now = new Date('2027-01-31T10:00:00Z');

test('a new wording is a new version, the same words are the same version, and none is ever lost', () => {
  const first = withWording([], 'First [policy].', now);
  const second = withWording(first, ' Second [policy]. ', now);
  expect(second.map(({ text }) => text)).toEqual(['First [policy].', 'Second [policy].']);
  expect(withWording(second, 'First [policy].', now)).toBe(second);
  expect(consentVersion(' First [policy].')).toBe(first[0]?.version);
  expect(new Set(second.map(({ version }) => version)).size).toBe(2);
});

test('a consent text links to the privacy policy once', () => {
  expect(checkConsentWords('I agree to the [privacy policy].')).toBe(true);
  for (const text of ['', 'No link', 'Two [a] and [b]', 'Empty []', 'Open [only', null]) {
    expect(checkConsentWords(text), String(text)).toMatch(/\.$/);
  }
});

test('a choice that goes, or is no longer offered, is remembered until it comes back', () => {
  const a = { value: 'a', label: 'A' };
  const b = { value: 'b', label: 'B', published: true };
  const gone = retiredAfter([], [a, b], [{ ...b, published: false }], now);
  expect(gone).toEqual([
    { ...a, until: now.toISOString() },
    { value: 'b', label: 'B', until: now.toISOString() },
  ]);
  const later = new Date('2027-03-01T00:00:00Z');
  expect(retiredAfter(gone, [], [b], later)).toEqual([gone[0]]);
  // Only what visitors were offered can go: an unpublished choice leaves without a trace.
  expect(retiredAfter([], [{ ...a, published: false }], [], now)).toEqual([]);
});
