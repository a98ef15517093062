import { expect, test } from 'vitest';
import { databaseFault, isUnanswered, markDoubtful, TransactionEnded } from './database-faults.ts';
import { LockTimeout } from './turns.ts';

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
  ['a file that another program holds', error('database is locked', { code: 'SQLITE_BUSY' })],
  ['no lock to write', new LockTimeout('The database was busy for 30 seconds.')],
  ['a transaction ended by a database that was away', new TransactionEnded(error('Query read timeout'))],
  ['one that Drizzle wraps', error('Failed query: select 1', { cause: error('Query read timeout') })],
])('%s is a database that is away', (_, fault) => {
  expect(databaseFault(fault)).toEqual({ kind: 'away', doubtful: false });
});

test.each([
  ['full', 'a full disk', error('database or disk is full', { code: 'SQLITE_FULL' })],
  ['full', 'a full disk of PostgreSQL', error('could not extend file', { code: '53100' })],
  ['undone', 'a transaction that ended', new TransactionEnded()],
  [
    'undone',
    'one that a refused value ended',
    new TransactionEnded(error('duplicate key', { code: '23505' })),
  ],
])('%s is said of %s', (kind, _, fault) => {
  expect(databaseFault(fault)).toEqual({ kind, doubtful: false });
});

test.each([
  [true, 'no answer', error('Query read timeout')],
  [true, 'a shutdown', error('terminating connection', { code: '57P01' })],
  [true, 'a connection that broke as it was written to', error('', { code: 'EPIPE', syscall: 'write' })],
  [false, 'a refusal by the database', error('deferred', { code: '23505' })],
  [false, 'a COMMIT that was not sent', new TransactionEnded(error('Query read timeout'))],
])('it is %s that a COMMIT may have happened after %s', (may, _, fault) => {
  expect(isUnanswered(fault)).toBe(may);
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
  expect(databaseFault(error('Failed query', { cause: inner }))).toEqual({ kind: 'away', doubtful: true });
  const circle = error('round');
  circle.cause = circle;
  expect(databaseFault(circle)).toBeNull();
});
