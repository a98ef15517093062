import { setting, settingAfter } from '@sundowner/settings/row';
import { count, port, text } from '@sundowner/settings/shapes';
import { expect, test } from 'vitest';
import { withSettings } from './readme.ts';

const readBy = ['site'] as const;
const place = `# Camp

<!-- From the rows of the settings: npm run settings -- --write -->
old
<!-- End of the settings -->

## Operate
`;

test('rows become lines, those with the same words one, and what live mode refuses a sentence', () => {
  const rows = [
    settingAfter('CAMP_HOST', text, {
      standardOf: () => 'x',
      standardWords: 'the lodge',
      readBy,
      words: 'Where it is',
    }),
    setting('CAMP_KEY', text, { standard: null, readBy, live: { needed: 'set it' }, words: 'Its key' }),
    setting('CAMP_PORT', port, { standard: 80, readBy, words: 'Where it is' }),
    setting('CAMP_BYTES', count, { standard: 3 * 2 ** 30, readBy, words: 'Its size' }),
    setting('CAMP_CLOCK', count, { standard: 1, readBy, live: 'refused', words: 'Its time' }),
  ];
  const written = withSettings(place, rows);
  expect(written.split('\n').slice(4, -5)).toEqual([
    '| Setting | Default | What it does |',
    '|---|---|---|',
    '| `CAMP_HOST`, `CAMP_PORT` | the lodge, `80` | Where it is |',
    '| `CAMP_KEY` | none | Its key. Live: needed |',
    '| `CAMP_BYTES` | 3 GiB | Its size |',
    '',
    '`CAMP_CLOCK` exist for tests; live mode refuses them.',
  ]);
  expect(withSettings(written, rows)).toBe(written);
  expect(written.endsWith('\n## Operate\n')).toBe(true);
});

test('a README without a place for them is refused', () => {
  expect(() => withSettings('# Camp', [])).toThrow('no place for the settings');
});
