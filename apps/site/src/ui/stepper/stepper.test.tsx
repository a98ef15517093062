import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

test('without scripts a number field of the browser, with its limits', () => {
  const html = renderToStaticMarkup(
    <Stepper
      id="adults"
      name="adults"
      label="Adults"
      value={2}
      min={1}
      max={10}
      onChange={() => undefined}
    />,
  );
  expect(html).toMatch(/type="number"[^>]*min="1" max="10"[^>]*value="2"/);
  expect(html).toContain('for="adults"');
});
