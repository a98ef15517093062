import type { Field } from 'payload';
import { expect, test, vi } from 'vitest';

// Its fields ask the settings what prices are kept in.
vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { propertyUpdated } = await import('./property-updated.ts');

/** The field of a name, wherever it stands among tabs and rows. */
function fieldNamed(fields: readonly Field[], name: string): Field | null {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    const within =
      'tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : [];
    const found = fieldNamed(within, name);
    if (found) return found;
  }
  return null;
}

test('"More to know" can be filled in where the page that shows it is', () => {
  const condition = fieldNamed(propertyUpdated.fields, 'travelInfo')?.admin?.condition;
  const asked = (data: object) => condition?.(data, data, {} as never);
  expect(asked({ travelInfoPage: true })).toBe(true);
  expect(asked({ travelInfoPage: false })).toBe(false);
  expect(asked({})).toBe(false);
});
