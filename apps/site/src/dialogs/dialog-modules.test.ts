import { expect, test } from 'vitest';
import { formTitle } from '../links/form-title.ts';
import { describeDialog } from './dialog-modules.ts';

test('MOD-05 a form is called while it is fetched what the button called it that opened it', () => {
  for (const name of ['celebration', 'travel-africa', 'email', 'residences', 'destination'] as const)
    expect(describeDialog(name).title, name).toBe(formTitle(name));
});
