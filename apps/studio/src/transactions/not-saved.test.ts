import { type PayloadRequest, ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { explainNotSaved } from './not-saved.ts';

const explained = (error: Error) =>
  explainNotSaved({ error, context: {}, req: {} as PayloadRequest, collection: undefined } as never);

const coded = (code: string, more: object = {}) => Object.assign(new Error('refused'), { code, ...more });

test.each([
  ['SQLite', new Error('query', { cause: coded('SQLITE_CONSTRAINT_PRIMARYKEY') })],
  ['PostgreSQL', new Error('query', { cause: coded('23505', { constraint: 'room_facts_pkey' }) })],
  // What Payload makes of it on PostgreSQL.
  ['Payload', new ValidationError({ errors: [{ message: 'Value must be unique', path: 'id' }] })],
])('a row number that is taken has its sentence, as %s says it', async (_, error) => {
  expect(await explained(error)).toMatchObject({
    status: 400,
    response: { errors: [{ message: expect.stringMatching(/row.*Nothing was saved/s) }] },
  });
});

test('what a field refuses keeps its own words', async () => {
  for (const errors of [
    [{ message: 'Value must be unique', path: 'slug' }],
    [
      { message: 'Say it', path: 'id' },
      { message: 'Say it', path: 'title' },
    ],
  ])
    expect(await explained(new ValidationError({ errors }))).toBeUndefined();
});
