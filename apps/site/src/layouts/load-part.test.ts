import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.client.ts';

const reload = vi.fn();
let memory: Map<string, string>;

beforeEach(() => {
  vi.clearAllMocks();
  memory = new Map();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => memory.set(name, value),
    removeItem: (name: string) => memory.delete(name),
  });
});

afterAll(() => vi.unstubAllGlobals());

const gone = () => Promise.reject(new TypeError('error loading dynamically imported module'));
const there = async () => 'the part';

test('RT-15 a part that is gone loads the page anew, once, and again only after it has come', async () => {
  expect(await loadPart('form', gone)).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await loadPart('form', gone)).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await loadPart('form', there)).toBe('the part');
  await loadPart('form', gone);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('each part has a memory of its own', async () => {
  await loadPart('form', gone);
  await loadPart('menu', there);
  await loadPart('form', gone);
  expect(reload).toHaveBeenCalledTimes(1);
  await loadPart('menu', gone);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a line, and without a memory, the page stays as it is', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await loadPart('form', gone);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(await loadPart('form', gone)).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
