import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const good = {
  room: 'river-suite',
  dateStart: '2027-02-01',
  dateEnd: '2027-02-04',
  adults: '2',
  children: '1',
  age: '7',
};
const read = (more: Record<string, string>) =>
  readQuestion(new URLSearchParams({ ...good, ...more }), '2026-11-22');

test('a whole question is read', () => {
  expect(read({}).question).toEqual({
    item: 'river-suite',
    arrival: '2027-02-01',
    departure: '2027-02-04',
    adults: 2,
    children: 1,
    ages: [7],
    treehouse: null,
  });
  expect(read({ treehouse: 'kingston' }).question?.treehouse).toBe('kingston');
  expect(read({ children: '' }).question?.children).toBe(0);
});

test('an address that asks nothing is no error', () => {
  expect(readQuestion(new URLSearchParams('currency=USD'), '2026-11-22')).toMatchObject({
    errors: {},
    question: null,
  });
});

test.each([
  [{ room: '' }, 'room', 'Room or house is required'],
  [{ dateStart: '' }, 'dates', 'Arrival is required'],
  [{ dateEnd: '' }, 'dates', 'Departure is required'],
  [{ dateStart: 'soon' }, 'dates', 'Arrival must be a date'],
  [{ dateEnd: '2027-02-30' }, 'dates', 'Departure must be a date'],
  [{ dateStart: '2026-11-21' }, 'dates', 'Arrival cannot be in the past'],
  [{ dateEnd: '2027-02-01' }, 'dates', 'Departure must be at least one night after arrival'],
  [{ dateEnd: '2027-04-03' }, 'dates', 'We work out up to 60 nights here; ask us for a longer stay'],
  [{ adults: '0' }, 'adults', 'Adults must be a number from 1 to 20'],
  [{ adults: '1e9' }, 'adults', 'Adults must be a number from 1 to 20'],
  [{ age: '' }, 'ages', 'Give the age of each child, from 0 to 17'],
  [{ age: '18' }, 'ages', 'Give the age of each child, from 0 to 17'],
  [{ children: '2' }, 'ages', 'Give the age of each child, from 0 to 17'],
  [{ children: '-1' }, 'children', 'Children must be a number from 0 to 12'],
])('%o is refused on its field, and what was typed is kept', (more, field, message) => {
  const { errors, question, typed } = read(more);
  expect(question).toBeNull();
  expect(errors).toEqual({ [field]: message });
  const { age, ...others } = more as { age?: string };
  expect(typed).toMatchObject({ ...others, ...(age === undefined ? {} : { ages: [age] }) });
});
