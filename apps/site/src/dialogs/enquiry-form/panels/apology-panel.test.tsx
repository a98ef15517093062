import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../../../ui/samples/sample-pictures.ts';
import { ApologyPanel } from './apology-panel.tsx';

const drawn = (offline: boolean) =>
  renderToStaticMarkup(
    <ApologyPanel
      headingId="apology"
      headingLevel={2}
      place="dialog"
      mail={null}
      picture={{ ...samples.night, caption: '', coordinates: '' }}
      offline={offline}
      kept={[]}
      triedAt={null}
      action={null}
    />,
  );

test('MOD-17 without a line no picture is asked for, and its place is kept', () => {
  expect(drawn(false)).toContain('<img');
  expect(drawn(true)).not.toMatch(/<img|<source/);
  expect(drawn(true)).toContain('class="plate sky"');
});
