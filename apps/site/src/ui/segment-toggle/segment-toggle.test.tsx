import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SegmentToggle } from './segment-toggle.tsx';

test('native radios in a named group, the chosen one checked', () => {
  const html = renderToStaticMarkup(
    <SegmentToggle
      name="currency"
      label="Currency"
      options={[
        { value: 'ZAR', label: 'ZAR' },
        { value: 'USD', label: 'USD' },
      ]}
      chosen="USD"
      announcement="Prices are shown in"
    />,
  );
  expect(html).toContain('<fieldset');
  expect(html).toMatch(/checked="" value="USD"|value="USD"[^>]*checked=""/);
  expect(html.match(/type="radio"/g)).toHaveLength(2);
});
