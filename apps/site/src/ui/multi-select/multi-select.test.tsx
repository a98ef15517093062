import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MultiSelect, summaryWords } from './multi-select.tsx';

test.each([
  [[], null],
  [['Safaris'], 'Safaris'],
  [['Safaris', 'Offers'], 'Safaris, + 1 more'],
  [['Safaris', 'Offers', 'Treehouses', 'Cape Town'], 'Safaris, + 3 more'],
])('FRM-08 %j reads %s', (chosen, words) => {
  const said = summaryWords(chosen);
  expect(said && said.first + said.more).toBe(words);
});

test('without scripts the checkboxes are there to be sent, and no button does nothing', () => {
  const html = renderToStaticMarkup(
    <MultiSelect
      id="p"
      name="packages"
      label="Packages"
      options={['A', 'B', 'C'].map((value) => ({ value, label: value }))}
      chosen={['C', 'B']}
      onChange={() => undefined}
    />,
  );
  expect(html.match(/type="checkbox" name="packages"/g)).toHaveLength(3);
  expect(html.match(/checked=""/g)).toHaveLength(2);
  // In the order of the list, not of the choosing.
  expect(html).toMatch(/>B<\/span><span[^>]*>, \+ 1 more</);
  expect(html).not.toContain('<button');
  expect(html).toMatch(/<legend[^>]*>Packages<span/);
});
