import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Stray console output fails a test: it is either a warning nobody read or a line somebody forgot. A test that means
 * to see output spies on the console itself and restores it before it ends.
 */
const methods = ['debug', 'info', 'log', 'warn', 'error', 'trace'] as const;

let said: string[] = [];
let spies: { mockRestore(): void }[] = [];

beforeEach(() => {
  said = [];
  spies = methods.map((method) =>
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    }),
  );
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  if (said.length > 0) throw new Error(`This test wrote to the console:\n${said.join('\n')}`);
});
