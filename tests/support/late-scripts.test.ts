import { expect, test } from 'vitest';
import { createLateScripts } from './late-scripts.ts';

const one = 'http://127.0.0.1:1/admin/_next/static/chunks/1f-a.js';
const other = 'http://127.0.0.1:1/admin/_next/static/chunks/2f-b.js?dpl=x';
const warning = (address: string) =>
  `The resource ${address} was preloaded using link preload but not used within a few seconds from the window's load event.`;

/** A page whose scripts a test runs. */
function pageWith(timeoutMs: number) {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  let come = () => {};
  const scripts = createLateScripts(
    {
      onDocument: (call) => {
        come = call;
      },
      hasScript(address) {
        const script = Promise.withResolvers<void>();
        waiting.set(address, script);
        return script.promise;
      },
    },
    timeoutMs,
  );
  return {
    ...scripts,
    run: (address: string) => waiting.get(address)?.resolve(),
    close() {
      for (const { reject } of waiting.values()) reject(new Error('closed'));
    },
    leave: () => come(),
  };
}

test('a script that is run late is none to name, and one that is never run is', async () => {
  const page = pageWith(10);
  expect(page.note(warning(one))).toBe(true);
  expect(page.note(warning(other))).toBe(true);
  page.run(one);
  expect(await page.neverRun()).toEqual([other]);
  page.run(other);
  expect(await page.neverRun()).toEqual([]);
});

test('a script is waited for at the end of a test', async () => {
  const page = pageWith(60_000);
  page.note(warning(one));
  const never = page.neverRun();
  page.run(one);
  expect(await never).toEqual([]);
});

test('of a document that was left, and of a page that was closed, nothing is said', async () => {
  const page = pageWith(10);
  page.note(warning(one));
  page.leave();
  expect(await page.neverRun()).toEqual([]);
  page.note(warning(other));
  page.close();
  expect(await page.neverRun()).toEqual([]);
});

test('other lines, and scripts of the site, are none of these', () => {
  const page = pageWith(10);
  for (const line of ['Uncaught: x', warning('http://127.0.0.1:1/_astro/a.js'), one]) {
    expect(page.note(line), line).toBe(false);
  }
});
