import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Stray console output fails a test: it is either a warning nobody read or a line somebody forgot. A test that means
 * to see output spies on the console itself and restores it before it ends.
 */
const methods = ['debug', 'info', 'log', 'warn', 'error', 'trace'] as const;

let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  for (const method of methods) vi.mocked(console[method]).mockRestore?.();
  if (said.length > 0) throw new Error(`This test wrote to the console:\n${said.join('\n')}`);
});
