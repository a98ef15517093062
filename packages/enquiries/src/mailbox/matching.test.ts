import { expect, test } from 'vitest';
import { bracketedReferences, ownTraces, referencesIn } from './matching.ts';

test('ids of our own mails say the enquiry or the job, ids of others nothing', () => {
  const job = '019ab4c2-7d11-7000-8abc-0123456789ab';
  const ids = [
    `${job}@lodges.example`,
    `${job}.2@lodges.example`,
    'MC-7KQ2-94HD@LODGES.example',
    'MC-7KQ2-94HD@evil.example',
    'notice.1@lodges.example',
  ];
  expect(ownTraces(ids, 'lodges.example')).toEqual({ references: ['MC-7KQ2-94HD'], jobs: [job, job] });
});

test('a subject names its enquiry in square brackets, other text anywhere', () => {
  expect(bracketedReferences('AW: Your visit [mc-7kq2-94hd] [urgent]')).toEqual(['MC-7KQ2-94HD']);
  expect(bracketedReferences('Your visit MC-7KQ2-94HD')).toEqual([]);
  expect(referencesIn('about mc-7kq2-94hd, MC-7KQ2-94HD and MC-OOOO-1111')).toEqual(['MC-7KQ2-94HD']);
});
