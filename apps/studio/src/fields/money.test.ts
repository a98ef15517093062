import type { FieldHookArgs } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { keptCurrency } from './money.ts';

beforeAll(() => {
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', '/nowhere');
  vi.stubEnv('BASE_CURRENCY', 'BWP');
});

/** @param stored of the entry that is saved, or that a copy is made of; `null` for a new one */
const saved = (value: unknown, stored: string | null, context: object = {}) => {
  const [hook] = keptCurrency().hooks?.beforeValidate ?? [];
  return hook?.({
    ...{ value, req: { context } },
    originalDoc: stored === null ? {} : { currency: stored },
  } as unknown as FieldHookArgs);
};

test('a new rate is in what prices are kept in, whatever it says', () => {
  expect(saved(undefined, null)).toBe('BWP');
  expect(saved('ZAR', null)).toBe('BWP');
});

test('a rate of before the setting was changed keeps its currency until somebody says it is in the new one', () => {
  expect(saved(undefined, 'USD')).toBe('USD');
  expect(saved('USD', 'USD')).toBe('USD');
  expect(saved('EUR', 'USD')).toBe('USD');
  expect(saved(' bwp ', 'USD')).toBe('BWP');
  // A form that was opened before that does not take it back; a version that is restored does.
  expect(saved('USD', 'BWP')).toBe('BWP');
  expect(saved('USD', 'BWP', { isRestoringVersion: true })).toBe('USD');
  expect(saved(undefined, '')).toBe('BWP');
});

test('the field can be written only where its currency is another, by people who write content', () => {
  const update = keptCurrency().access?.update;
  const may = (currency: string, role: string) =>
    update?.({ doc: { currency }, req: { user: { role } } } as unknown as Parameters<typeof update>[0]);
  expect([may('BWP', 'editor'), may('USD', 'editor'), may('USD', 'concierge')]).toEqual([false, true, false]);
});
