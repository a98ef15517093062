import { expect, test } from 'vitest';
import { notificationText } from './notification-mails.ts';

const desk = 'https://studio.example/admin/desk';

test('one thing is the subject, and its enquiry a click away', () => {
  const { subject, lines } = notificationText([{ kind: 'traveller-wrote', reference: 'MC-7KQ2-94HD' }], desk);
  expect(subject).toBe('MC-7KQ2-94HD: the traveller wrote');
  expect(lines.slice(0, 2)).toEqual([
    'MC-7KQ2-94HD: the traveller wrote.',
    'https://studio.example/admin/desk/MC-7KQ2-94HD',
  ]);
});

test('many things are counted, and no mail is endless', () => {
  const told = Array.from({ length: 45 }, () => ({ kind: 'given' as const, reference: 'MC-7KQ2-94HD' }));
  const { subject, lines } = notificationText(told, desk);
  expect(subject).toBe('45 things for you at the enquiry desk');
  expect(lines.filter((line) => line.startsWith('https:'))).toHaveLength(40);
  expect(lines).toContain('And 5 more at the desk.');
});
