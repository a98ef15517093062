import { expect, test } from 'vitest';
import { searchSeal } from './search-seal.ts';

const { seal, open } = searchSeal('secret of a test');

test('a sealed search opens to what was searched for', () => {
  expect(open(seal('Naledi Okafor'))).toBe('Naledi Okafor');
  expect(open(seal('Łukasz Żółć'))).toBe('Łukasz Żółć');
});

test('the sealed text shows nothing of the name, and no two are alike', () => {
  expect(Buffer.from(seal('Naledi'), 'base64url').toString('latin1')).not.toContain('Naledi');
  expect(seal('Naledi')).not.toBe(seal('Naledi'));
});

test('a text sealed with another secret, cut or made up does not open', () => {
  expect(searchSeal('another').open(seal('Naledi'))).toBeNull();
  expect(open(seal('Naledi').slice(0, -3))).toBeNull();
  expect(open('Naledi')).toBeNull();
  expect(open('')).toBeNull();
});
