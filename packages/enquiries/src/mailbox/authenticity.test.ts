import { expect, test } from 'vitest';
import { proofBy, verdictsOf } from './authenticity.ts';

const from = 'naledi@example.com';
const proof = (value: string) => proofBy(verdictsOf([value], from), null);

test.each([
  ['mx.lodges.example; dmarc=pass (p=REJECT sp=REJECT) header.from=example.com', 'proven'],
  ['mx.lodges.example; dkim=pass header.d=example.com; spf=fail smtp.mailfrom=a@other.example', 'proven'],
  ['mx.lodges.example; dkim=pass header.i=@mail.example.com header.s=one', 'proven'],
  ['mx.lodges.example 1; spf=pass smtp.mailfrom=bounce@example.com', 'proven'],
  ['mx.lodges.example; dkim=pass header.d=other.example; spf=pass smtp.mailfrom=other.example', 'unproven'],
  ['mx.lodges.example; dkim=pass header.d=example.com; dmarc=fail', 'unproven'],
  ['mx.lodges.example; spf=none; dkim=none', 'unproven'],
  ['mx.lodges.example; none', null],
  ['(x;', null],
] as const)('CNV-01/proof "%s" is %s', (value, found) => {
  expect(proof(value)).toBe(found);
});

test('CNV-01/proof only what our own server says counts: the topmost, or the one that is set', () => {
  const verdicts = verdictsOf(
    ['mx.lodges.example; spf=fail smtp.mailfrom=x@bad.example', 'mx.bad.example; dmarc=pass'],
    from,
  );
  expect(proofBy(verdicts, null)).toBe('unproven');
  expect(proofBy(verdicts, 'MX.lodges.example')).toBe('unproven');
  expect(proofBy(verdicts, 'mx.elsewhere.example')).toBeNull();
});

test('CNV-01/proof what one server says in several heads counts together', () => {
  const said = (...values: string[]) => proofBy(verdictsOf(values, from), null);
  expect(
    said('mx.one; spf=fail smtp.mailfrom=list.example', 'mx.one; dmarc=pass header.from=example.com'),
  ).toBe('proven');
  expect(said('mx.one; dkim=pass header.d=example.com', 'mx.one; dmarc=fail header.from=example.com')).toBe(
    'unproven',
  );
});
