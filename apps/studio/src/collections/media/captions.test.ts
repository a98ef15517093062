import { expect, test } from 'vitest';
import { checkCaptions } from './galleries.ts';

const cue = '00:00.000 --> 00:02.500\nWind.';

test.each([
  [`WEBVTT\n\n${cue}`, true],
  [`WEBVTT - The waterhole\r\n\r\n1\r\n01:00:00.000 --> 01:00:02.000\r\nA snort.`, true],
  [cue, /begin with a line that says WEBVTT/],
  [`WEBVTTX\n\n${cue}`, /begin with/],
  ['WEBVTT\n\nWind.', /No line says when/],
  ['WEBVTT\n\n00:00 --> 00:02\nWind.', /No line says when/],
])('%j', (value, expected) => {
  const answer = checkCaptions(value);
  if (expected instanceof RegExp) expect(answer).toMatch(expected);
  else expect(answer).toBe(expected);
});
