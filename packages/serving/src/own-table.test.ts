import { expect, test } from 'vitest';
import { ownTable, type Statement } from './own-table.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

/** A database without the table until it is made. */
function database(missing: string | null = '42P01') {
  const asked: string[] = [];
  const state = { missing, makeFaults: 0, away: false };
  return {
    asked,
    state,
    async query({ text }: Statement) {
      asked.push(text);
      if (state.away) throw coded('57P03');
      if (text === 'make') {
        if (state.makeFaults-- > 0) throw coded('23505');
        state.missing = null;
        return { rows: [] };
      }
      if (state.missing) throw coded(state.missing);
      return { rows: [{ answer: text }] };
    },
  };
}

test.each(['42P01', '3F000'])(
  'CLU-08/noted a table that is missing (%s) is made by who asks, once',
  async (code) => {
    const there = database(code);
    const ask = ownTable(there, 'make');
    expect(await ask('one')).toEqual([{ answer: 'one' }]);
    await ask('two');
    expect(there.asked).toEqual(['one', 'make', 'one', 'two']);
    // Dropped meanwhile.
    there.state.missing = code;
    expect(await ask('three')).toEqual([{ answer: 'three' }]);
  },
);

test('CLU-08/noted a role that may make nothing asks about what another made', async () => {
  const there = database(null);
  there.state.makeFaults = 9;
  expect(await ownTable(there, 'make')('one')).toEqual([{ answer: 'one' }]);
  expect(there.asked).toEqual(['one']);
});

test('CLU-08/noted two that make it at once meet, and any other fault makes nothing', async () => {
  const there = database();
  there.state.makeFaults = 1;
  const ask = ownTable(there, 'make');
  expect(await ask('one')).toEqual([{ answer: 'one' }]);
  expect(there.asked).toEqual(['one', 'make', 'make', 'one']);
  there.state.away = true;
  await expect(ask('two')).rejects.toMatchObject({ code: '57P03' });
  expect(there.asked.slice(4)).toEqual(['two']);
});
