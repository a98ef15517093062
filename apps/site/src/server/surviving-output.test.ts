import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Output, survivingOutput } from './log.ts';

/** Standard output on a disk that may be full. */
function disk() {
  const taken: string[] = [];
  const state = { full: false };
  const output: Output = {
    on: () => {},
    write(line, done) {
      if (!state.full) taken.push(line);
      done(state.full ? Object.assign(new Error('no space'), { code: 'ENOSPC' }) : null);
    },
  };
  return { taken, state, output };
}

test('KEEP-03/logging lines a full disk refuses are counted, and told of once it takes one', async () => {
  const { taken, state, output } = disk();
  const { write } = survivingOutput(output, () => new Date('2026-03-01T10:00:00Z'));
  const writeAlone = async (line: string) => {
    write(line);
    await turn();
  };
  await writeAlone('one\n');
  state.full = true;
  await writeAlone('two\n');
  for (const line of ['three\n', 'four\n']) write(line);
  await turn();
  state.full = false;
  await writeAlone('five\n');
  await writeAlone('six\n');
  const told = {
    level: 40,
    time: '2026-03-01T10:00:00.000Z',
    app: 'site',
    lines: 3,
    msg: 'log lines were lost',
  };
  expect(taken).toEqual(['one\n', 'five\n', `${JSON.stringify(told)}\n`, 'six\n']);
});

test('KEEP-03/logging what could not be told is told later', async () => {
  const { taken, state, output } = disk();
  const { write } = survivingOutput(output);
  state.full = true;
  write('one\n');
  write('two\n');
  await turn();
  state.full = false;
  write('three\n');
  await turn();
  expect(taken.filter((line) => line.includes('"lines":2'))).toHaveLength(1);
});

test('lines of one turn of the loop are written together, in their order', async () => {
  const { taken, output } = disk();
  const { write } = survivingOutput(output);
  for (const line of ['one\n', 'two\n', 'three\n']) write(line);
  expect(taken).toEqual([]);
  await turn();
  expect(taken).toEqual(['one\ntwo\nthree\n']);
});
