import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../samples/sample-pictures.ts';
import { JourneyCard } from './journey-card.tsx';

test('stops stand in their order, and one link covers the card', () => {
  const html = renderToStaticMarkup(
    <JourneyCard
      label="3 nights"
      title="Way"
      href="/contact-us"
      stops={[
        { name: 'First', detail: '1 night' },
        { name: 'Second', detail: '2 nights' },
      ]}
      note="May"
      picture={samples.boat}
      sizes="50vw"
    />,
  );
  expect(html.indexOf('First')).toBeLessThan(html.indexOf('Second'));
  expect(html).toContain('<ol');
  expect(html.match(/<a /g)).toHaveLength(1);
});
