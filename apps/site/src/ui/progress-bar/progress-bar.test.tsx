import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test('a value where there is one, none where there is none, hidden while idle', () => {
  expect(renderToStaticMarkup(<ProgressBar label="Loading" percent={40} />)).toContain('value="40"');
  expect(renderToStaticMarkup(<ProgressBar label="Loading" />)).not.toMatch(/value=|hidden/);
  expect(renderToStaticMarkup(<ProgressBar label="Loading" percent="idle" />)).toContain('hidden=""');
});
