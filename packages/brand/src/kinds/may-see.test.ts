import { expect, test } from 'vitest';
import { applicationKinds, maySeeApplications, maySeeKind } from './may-see.ts';

test.each([
  ['a concierge', { role: 'concierge', careers: false }, false],
  ['a concierge with the right', { role: 'concierge', careers: true }, true],
  ['an administrator', { role: 'admin', careers: false }, true],
])('%s and applications', (_who, person, may) => {
  expect(maySeeApplications(person)).toBe(may);
  expect(maySeeKind(person, 'careers')).toBe(may);
  expect(maySeeKind(person, 'telephone')).toBe(true);
  expect(maySeeKind(person, 'of an earlier version')).toBe(true);
});

test('applications are those to work here', () => {
  expect(applicationKinds).toEqual(['careers']);
});
