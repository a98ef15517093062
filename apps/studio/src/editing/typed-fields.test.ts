import { expect, test } from 'vitest';
import { type FormField, TypedFields } from './typed-fields.ts';

const form = (fields: Record<string, FormField>) => fields;

test('what was typed after a save began comes back when its answer takes it away', () => {
  const typed = new TypedFields();
  // A save begins at 10. Two fields are typed in; only the second is still protected.
  expect(typed.look(form({ name: { value: 'Reed', isModified: true } }), 11, 0)).toEqual([]);
  const both = form({ name: { value: 'Reed' }, line: { value: 'Water', isModified: true } });
  expect(typed.look(both, 12, 0)).toEqual([]);
  const answered = form({ name: { value: '' }, line: { value: 'Water', isModified: true } });
  expect(typed.look(answered, 13, 10)).toEqual([{ path: 'name', value: 'Reed' }]);
  // Written again, it is the field typed in last; the other one is kept in mind.
  const again = form({ name: { value: 'Reed', isModified: true }, line: { value: '' } });
  expect(typed.look(again, 14, 10)).toEqual([{ path: 'line', value: 'Water' }]);
});

test('a value the studio makes of what was typed before a save stands', () => {
  const typed = new TypedFields();
  typed.look(form({ slug: { value: 'Reed Camp', isModified: true } }), 5, 0);
  expect(typed.look(form({ slug: { value: 'reed-camp' } }), 20, 10)).toEqual([]);
  // It is not remembered for later either.
  expect(typed.look(form({ slug: { value: 'other' } }), 21, 0)).toEqual([]);
});

test('a row that was moved meanwhile is left alone', () => {
  const typed = new TypedFields();
  const week = (...ids: string[]): FormField => ({ rows: ids.map((id) => ({ id })) });
  const field = { value: '08:00', isModified: true };
  typed.look(form({ week: week('mon', 'tue'), 'week.0.opens': field }), 11, 0);
  const lost = form({ week: week('mon', 'tue'), 'week.0.opens': { value: '' } });
  expect(typed.look(lost, 12, 10)).toEqual([{ path: 'week.0.opens', value: '08:00' }]);
  const moved = form({ week: week('tue', 'mon'), 'week.0.opens': { value: '' } });
  expect(typed.look(moved, 13, 10)).toEqual([]);
});
