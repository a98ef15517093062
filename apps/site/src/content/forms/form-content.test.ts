import { expect, test } from 'vitest';
import type { Reading } from '../reading/reading.ts';
import { readForms } from './form-content.ts';

test('a consent that names a sum reads as its version does, whose words visitors agreed to', async () => {
  const text = 'I may win a stay of R 10 000, see the [policy].';
  const entry = { kind: 'email', consentText: text, consentVersions: [{ version: 'popi-1', text }] };
  const reading = {
    list: async ({ schema }: { schema: { parse(raw: unknown): unknown } }) => [schema.parse(entry)],
  } as unknown as Reading;
  const [form] = await readForms(reading);
  expect(form?.consentText).toBe(text);
  expect(form?.consentText).toBe(form?.consentVersions[0]?.text);
});
