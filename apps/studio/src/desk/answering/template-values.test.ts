import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { templateValues } from './templated.ts';

const { properties } = demonstrationCollection();
const house = { concierge: 'Ruan Visser', collection: 'The Collection', properties };
const asked = (fields: Record<string, string | string[]>, about: string[] = [], name = 'Naledi Okafor') => ({
  reference: 'MC-7KQ2-94HD',
  state: 'accepted' as const,
  name,
  properties: about,
  fields: Object.entries(fields).map(([field, value]) => ({ name: field, label: field, value })),
});

test('DSK-03/templates fields are filled from what the traveller chose and wrote', () => {
  const one = asked(
    {
      name: 'Naledi',
      likeToVisitTheseLodges: ['River Lodge', 'Tinga Lodge'],
      dateStart: '12 March 2027',
      dateEnd: '18 March 2027',
      adults: '2',
      children: '1',
    },
    ['lionsands'],
  );
  expect(templateValues(one, house)).toEqual({
    name: 'Naledi Okafor',
    'first name': 'Naledi',
    reference: 'MC-7KQ2-94HD',
    where: 'River Lodge, Tinga Lodge',
    when: '12 March 2027 to 18 March 2027',
    who: '2 adults and 1 child',
    concierge: 'Ruan Visser',
    collection: 'The Collection',
  });
  expect(templateValues(asked({ locationToVisit: 'Sabi Sand' }, ['lionsands', 'monwana']), house).where).toBe(
    'Lion Sands Game Reserve and Monwana Game Lodge',
  );
});

test('DSK-03/templates what they did not say stays empty, and is a field to fill in', () => {
  expect(templateValues(asked({ adults: '1' }, [], ''), house)).toMatchObject({
    name: '',
    'first name': '',
    where: '',
    when: '',
    who: '1 adult',
  });
});
