import { expect, test } from 'vitest';
import { answerOrBusy, functionOrBusy } from './busy-answer.ts';
import { markDoubtful, TransactionEnded } from './database-faults.ts';
import { heard, noteFault, noteKept, noteOutcome } from './request-faults.ts';

const lost = () => new Error('Query read timeout');
const doubtful = () => {
  const error = lost();
  markDoubtful(error);
  return error;
};

/** What is answered when the database fails while a request is worked on, and the work ends with `status`. */
async function answered(request: string, status: number, fault: unknown = lost()) {
  const [method = 'GET', path = ''] = request.split(' ');
  const response = await answerOrBusy(new Request(`http://studio${path}`, { method }), async () => {
    await Promise.resolve();
    if (fault) noteFault(fault);
    return Response.json({ errors: [{ message: 'Something went wrong.' }] }, { status });
  });
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  return [response.status, response.headers.get('retry-after'), errors[0]?.message];
}

const busy = 'The studio is busy: its database does not answer.';

test.each([
  ['PATCH /api/footer/7', 500, `${busy} Nothing was saved. Try again in a moment.`],
  // An account that could not be read is a stranger to Payload.
  ['PATCH /api/footer/7', 403, `${busy} Nothing was saved. Try again in a moment.`],
  ['POST /api/media', 500, `${busy} Nothing was saved. Try again in a moment.`],
  ['DELETE /api/footer/7', 500, `${busy} Nothing was saved. Try again in a moment.`],
  ['POST /api/users/login', 500, `${busy} You are not signed in. Try again in a moment.`],
  ['POST /api/users/sign-in/second-step', 500, `${busy} You are not signed in. Try again in a moment.`],
  [
    'POST /api/users/reset-password',
    500,
    `${busy} Look whether it was done before you do it again. Try again in a moment.`,
  ],
  ['POST /api/reads', 500, `${busy} Try again in a moment.`],
  ['POST /api/desk/reply/', 401, `${busy} Nothing was done. Try again in a moment.`],
  ['GET /api/footer', 500, `${busy} Try again in a moment.`],
  ['GET /api/users/me', 200, `${busy} Try again in a moment.`],
])('%s that ended with %i is busy', async (request, status, words) => {
  expect(await answered(request, status)).toEqual([503, '5', words]);
});

test('what may have been saved is not said to be unsaved, whatever Payload made of it', async () => {
  for (const status of [200, 500]) {
    expect((await answered('PATCH /api/footer/7', status, doubtful()))[2]).toContain(
      'this may or may not have been saved',
    );
  }
});

test.each([
  ['a change that did not need what failed', 'PATCH /api/footer/7', 200, lost()],
  ['what was wrong with what was written', 'PATCH /api/footer/7', 400, lost()],
  ['a fault of another kind', 'PATCH /api/footer/7', 500, new Error('duplicate key')],
  ['no fault at all', 'PATCH /api/footer/7', 403, null],
  ['health, which says itself how the database is', 'GET /api/health', 500, lost()],
])('%s stays as it is', async (_, request, status, fault) => {
  expect(await answered(request, status, fault)).toEqual([status, null, 'Something went wrong.']);
});

test('a change that is not stored has one set of words, no matter which part says so first', async () => {
  const notSaved = async (method: string, path: string, kind: 'away' | 'full' | 'undone', kept = false) => {
    const response = await answerOrBusy(new Request(`http://studio${path}`, { method }), async () => {
      if (kept) noteKept();
      noteOutcome({ kind, doubtful: false });
      return Response.json({ errors: [{ message: 'Words of a transaction.' }] }, { status: 503 });
    });
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    return [response.headers.get('retry-after'), errors[0]?.message];
  };
  expect(await notSaved('PATCH', '/api/footer/7', 'away')).toEqual([
    '5',
    `${busy} Nothing was saved. Try again in a moment.`,
  ]);
  expect((await notSaved('POST', '/api/users/login', 'away'))[1]).toContain('You are not signed in.');
  expect((await notSaved('PATCH', '/api/footer/7', 'full'))[1]).toMatch(
    /disk may be full\. Nothing was saved/,
  );
  expect((await notSaved('PATCH', '/api/footer', 'undone'))[1]).toMatch(/undid this\. Nothing was saved/);
  // The first of two transactions is stored.
  expect((await notSaved('POST', '/api/redirects/import', 'away', true))[1]).not.toContain('Nothing was');
});

test('every 503 says when to try again, and the desk keeps its own words', async () => {
  const desk = await answerOrBusy(
    new Request('http://studio/api/desk/bulk', { method: 'POST' }),
    async () => {
      noteFault(lost());
      return Response.json({ detail: 'May or may not.' }, { status: 503 });
    },
  );
  expect([desk.headers.get('retry-after'), await desk.json()]).toEqual(['5', { detail: 'May or may not.' }]);
});

test('a statement that came after the end of its transaction says nothing of the request', async () => {
  expect(await answered('PATCH /api/footer/7', 403, new TransactionEnded())).toEqual([
    403,
    null,
    'Something went wrong.',
  ]);
  expect(() => heard(lost())).toThrow('Query read timeout');
});

test('a fault of one request is none of another that is answered at the same time', async () => {
  const [first, second] = await Promise.all([
    answered('PATCH /api/footer/7', 500),
    answered('PATCH /api/footer/8', 500, null),
  ]);
  expect([first[0], second[0]]).toEqual([503, 500]);
});

test('a form that asks the server without an address reads the same; what changes nothing keeps its own error', async () => {
  const refused = async () => {
    noteFault(lost());
    throw new Error('You may not.');
  };
  expect(await functionOrBusy(true, refused)).toEqual({
    error: `${busy} Nothing was saved. Try again in a moment.`,
  });
  await expect(functionOrBusy(false, refused)).rejects.toThrow('You may not.');
  expect(await functionOrBusy(true, async () => 'set')).toBe('set');
});
