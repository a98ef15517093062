import { expect, test } from 'vitest';
import { databaseFault, markDoubtful } from './database-faults.ts';

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ['no connection of the pool in time', error('timeout exceeded when trying to connect')],
  ['no new connection in time', error('Connection terminated due to connection timeout')],
  ['no answer', error('Query read timeout')],
  ['a connection that broke', error('Connection terminated unexpectedly')],
  ['too many connections', error('sorry, too many clients already', { code: '53300' })],
  ['a statement at its limit', error('canceling statement due to statement timeout', { code: '57014' })],
  ['a shutdown', error('terminating connection', { code: '57P01' })],
  ['an idle transaction', error('terminating connection', { code: '25P03' })],
  ['a refused connection', error('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
  [
    'one refused at every address',
    new AggregateError([error('', { code: 'ECONNREFUSED', syscall: 'connect' })], ''),
  ],
  ['one that Drizzle wraps', error('Failed query: select 1', { cause: error('Query read timeout') })],
])('%s is a fault of the database', (_, fault) => {
  expect(databaseFault(fault)).toEqual({ doubtful: false });
});

test.each([
  ['a value that is there already', error('duplicate key', { code: '23505' })],
  ['a column that is not there', error('no such column', { code: '42703' })],
  ['a file that is not there', error('no such file', { code: 'ENOENT', syscall: 'open' })],
  ['a refusal', error('You may not.', { status: 403 })],
  ['no error', null],
])('%s is none', (_, fault) => {
  expect(databaseFault(fault)).toBeNull();
});

test('a doubt deep inside is a doubt of the whole, and causes in a circle end', () => {
  const inner = error('Query read timeout');
  markDoubtful(inner);
  expect(databaseFault(error('Failed query', { cause: inner }))).toEqual({ doubtful: true });
  const circle = error('round');
  circle.cause = circle;
  expect(databaseFault(circle)).toBeNull();
});
