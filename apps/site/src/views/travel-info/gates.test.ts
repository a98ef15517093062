import { expect, test } from 'vitest';
import { gatesByName, hourOf } from './gates.tsx';

const row = (gate: string, months: string, opens: string) => ({ gate, months, opens, closes: '18:00' });

test('hours of one gate stand together, wherever its coordinates are written', () => {
  const gates = gatesByName([
    row('North Gate', 'May', '06:00'),
    row('South Gate (24.9786° S, 31.4478° E)', '', '05:00'),
    row('North Gate (24.5° S, 31.25° E)', 'June', '06:30'),
  ]);
  expect(gates.map(({ name, hours }) => [name, hours.length])).toEqual([
    ['North Gate', 2],
    ['South Gate', 1],
  ]);
  expect(gates[0]).toMatchObject({
    printed: '24.5° S, 31.25° E',
    place: { latitude: -24.5, longitude: 31.25 },
  });
});

test('brackets that hold no place stay in the name', () => {
  expect(gatesByName([row('Gate (the old one)', '', '05:00')])).toMatchObject([
    { name: 'Gate (the old one)', printed: '', place: null },
  ]);
});

test.each([
  ['05:30', 5.5],
  ['22:00', 22],
  ['sunrise', null],
  ['25:00', null],
])('%s is %s', (printed, hour) => expect(hourOf(printed)).toBe(hour));
