import { expect, test } from 'vitest';
import { reasonOf } from './bounce-reasons.ts';

test.each([
  ['5.7.1', 'host mx.example said: 550 5.7.1 No such user!', 'There is no such mailbox.'],
  ['5.7.1', '554 5.7.1 mailbox is full', 'Their mailbox is full.'],
  ['5.7.1', '550 5.7.1 Message rejected as spam', 'Their server blocked it.'],
  ['5.1.1', '550 5.1.1 rejected by policy', 'There is no such mailbox.'],
  ['5.0.0', '550 Empfaenger unbekannt', 'There is no such mailbox.'],
  ['5.0.0', '550 Buzon inexistente', 'There is no such mailbox.'],
  ['5.0.0', '550 Usuario inexistente', 'There is no such mailbox.'],
  ['5.0.0', '550 5.0.0 conta inválida', 'There is no such mailbox.'],
])('CNV-08/whole a refusal of a policy (%s) that says in words what it is: "%s"', (status, words, reason) => {
  expect(reasonOf(status, words).words).toBe(reason);
});
