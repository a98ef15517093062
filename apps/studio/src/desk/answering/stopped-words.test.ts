import { expect, test } from 'vitest';
import { firstHeading, stoppedBy, stoppedSentence } from './stopped-words.ts';

const words = { name: 'Thandi', at: '09:26:01', before: 'a second', mine: 'yours' };

test.each([
  [null, 'The conversation had gone on.', 'Thandi, sent'],
  [{ way: 'answer', state: 'sent', callBackUntil: null, envelope: null }, 'Thandi’s answer went out at 09:26:01, a second before yours.', 'Thandi, sent'],
  [{ way: 'answer', state: 'sent', callBackUntil: '2026-11-27T07:26:11Z', envelope: null }, 'Thandi’s answer came a second before yours, and has not gone out yet.', 'Thandi, not gone yet'],
  [{ way: 'answer', state: 'called-back', callBackUntil: null, envelope: null }, 'Thandi’s answer was called back: nothing has gone out.', 'Thandi, called back'],
  [{ way: 'traveller', state: 'received', callBackUntil: null, envelope: null }, 'They wrote at 09:26:01, a second before yours.', 'Thandi wrote'],
] as const)('CNV-09/call-back what stopped an answer is said as it is now: %j', (first, sentence, heading) => {
  expect(stoppedSentence(stoppedBy(first), words)).toBe(sentence);
  expect(firstHeading(stoppedBy(first), 'Thandi')).toBe(heading);
});
