import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a busy button keeps its name, says so and cannot be pressed again', () => {
  const html = renderToStaticMarkup(<Button busy>Call Me Back</Button>);
  expect(html).toMatch(/aria-busy="true" disabled=""/);
  expect(html).toContain('Call Me Back');
});

test('a button sends no form by accident', () => {
  expect(renderToStaticMarkup(<Button>Look again</Button>)).toContain('type="button"');
});
