import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawer } from './drawer.island.tsx';

test('is closed until opened, and named by its heading', () => {
  const html = renderToStaticMarkup(
    <Drawer open={false} onClose={() => undefined} headingId="h" heading="Filters">
      Words
    </Drawer>,
  );
  expect(html).toMatch(/^<dialog aria-labelledby="h"/);
  expect(html).not.toContain(' open');
  expect(html).toContain('id="h" tabindex="-1">Filters');
});
