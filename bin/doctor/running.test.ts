import { expect, test } from 'vitest';
import { ofCdn } from './running.ts';

test('CLU-07/said a CDN nobody has told of changes for a minute is a fault', () => {
  const at = (seconds: number) => new Date(seconds * 1000).toISOString();
  const said = { kind: 'nginx', purgedAt: at(0), askedAt: at(100), waitingSince: null, failing: null };
  const stateAt = (seconds: number, more: object = {}) => ofCdn({ ...said, ...more }, seconds * 1000).state;
  expect(stateAt(100)).toBe('good');
  expect(stateAt(160)).toBe('good');
  expect(stateAt(161)).toBe('fault');
  expect(ofCdn(said, 161_000).words).toContain(
    `the site has not looked for what is to be purged since ${at(100)}`,
  );
  expect(stateAt(101, { waitingSince: at(50) })).toBe('good');
  expect(ofCdn({ ...said, waitingSince: at(40) }, 101_000)).toMatchObject({
    state: 'fault',
    words: expect.stringContaining(`has waited to be purged since ${at(40)}`),
  });
});
