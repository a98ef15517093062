import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Arrived, inOrder } from './in-order.ts';

interface Named extends Arrived {
  readonly name: string;
}

const job = '01999999-aaaa-7bbb-8ccc-0123456789ab';
const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 23, 12);
const message = (name: string, more: Partial<Named>): Named => ({
  ...{ name, at: noon, ids: [`${name}@example.com`], writtenAt: null, refersTo: [] },
  ...more,
});
const names = (all: readonly Named[]) => inOrder(all).map(({ message: { name } }) => name);

test('CNV-06/place: a mail that was long on its way stands above the answer its writer had not seen, and says when it came', () => {
  const first = message('first', { at: noon - 4 * hour });
  const ours = message('ours', { at: noon - 2 * hour, ids: [job] });
  const late = message('late', { writtenAt: noon - 3 * hour });
  const placed = inOrder([first, ours, late]);
  expect(placed.map(({ message: { name } }) => name)).toEqual(['first', 'late', 'ours']);
  expect(placed.map(({ at, cameAt }) => [at, cameAt])).toEqual([
    [noon - 4 * hour, null],
    [noon - 3 * hour, noon],
    [noon - 2 * hour, null],
  ]);
});

test('CNV-06/place: a clock that is slow puts no mail before what it answers', () => {
  const ours = message('ours', { at: noon - hour, ids: [job] });
  const slow = message('slow', { writtenAt: noon - 5 * hour, refersTo: [`${job}.2@mail.example.com`] });
  expect(names([ours, slow])).toEqual(['ours', 'slow']);
  expect(inOrder([ours, slow]).at(-1)).toMatchObject({ at: noon, cameAt: null });
});

test('CNV-06/place: two mails that came in the wrong order stand in the right one, with and without a clock', () => {
  const answer = message('answer', { at: noon, refersTo: ['asked@example.com'] });
  const asked = message('asked', { at: noon + hour });
  expect(names([answer, asked])).toEqual(['asked', 'answer']);
  const timed = { ...answer, writtenAt: noon - hour };
  expect(names([timed, { ...asked, writtenAt: noon - 2 * hour }])).toEqual(['asked', 'answer']);
});

test('CNV-06/place: a clock that cannot be true counts for nothing', () => {
  const ours = message('ours', { at: noon - hour });
  for (const writtenAt of [noon + hour, noon - 30 * 24 * hour, Number.NaN, 0])
    expect(names([ours, message('theirs', { writtenAt })])).toEqual(['ours', 'theirs']);
});

test('CNV-06/place: every message stands once, behind what it answers, whatever answers what', () => {
  const mail = fc.record({
    at: fc.integer({ min: 0, max: 20 }).map((hours) => noon + hours * hour),
    writtenAt: fc.option(fc.integer({ min: -30, max: 30 }).map((hours) => noon + hours * hour)),
    answers: fc.integer({ min: 0, max: 15 }),
  });
  fc.assert(
    fc.property(fc.array(mail, { maxLength: 12 }), (mails) => {
      const all = mails
        .map(({ at, writtenAt, answers }, index) =>
          message(String(index), {
            at,
            writtenAt,
            refersTo: answers < index ? [`${answers}@example.com`] : [],
          }),
        )
        .sort((one, other) => one.at - other.at);
      const order = names(all);
      expect([...order].sort()).toEqual(all.map(({ name }) => name).sort());
      for (const { name, refersTo } of all)
        for (const id of refersTo)
          expect(order.indexOf(id.split('@')[0] ?? '')).toBeLessThan(order.indexOf(name));
    }),
  );
  // Two that name each other, and itself.
  const one = message('one', { refersTo: ['one@example.com', 'other@example.com'] });
  expect(names([one, message('other', { refersTo: ['one@example.com'] })]).sort()).toEqual(['one', 'other']);
});

test('CNV-06/place: a line of ten thousand mails is put in order at once', () => {
  const all = Array.from({ length: 10_000 }, (_, index) =>
    message(String(index), { at: noon + index, refersTo: [`${index + 1}@example.com`] }),
  );
  expect(names(all)[0]).toBe('9999');
});
