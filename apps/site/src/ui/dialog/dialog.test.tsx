import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.island.tsx';

test('MOD-04 a bar leads back with its words, and the icon stays where it is told to', () => {
  const draw = (closeOnPhone: boolean) =>
    renderToStaticMarkup(
      <Dialog
        open={false}
        onClose={() => undefined}
        headingId="h"
        backLabel="Bookings & Availability"
        closeOnPhone={closeOnPhone}
      >
        <h2 id="h">Book</h2>
      </Dialog>,
    );
  expect(draw(false)).toContain('aria-label="Back"');
  expect(draw(false)).toContain('Bookings &amp; Availability');
  expect(draw(false)).not.toContain('closeOnPhone');
  expect(draw(true)).toContain('closeOnPhone');
});
