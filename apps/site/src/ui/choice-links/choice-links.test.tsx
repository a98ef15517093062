import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from './choice-links.examples.tsx';

test('links, the chosen one current, and what it shows said beside them', () => {
  const html = renderToStaticMarkup(examples[1]?.element);
  expect(html.match(/<a /g)).toHaveLength(3);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toMatch(/href="\?who=alone" aria-current="true"/);
  expect(html).toMatch(/role="status">1 walk for one</);
});
