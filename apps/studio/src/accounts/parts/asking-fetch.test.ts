import { expect, test, vi } from 'vitest';
import { askingFetch } from './asking-fetch.ts';

vi.stubGlobal('window', { location: { origin: 'https://studio.example.com' } });

const needed = () =>
  Response.json({ errors: [{ message: 'Please confirm', data: { proof: 'needed' } }] }, { status: 403 });
const done = () => Response.json({ doc: {} });
const other = () => Response.json({ errors: [{ message: 'You are not allowed' }] }, { status: 403 });

/** A fetch that gives one answer after the other, and how often it asked. */
function scripted(answers: readonly (() => Response)[], proved = true) {
  const asked = vi.fn(async () => proved);
  const sent: unknown[][] = [];
  const before = (async (...given: unknown[]) => {
    sent.push(given);
    return (answers[sent.length - 1] ?? done)();
  }) as typeof fetch;
  return { asked, sent, fetch: askingFetch(before, asked) };
}

test('what the studio wants a proof for is sent once more, as it was, after the proof', async () => {
  const { asked, sent, fetch } = scripted([needed, done]);
  const init = { method: 'PATCH', body: new FormData() };
  expect((await fetch('/api/users/4?depth=0', init)).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([
    ['/api/users/4?depth=0', init],
    ['/api/users/4?depth=0', init],
  ]);
});

test('a body inside a request is sent whole the second time, too', async () => {
  const bodies: string[] = [];
  const fetch = askingFetch(
    async (input) => {
      bodies.push(await (input as Request).text());
      return bodies.length === 1 ? needed() : done();
    },
    async () => true,
  );
  const address = 'https://studio.example.com/api/users';
  await fetch(new Request(address, { method: 'POST', body: 'words' }));
  expect(bodies).toEqual(['words', 'words']);
});

test('a proof that was not given leaves the refusal to the form, whose words are still to be read', async () => {
  const { sent, fetch } = scripted([needed], false);
  const answer = await fetch('/api/users/4', { method: 'PATCH' });
  expect([answer.status, sent.length]).toEqual([403, 1]);
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'Please confirm' }] });
});

test('a form that got no proof is told that nothing was changed', async () => {
  const { sent, fetch } = scripted([needed], false);
  await expect(fetch('/api/users/4', { method: 'PATCH', body: new FormData() })).rejects.toThrow(
    'Nothing was changed',
  );
  expect(sent).toHaveLength(1);
});

test.each([
  ['/api/users/4', other],
  ['/api/users/4', done],
  ['/api/room/4', needed],
  ['https://elsewhere.example.com/api/room', needed],
  ['/api/users/4', () => new Response('no JSON', { status: 403 })],
])('nothing is asked for %s otherwise', async (address, answer) => {
  const { asked, sent, fetch } = scripted([answer]);
  await fetch(address, { method: 'POST' });
  expect([asked.mock.calls.length, sent.length]).toEqual([0, 1]);
});
