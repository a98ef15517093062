import { expect, test } from 'vitest';
import { suspicionSentence, suspicionWords } from './suspicion.ts';

test('a suspicion goes on a sentence or begins one; one that is not known has no words', () => {
  expect(suspicionWords('too-fast')?.what).toBe('sent faster than a person types');
  expect(suspicionSentence('honeypot')).toBe('A field people cannot see was filled in');
  expect(suspicionWords('owl')).toBeNull();
  expect(suspicionSentence('toString')).toBeNull();
});
