import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gateTonight, isOfMonth } from './gate-tonight.ts';
import { Tonight } from './tonight.tsx';
import { tonightFacts } from './tonight-facts.ts';

const gate = (name: string, months: string, closes: string) => ({
  gate: name,
  months,
  opens: '06:00',
  closes,
});
const asked = {
  today: '2026-11-29',
  zone: 'Africa/Johannesburg',
  place: { latitude: -24.98, longitude: 31.45 },
  gateHours: [gate('Shaw’s Gate (24.9786° S, 31.4478° E)', '', '22:00')],
  months: [
    { month: 'november', high: 31, low: 18 },
    { month: 'december', high: 32, low: 20 },
  ],
};

test('FEL-02/sunset FEL-02/moon FEL-02/gate FEL-02/temperature a line of the evening, from almanac and content', () => {
  expect(tonightFacts(asked)).toEqual([
    expect.stringMatching(/^Sunset 18:(29|3[01])$/),
    expect.stringMatching(/^Waning moon, [67]\d% lit$/),
    'Shaw’s Gate closes at 22:00',
    'Usual in November: 18 to 31 °C',
  ]);
});

test('FEL-02/midnight the next day has its own moon and its own month', () => {
  const [, moon, , usual] = tonightFacts({ ...asked, today: '2026-12-09' });
  expect(moon).toBe('New moon');
  expect(usual).toBe('Usual in December: 20 to 32 °C');
});

test('FEL-02/absent what content does not say is left out, and with nothing to say there is no line', () => {
  const nothing = tonightFacts({ ...asked, place: null, gateHours: [], months: [] });
  expect(nothing).toEqual([]);
  expect(renderToStaticMarkup(<Tonight at="Reed Camp" today="2026-11-29" facts={nothing} />)).toBe('');
});

test.each([
  ['', 7, true],
  ['November to February', 12, true],
  ['November to February', 2, true],
  ['November to February', 3, false],
  ['March and October', 10, true],
  ['April, August and September', 8, true],
  ['April, August and September', 7, false],
  ['on set days', 7, false],
])('FEL-02/gate “%s” holds in month %i: %s', (months, month, holds) => {
  expect(isOfMonth(months, month)).toBe(holds);
});

test('FEL-02/gate the row of the month is taken, and a door that is never shut is open all night', () => {
  const rows = [gate('Kruger Gate', 'May to July', '17:30'), gate('Kruger Gate', 'August to April', '18:00')];
  expect(gateTonight(rows, 6)).toBe('Kruger Gate closes at 17:30');
  expect(gateTonight(rows, 12)).toBe('Kruger Gate closes at 18:00');
  expect(gateTonight([gate('Front door', '', '24:00')], 1)).toBe('Front door open all night');
  expect(gateTonight([gate('Shaw’s Gate, Sabi Sand', '', '22:00')], 1)).toBe(
    'Shaw’s Gate, Sabi Sand, closes at 22:00',
  );
  expect(gateTonight([gate('Kruger Gate', 'sometimes', '18:00')], 1)).toBeNull();
});
