import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateRangeField } from './date-range-field.tsx';

test('without scripts two date fields of the browser, with their names, bounds and values', () => {
  const html = renderToStaticMarkup(
    <DateRangeField
      id="when"
      label="When?"
      names={{ from: 'dateStart', to: 'dateEnd' }}
      labels={{ from: 'Arrival', to: 'Departure' }}
      range={{ from: '2027-03-12', to: '' }}
      today="2027-02-24"
      error="Departure is required"
      onChange={() => undefined}
    />,
  );
  expect(html).toMatch(/<input[^>]*id="when"[^>]*type="date"[^>]*name="dateStart"/);
  expect(html).toMatch(/<input[^>]*id="when-to"[^>]*type="date"[^>]*name="dateEnd"/);
  expect(html.match(/min="2027-02-24"/g)).toHaveLength(2);
  expect(html).toContain('value="2027-03-12"');
  expect(html).toContain('aria-describedby="when-error"');
});
