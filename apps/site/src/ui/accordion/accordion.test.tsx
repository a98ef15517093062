import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { heading: 'One', content: <p>First</p>, open: true },
  { heading: 'Two', content: <p>Second</p> },
];

test('headings at the level asked for, open where asked', () => {
  const html = renderToStaticMarkup(<Accordion items={items} headingLevel={2} />);
  expect(html.match(/<h2/g)).toHaveLength(2);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  expect(html).not.toContain(' name=');
});

test('an exclusive one lets the browser close the others', () => {
  const html = renderToStaticMarkup(<Accordion items={items} exclusive="faq" />);
  expect(html.match(/name="faq"/g)).toHaveLength(2);
});
