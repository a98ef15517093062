import { expect, test } from 'vitest';
import type { PersonalFields } from '../store/personal-fields.ts';
import { matchesQuery } from './search.ts';

const personal: PersonalFields = {
  values: {
    name: 'Zoë',
    surname: 'Okaforsson',
    email: 'zoe.o@example.com',
    tel: '+442079460018',
    message: 'A quiet tent, please.',
  },
  extra: {},
  unknownChoices: [],
  hutk: null,
};
const found = (query: string, of: PersonalFields | null = personal) =>
  matchesQuery(query, 'MC-7KQ2-94HD', of);

test.each([
  '',
  'zoe',
  'ZOË okafor',
  'okaforsson zoe',
  'zoe.o@example',
  'MC-7KQ2-94HD',
  'mc7kq294hd',
  '7kq2',
  '94HD',
  '020 7946'.slice(1),
  '+44 20 7946-0018',
  '(207) 946',
])('"%s" finds her', (query) => expect(found(query)).toBe(true));

test.each(['naledi', 'zoe naledi', 'tent', 'MC', 'MC-7', '94H', '7946 0019', 'MC-7KQ2-94HE'])(
  '"%s" does not',
  (query) => expect(found(query)).toBe(false),
);

test('whoever was erased is found by the reference alone', () => {
  expect(found('7kq2', null)).toBe(true);
  expect(found('zoe', null)).toBe(false);
});
