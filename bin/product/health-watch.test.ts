import { expect, test } from 'vitest';
import type { Health } from './health-question.ts';
import { watchHealth } from './health-watch.ts';

const policy = { askEvery: 1, askWithin: 5, tellAfter: 30, endAfter: 60 };

/** A watch over answers that each take their milliseconds by the watcher's clock. */
async function watch(answers: readonly (readonly [Health['is'], number])[]) {
  const told: string[] = [];
  const stop = new AbortController();
  let now = 0;
  let at = 0;
  const end = watchHealth(
    policy,
    {
      now: () => now,
      async ask() {
        const [is, took] = answers[at] ?? ['well', 0];
        at += 1;
        now += took;
        if (at > answers.length) stop.abort(new Error('all asked'));
        if (is === 'failing') return { is, status: 500 };
        return is === 'waiting' ? { is, for: 'database' } : { is };
      },
      onTrouble: ({ is }, lasted) => told.push(`${is} ${lasted}`),
      onWell: (lasted) => told.push(`well ${lasted}`),
    },
    stop.signal,
  ).then(
    ({ trouble, lasted }) => `${trouble.is} ${lasted}`,
    (error: Error) => error.message,
  );
  return { told, end: await end, asked: at };
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('KEEP-03/hung silence is told at its limit, once, and ends the watch at the other', async () => {
  expect(await watch(times(20, ['silent', 6]))).toEqual({ told: ['silent 30'], end: 'silent 60', asked: 10 });
  expect(await watch(times(70, ['failing', 1]))).toEqual({
    told: ['failing 30'],
    end: 'failing 60',
    asked: 60,
  });
});

test('KEEP-03/slept hours a watcher slept are not the silence of what it watches', async () => {
  const hour = 3_600_000;
  expect(
    await watch([
      ['well', 0],
      ['silent', hour],
      ['silent', hour],
      ['well', hour],
    ]),
  ).toEqual({
    told: [],
    end: 'all asked',
    asked: 5,
  });
});

test('KEEP-03/hung what it waits for ends no watch; a silence after it counts anew', async () => {
  const away = times(40, ['waiting', 6] as const);
  expect((await watch(away)).end).toBe('all asked');
  expect(await watch([...away, ...times(9, ['silent', 6] as const), ['well', 0]])).toEqual({
    told: ['waiting 30', 'well 294'],
    end: 'all asked',
    asked: 51,
  });
});

test('KEEP-03/hung one good answer begins the count again', async () => {
  const nearly = times(9, ['silent', 6] as const);
  const run = await watch([...nearly, ['well', 0], ...nearly]);
  expect(run).toEqual({
    told: ['silent 30', 'well 54', 'silent 30'],
    end: 'all asked',
    asked: 20,
  });
});
