import { expect, test } from 'vitest';
import { apart, judgePhone, plainNumber } from './telephone-shape.ts';

test.each([
  ['+44 20 7946 0018 ext. 5', '+44 20 7946 0018', '5'],
  ['082 123 4567, ext. 5', '082 123 4567', '5'],
  ['+1 (212) 555-0100 #23', '+1 (212) 555-0100', '23'],
  ['020 7946 0018 x18', '020 7946 0018', '18'],
  ['+27 82 123 4567 (ext 5)', '+27 82 123 4567', '5'],
  ['tel:+44-20-7946-0018;ext=5', '+44-20-7946-0018', '5'],
  ['020 7946 0018,,5', '020 7946 0018', '5'],
  ['+49 30 901820 Durchwahl 12', '+49 30 901820', '12'],
  ['+442079460018;ext=5', '+442079460018', '5'],
  ['020 7946 0018', '020 7946 0018', null],
  ['call me', 'call me', null],
])('FRM-19/extension %s is %s and %s', (typed, number, extension) => {
  expect(apart(typed)).toEqual({ number, extension });
});

test.each([
  ['tel:+44-20-7946-0018', '+44-20-7946-0018'],
  ['Tel. 020 7946 0018', '020 7946 0018'],
  ['tel:7042;phone-context=example.com', '7042'],
  ['＋４４ ２０', '+44 20'],
])('FRM-19/pasted %s is pasted as %s', (typed, number) => {
  expect(plainNumber(typed)).toBe(number);
});

test('a long text is judged at once', () => {
  for (const typed of ['1 '.repeat(50_000), `${'x'.repeat(100_000)}1`, '1;'.repeat(50_000)]) {
    const begun = performance.now();
    expect(judgePhone(typed)).not.toBe('ok');
    expect(performance.now() - begun).toBeLessThan(100);
  }
});
