import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toast } from './toast.tsx';

test('a note waits for a pause, a warning does not', () => {
  expect(renderToStaticMarkup(<Toast message="Saved." />)).toContain('role="status"');
  expect(renderToStaticMarkup(<Toast message="Offline." tone="warning" />)).toContain('role="alert"');
});

test('buttons only where there is something to do', () => {
  expect(renderToStaticMarkup(<Toast message="Saved." />)).not.toContain('<button');
  expect(renderToStaticMarkup(<Toast message="Saved." onDismiss={() => undefined} />)).toContain(
    'aria-label="Dismiss"',
  );
});
