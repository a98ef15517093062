import { expect, test } from 'vitest';
import { isDrawn } from '../../apps/site/src/dialogs/what-to-expect/sign-icon.tsx';
import { outdoorExpectations } from '../../demo/content/what-to-expect/out-there.ts';
import { stayExpectations } from '../../demo/content/what-to-expect/stays.ts';
import { peopleExpectations } from '../../demo/content/what-to-expect/tables-and-people.ts';

test('MOD-15 every sign the demonstration names is drawn', () => {
  const expectations = [...outdoorExpectations, ...stayExpectations, ...peopleExpectations];
  const named = expectations
    .flatMap((one) => [one.iconsWhatToWear, one.iconsWhatToBringAlong, one.iconsFeatures])
    .flatMap((signs) => signs ?? [])
    .map(({ icon }) => icon ?? '');
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((name) => !isDrawn(name))).toEqual([]);
});
