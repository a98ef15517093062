import { expect, test } from 'vitest';
import { type Asked, createAsking } from './newest-answer.ts';

/** An asking whose answers come when the test says so. */
function stage() {
  const questions: { readonly signal: AbortSignal; answer(words: string): void; fail(): void }[] = [];
  let asked: Asked<string> = { is: 'waiting' };
  const asking = createAsking<string>(
    (signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      questions.push({ signal, answer: resolve, fail: () => reject(new Error('away')) });
      return promise;
    },
    (next) => {
      asked = next(asked);
    },
  );
  const question = (at: number) => {
    const found = questions[at];
    if (!found) throw new Error(`There is no question ${at}.`);
    return found;
  };
  const said = async () => {
    await new Promise(setImmediate);
    return asked.is === 'said' ? asked.found : asked.is;
  };
  return { asking, question, said, count: () => questions.length };
}

test('what was asked before a change does not bring back what the change did away with', async () => {
  const { asking, question, said, count } = stage();
  asking.ask();
  question(0).answer('nothing leads to it');
  expect(await said()).toBe('nothing leads to it');

  // A save has asked anew; before its answer comes, the entry is put into a list.
  asking.ask();
  asking.changed('in one list');
  question(1).answer('nothing leads to it');
  expect(await said()).toBe('in one list');

  // What the save changed is not lost: it is asked for once more.
  expect(count()).toBe(3);
  question(2).answer('in one list, and renamed');
  expect(await said()).toBe('in one list, and renamed');
});

test('of two questions the later one is heard, in whatever order they are answered', async () => {
  const { asking, question, said } = stage();
  asking.ask();
  asking.ask();
  expect(question(0).signal.aborted).toBe(true);
  question(1).answer('new');
  question(0).answer('old');
  expect(await said()).toBe('new');
});

test('a change while nothing is asked for asks for nothing more', async () => {
  const { asking, said, count } = stage();
  asking.changed('in one list');
  expect(await said()).toBe('in one list');
  expect(count()).toBe(0);
});

test('without an answer what was said before stands; without one before, that is said', async () => {
  const { asking, question, said } = stage();
  asking.ask();
  question(0).fail();
  expect(await said()).toBe('failed');
  asking.ask();
  question(1).answer('missing: two');
  expect(await said()).toBe('missing: two');
  asking.ask();
  question(2).fail();
  expect(await said()).toBe('missing: two');
});

test('what is left says nothing any more', async () => {
  const { asking, question, said } = stage();
  asking.ask();
  asking.leave();
  question(0).answer('late');
  expect(await said()).toBe('waiting');
});
