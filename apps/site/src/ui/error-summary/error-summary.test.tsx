import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

test('every error leads to its control, and one without a control is said all the same', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary errors={[{ message: 'Surname is required', controlId: 's' }, { message: 'Too much' }]} />,
  );
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<a[^>]*href="#s">Surname is required<\/a>/);
  expect(html).toContain('<li>Too much</li>');
  expect(html).toContain('2 things need your attention');
});

test('no error, no summary', () => {
  expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('');
});
