import { expect, test } from 'vitest';
import { oneFewer, oneMore, type Steps } from './stepper.tsx';

const children: Steps = { value: null, min: 0, max: 10, required: false };
const adults: Steps = { value: null, min: 1, max: 10, required: true };

test('two presses are two children, and the first of adults is one', () => {
  expect(oneMore(children)).toBe(1);
  expect(oneMore({ ...children, value: 1 })).toBe(2);
  expect(oneMore(adults)).toBe(1);
  expect(oneMore({ ...adults, min: 2 })).toBe(2);
  expect(oneMore({ ...adults, value: 10 })).toBeNull();
});

test('none can be said, and the number taken back where it may be missing', () => {
  expect(oneFewer({ ...children, value: 1 })).toBe(0);
  expect(oneFewer({ ...children, value: 0 })).toBe('');
  expect(oneFewer(children)).toBeNull();
  expect(oneFewer({ ...adults, value: 2 })).toBe(1);
  expect(oneFewer({ ...adults, value: 1 })).toBeNull();
});
