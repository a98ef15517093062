import { expect, test, vi } from 'vitest';
import { logClientErrors } from './client-error-logging.ts';

function logged(args: readonly unknown[], level: 'debug' | 'info') {
  const debug = vi.fn();
  const method = vi.fn();
  logClientErrors.call(
    { debug, isLevelEnabled: (asked) => asked !== 'debug' || level === 'debug' },
    args,
    method,
  );
  return { quiet: debug.mock.calls, loud: method.mock.calls };
}

const refusal = Object.assign(new Error('It is in use.'), { name: 'APIError', status: 409 });

test('a refusal is one line for anybody who looks closely, without its stack', () => {
  expect(logged([{ err: refusal }], 'debug')).toEqual({
    quiet: [['Refused with 409 APIError: It is in use.']],
    loud: [],
  });
  expect(logged([{ err: refusal }], 'info')).toEqual({ quiet: [], loud: [] });
});

test('a fault of the studio stays what it is', () => {
  const fault = Object.assign(new Error('The database is away.'), { status: 500 });
  for (const args of [[{ err: fault }], [{ err: new Error('Plain.') }], ['Words only.']])
    expect(logged(args, 'info').loud).toHaveLength(1);
});
