import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CurrencyToggle } from './currency-toggle.tsx';

const rand = { code: 'ZAR', href: '?currency=ZAR' };
const dollar = { code: 'USD', href: '?currency=USD' };

test('each currency is a link to the page in it, the one shown is marked, and the notice is read out', () => {
  const html = renderToStaticMarkup(
    <CurrencyToggle currencies={[rand, dollar]} current="USD" notice="At the rate of today." />,
  );
  expect(html).toContain('<p class="notice" role="status">At the rate of today.</p>');
  expect(html).toMatch(/href="\?currency=USD"[^>]*aria-current="true"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('one currency alone is no choice', () => {
  const html = renderToStaticMarkup(<CurrencyToggle currencies={[rand]} current="ZAR" notice="In rand." />);
  expect(html).not.toContain('<nav');
  expect(html).toContain('In rand.');
});
