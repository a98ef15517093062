import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceLinks } from './choice-links.tsx';

const choice = (value: string, label: string, count: string) => ({
  value,
  label,
  count,
  href: `?who=${value}`,
  shows: value,
});
const choices = [
  choice('all', 'All', '7 walks'),
  choice('two', 'The two of you', '5 walks for two'),
  choice('alone', 'Alone', '1 walk for one'),
];

test('links, the chosen one current, and what it shows said beside them', () => {
  const html = renderToStaticMarkup(
    <ChoiceLinks id="who" heading="Who is coming?" choices={choices} chosen="alone" />,
  );
  expect(html.match(/<a /g)).toHaveLength(3);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toMatch(/href="\?who=alone" aria-current="true"/);
  expect(html).toMatch(/role="status">1 walk for one</);
});
