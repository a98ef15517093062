import { settingAfter, siteSetting } from '@sundowner/settings/row';
import { count, port, text } from '@sundowner/settings/shapes';
import { expect, test } from 'vitest';
import { withSettings } from './readme.ts';

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
      readBy: ['site'],
      words: 'Where it is',
    }),
    siteSetting('CAMP_KEY', text, { standard: null, live: { needed: 'set it' }, words: 'Its key' }),
    siteSetting('CAMP_PORT', port, { standard: 80, words: 'Where it is' }),
    siteSetting('CAMP_BYTES', count, { standard: 3 * 2 ** 30, words: 'Its size' }),
    siteSetting('CAMP_CLOCK', count, { standard: 1, live: 'refused', words: 'Its time' }),
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
