import { expect, test } from 'vitest';
import { connectionOf, wordsOfTool } from './database-dump.ts';

test('CLU-01/backup what pg_restore says is passed on without what it quotes of a row', () => {
  const said = [
    'pg_restore: error: COPY failed for table "enquiries": ERROR:  duplicate key value',
    'DETAIL:  Key (email)=(ingrid@example.com) already exists.',
    'CONTEXT:  COPY enquiries, line 1: "Ingrid',
    'Okaforsson"',
    'pg_restore: warning: errors ignored on restore: 1',
  ];
  expect(wordsOfTool(`${said.join('\n')}\n`)).toBe(`${said[0]}\n${said[4]}`);
});

test.each([
  'postgres://desk:s%40fe@db.example.com/sundowner?sslmode=require',
  'postgres://desk@db.example.com/sundowner?sslmode=require&password=s%40fe',
])('CLU-01/backup the password of %s stands in no list of processes', (url) => {
  const { address, env } = connectionOf(url);
  expect(address).toBe('postgres://desk@db.example.com/sundowner?sslmode=require');
  expect(env.PGPASSWORD).toBe('s@fe');
});
