import { expect, test } from 'vitest';
import { proofBy, verdictsOf } from './authenticity.ts';

const from = 'naledi@example.com';
const server = 'mx.lodges.example';
const proof = (...values: string[]) => proofBy(verdictsOf(values, from), server);

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

test.each([
  ['spf=pass smtp.mailfrom="a; dmarc=pass "@bad.example'],
  ['spf=pass (domain of "a) ; dmarc=pass ("@bad.example) smtp.mailfrom=bad.example'],
  ['spf=pass smtp.mailfrom="a@example.com"@bad.example'],
  ['spf=none; dmarc=pass header.from=bad.example'],
])('CNV-01/proof nothing a sender can put into our server’s own head proves them: %s', (results) => {
  expect(proof(`${server}; ${results}`)).toBe('unproven');
});

test('CNV-01/proof a head in our server’s name below its own changes nothing it says', () => {
  const forged = `${server}; dmarc=pass header.from=example.com; spf=pass smtp.mailfrom=example.com`;
  expect(proof(`${server}; dmarc=fail header.from=example.com`, forged)).toBe('unproven');
  expect(proof(`${server}; dmarc=none; dkim=none; spf=fail smtp.mailfrom=bad.example`, forged)).toBe(
    'unproven',
  );
});

test('CNV-01/proof only what our own server says counts; where nobody has set its name, nothing proves', () => {
  const verdicts = verdictsOf(
    ['mx.lodges.example; spf=fail smtp.mailfrom=x@bad.example', 'mx.bad.example; dmarc=pass'],
    from,
  );
  expect(proofBy(verdicts, null)).toBe('unproven');
  expect(proofBy(verdicts, 'MX.lodges.example')).toBe('unproven');
  expect(proofBy(verdicts, 'mx.elsewhere.example')).toBeNull();
  const proving = verdictsOf([`${server}; dmarc=pass header.from=example.com`], from);
  expect(proofBy(proving, server)).toBe('proven');
  expect(proofBy(proving, null)).toBeNull();
});

test('CNV-01/proof what one server says in several heads counts together', () => {
  const said = (...values: string[]) => proofBy(verdictsOf(values, from), 'mx.one');
  expect(
    said('mx.one; spf=fail smtp.mailfrom=list.example', 'mx.one; dmarc=pass header.from=example.com'),
  ).toBe('proven');
  expect(said('mx.one; dkim=pass header.d=example.com', 'mx.one; dmarc=fail header.from=example.com')).toBe(
    'unproven',
  );
});

test('CNV-01/proof Exchange Online names no server: its head on top counts where it is set, and no other', () => {
  const online = 'protection.outlook.com';
  const said = (own: string | null, ...values: string[]) => proofBy(verdictsOf(values, from), own);
  const found = (spf: string, dkim: string, dmarc: string) =>
    `spf=${spf} (sender IP is 192.0.2.1) smtp.mailfrom=example.com; dkim=${dkim} header.d=example.com;dmarc=${dmarc} action=none header.from=example.com;compauth=${dmarc} reason=100`;
  const [good, bad] = [found('pass', 'pass', 'pass'), found('fail', 'none', 'fail')];
  expect([said(online, good), said(`lodges-example.mail.${online}`, good), said(null, good)]).toEqual([
    ...['proven', 'proven', null],
  ]);
  expect([said(online, bad), said(null, bad), said(server, bad)]).toEqual(['unproven', 'unproven', null]);
  // The first result counts as well: of a domain without a policy it may be the only one.
  expect(said(online, found('pass', 'none', 'bestguesspass'))).toBe('proven');
  expect(said(null, found('pass', 'none', 'none'))).toBeNull();
  for (const forged of [good, `${online}; dmarc=pass header.from=example.com`]) {
    expect(said(online, bad, forged)).toBe('unproven');
    expect(said(online, 'mx.lodges.example; none', forged)).toBeNull();
    expect(said(server, `${server}; dmarc=fail`, forged)).toBe('unproven');
  }
});
