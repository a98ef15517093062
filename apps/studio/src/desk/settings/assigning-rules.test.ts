import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { ruleWords } from './assigning-rules.tsx';

const person = (id: string, name: string) => ({
  id,
  name,
  role: 'concierge' as const,
  careers: false,
  awayUntil: null,
  left: false,
});
const colleagues = [person('1', 'Thandi Mokoena'), person('2', 'Ruan Visser')];

test.each([
  [{ kinds: [], properties: [], people: ['1'] }, 'Every kind: Thandi'],
  [
    { kinds: ['telephone', 'email'], properties: ['monwana'], people: ['1', '2'] },
    'Call back or Email about Monwana Game Lodge: Thandi and Ruan in turn',
  ],
])('DSK-01/assignee %j reads %j', (rule, words) => {
  expect(ruleWords(rule, colleagues, demonstrationCollection().properties)).toBe(words);
});
