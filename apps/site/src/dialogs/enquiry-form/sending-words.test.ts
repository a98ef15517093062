import { expect, test } from 'vitest';
import { sendingWords } from './sending-words.ts';

test('SUB-01 what is on its way is called what it is', () => {
  expect(sendingWords('email')).toBe('Sending your enquiry.');
  expect(sendingWords('careers')).toBe('Sending your application.');
  expect(sendingWords('contact')).toBe('Sending your message.');
  expect(sendingWords('newsletter')).toBe('Sending your address.');
});
