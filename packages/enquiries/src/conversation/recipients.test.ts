import { expect, test } from 'vitest';
import { chosenRecipients, everybody, plainRecipients } from './recipients.ts';

const to = (...addresses: readonly string[]) => addresses.map((address) => ({ address, name: '' }));
const plain = (address: string) => (address.includes('@') ? address.trim() : null);

test('CNV-02/to-whom nobody chosen means their own address, and a typed one goes before it', () => {
  expect(chosenRecipients({ to: null, recipients: null }, 'a@example.com').to).toEqual(to('a@example.com'));
  expect(chosenRecipients({ to: 'b@example.com', recipients: null }, 'a@example.com').to).toEqual(
    to('b@example.com'),
  );
  expect(chosenRecipients({ to: null, recipients: null }, null).to).toEqual([]);
});

test('CNV-02/to-whom each address is written to once, where it was named first; what is none is named', () => {
  const recipients = {
    to: to('a@example.com', ' A@example.com'),
    cc: to('b@example.com'),
    bcc: to('a@example.com', 'c@example.com'),
  };
  const cleaned = plainRecipients(recipients, plain);
  expect('invalid' in cleaned ? [] : everybody(cleaned).map(({ address }) => address)).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ]);
  expect(plainRecipients({ ...recipients, cc: to('none') }, plain)).toEqual({ invalid: 'none' });
});
