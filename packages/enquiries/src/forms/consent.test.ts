import { firstConsentWords } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { consentGiven, consentPurposes, currentConsent, relevantEmailUpdates } from './consent.ts';
import { toConsent } from './written-consent.ts';

test('SUB-05 only "consentTrue" is consent', () => {
  expect(consentGiven({ accept: 'consentTrue' })).toBe(true);
  expect(consentGiven({ accept: ['consentTrue'] })).toBe(true);
  for (const accept of ['true', 'on', 'yes', 'consenttrue', 'consentTrue ', ['on'], []]) {
    expect(consentGiven({ accept })).toBe(false);
  }
  expect(consentGiven({})).toBe(false);
});

test('SUB-05 whoever asks for no e-mail gets none: each purpose is agreed to by itself', () => {
  const accept = 'consentTrue';
  expect(consentPurposes({ accept })).toEqual(['enquiry']);
  expect(consentPurposes({ accept, hearMoreAbout: 'Something else' })).toEqual(['enquiry']);
  expect(consentPurposes({ accept, hearMoreAbout: [relevantEmailUpdates] })).toEqual([
    'enquiry',
    'email-updates',
  ]);
  expect(consentPurposes({ hearMoreAbout: relevantEmailUpdates })).toEqual(['email-updates']);
  expect(consentPurposes({})).toEqual([]);
});

test('the words in brackets become the link to the privacy policy', () => {
  expect(toConsent('v', ' I agree to the [privacy policy]. ')).toEqual({
    version: 'v',
    parts: [{ text: 'I agree to the ' }, { text: 'privacy policy', href: '/privacy-policy' }, { text: '.' }],
  });
  expect(toConsent('v', '[All of it]').parts).toEqual([{ text: 'All of it', href: '/privacy-policy' }]);
});

test('the words a form begins with in the studio are those visitors agree to under our own version', () => {
  expect(currentConsent).toEqual(toConsent('own-1', firstConsentWords));
  expect(currentConsent.parts).toEqual([
    { text: 'I agree to my information being recorded and stored, as described in the ' },
    { text: 'privacy policy', href: '/privacy-policy' },
    { text: '.' },
  ]);
});
