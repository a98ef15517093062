import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVault, VaultError } from './vault.ts';

const key = randomBytes(32);
const fields = { values: { name: 'Naledi Okafor' } };

test('what is sealed for an enquiry opens for it, and shows nothing outside', () => {
  const vault = createVault([key]);
  const sealed = vault.seal(fields, 'enquiry-1');
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('Naledi');
  expect(vault.open(sealed, 'enquiry-1')).toEqual(fields);
});

test('it opens for no other enquiry and with no other key, and never says what is inside', () => {
  const vault = createVault([key]);
  const sealed = vault.seal(fields, 'enquiry-1');
  expect(() => vault.open(sealed, 'enquiry-2')).toThrow(VaultError);
  expect(() => createVault([randomBytes(32)]).open(sealed, 'enquiry-1')).toThrow(
    /a key this installation does not hold/,
  );
});

test('parts sealed in turns open as one piece, however long each is, for their owner alone', async () => {
  const vault = createVault([key]);
  for (const lengths of [[], [0], [5, 0, 11], [3, 2 ** 21 + 7, 1]]) {
    const parts = lengths.map((length) => randomBytes(length));
    const sealed = await vault.sealParts(parts, 'file/1');
    expect(Buffer.from(vault.openBytes(sealed, 'file/1')).equals(Buffer.concat(parts))).toBe(true);
    expect(vault.isCurrent(sealed)).toBe(true);
    expect(() => vault.openBytes(sealed, 'file/2')).toThrow(VaultError);
  }
});

test('an earlier key still opens what it sealed', () => {
  const sealed = createVault([key]).seal(fields, 'enquiry-1');
  expect(createVault([randomBytes(32), key]).open(sealed, 'enquiry-1')).toEqual(fields);
});

test('any altered byte is noticed', () => {
  const vault = createVault([key]);
  const sealed = Buffer.from(vault.seal(fields, 'enquiry-1'));
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
      const altered = Buffer.from(sealed);
      altered[place] = (altered[place] ?? 0) ^ change;
      expect(() => vault.open(altered, 'enquiry-1')).toThrow(VaultError);
    }),
  );
}, 60_000);

test('the same fields are never sealed the same way twice, and purposes have keys of their own', () => {
  const vault = createVault([key]);
  expect(vault.seal(fields, 'a')).not.toEqual(vault.seal(fields, 'a'));
  expect(vault.derive('fingerprint')).not.toEqual(vault.derive('subscription'));
});
