import { expect, test } from 'vitest';
import { consentGiven, consentPurposes, relevantEmailUpdates } from './consent.ts';

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
