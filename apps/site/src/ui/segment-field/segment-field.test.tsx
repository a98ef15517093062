import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SegmentField } from './segment-field.tsx';

test('native radios in a named group, the chosen one checked', () => {
  const html = renderToStaticMarkup(
    <SegmentField
      id="when"
      name="when"
      label="Do you know when you would like to travel?"
      options={['Yes', 'No'].map((label) => ({ value: label, label }))}
      chosen="No"
      onChange={() => undefined}
    />,
  );
  expect(html).toContain('<fieldset');
  expect(html.match(/<legend[^>]*>([^<]*)/)?.[1]).toBe('Do you know when you would like to travel?');
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="No"')]);
});
