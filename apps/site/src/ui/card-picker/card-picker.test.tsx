import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardPicker } from './card-picker.tsx';

test('native checkboxes in a group, the first with the id an error summary leads to', () => {
  const html = renderToStaticMarkup(
    <CardPicker
      id="lodges"
      name="lodges"
      label="Which?"
      options={[
        { value: 'a', label: 'A', picture: null },
        { value: 'b', label: 'B', picture: null },
      ]}
      chosen={['b']}
      onChange={() => undefined}
    />,
  );
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => input.includes('id="lodges"'))).toEqual([true, false]);
  expect(inputs.map((input) => input.includes('checked'))).toEqual([false, true]);
  expect(html).toContain('<fieldset');
});
