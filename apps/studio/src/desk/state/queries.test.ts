import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Reply } from '../call-desk.ts';
import { type Answer, createDeskQueries, readAgain, reading, show } from './queries.ts';

const refusal = { ok: false, status: 503, code: null, detail: 'The site is away.', message: null } as const;

/** A question whose answers are given by hand, one after another. */
function askedByHand() {
  const queries = createDeskQueries();
  const waiting: ((reply: Reply<string>) => void)[] = [];
  const signals: AbortSignal[] = [];
  const observer = new QueryObserver<Answer<string>>(queries, {
    queryKey: ['/figures'],
    queryFn: reading((signal) => {
      signals.push(signal);
      return new Promise<Reply<string>>((answer) => waiting.push(answer));
    }),
  });
  observer.subscribe(() => {});
  const answer = async (reply: Reply<string>) => {
    waiting.shift()?.(reply);
    await new Promise((next) => setTimeout(next));
  };
  return { queries, signals, answer, shown: () => queries.getQueryData<Answer<string>>(['/figures']) };
}

test('a refusal stands beside the value that was read before, and goes with the next answer', async () => {
  const { queries, answer, shown } = askedByHand();
  await answer(refusal);
  expect(shown()).toEqual({ value: null, refusal });
  void readAgain(queries, ['/figures']);
  await new Promise((next) => setTimeout(next));
  // While it is asked again the page still says why there was none.
  expect(shown()).toEqual({ value: null, refusal });
  await answer({ ok: true, value: 'ten' });
  expect(shown()).toEqual({ value: 'ten', refusal: null });
  void readAgain(queries, ['/figures']);
  await new Promise((next) => setTimeout(next));
  await answer(refusal);
  expect(shown()).toEqual({ value: 'ten', refusal });
});

test('an older answer never takes the place of what was shown meanwhile, and its request is ended', async () => {
  const { queries, signals, answer, shown } = askedByHand();
  await answer({ ok: true, value: 'one' });
  void readAgain(queries, ['/figures']);
  await new Promise((next) => setTimeout(next));
  show(queries, ['/figures'], 'two');
  expect(signals[1]?.aborted).toBe(true);
  await answer({ ok: true, value: 'one, late' });
  expect(shown()?.value).toBe('two');
});

test('what is read again while it is first read is read a second time: the first may not have seen the change', async () => {
  const { queries, signals, answer, shown } = askedByHand();
  void readAgain(queries, ['/figures']);
  await new Promise((next) => setTimeout(next));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await answer({ ok: true, value: 'before' });
  await answer({ ok: true, value: 'after' });
  expect(shown()?.value).toBe('after');
});
