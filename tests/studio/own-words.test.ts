import { expect, test } from 'vitest';
import { studioWithEditor } from './editor-stage.ts';

const { ask, command, editor, made, property } = studioWithEditor();

const day = (date: string) => `${date}T12:00:00.000Z`;

/** A lodge of a property. */
const lodge = (of: string, name: string, more: object = {}) =>
  made('accommodation', {
    ...{ name, kind: 'lodge', property: of, position: 1 },
    contentfulTag: name.toLowerCase().replaceAll(' ', '-'),
    ...more,
  });

/** Each field that is refused, with why. */
async function refused(method: string, path: string, body: object) {
  const response = await editor(method, path, body);
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as {
    errors: { data: { errors: { path: string; message: string }[] } }[];
  };
  return errors[0]?.data.errors.map(({ path: field, message }) => [field, message]) ?? [];
}

test('FAC-01/nothing a price of nothing is refused at its field when it is published, and a draft may wait', async () => {
  await property('acacia');
  const camp = await lodge('acacia', 'Acacia Camp');
  const season = { name: 'All year', from: day('2999-01-01'), to: day('2999-12-31') };
  const seasons = (prices: object) => [{ ...season, ...prices }];
  const nothing = (field: string) => [
    `seasons.0.${field}`,
    '0 is no price, and visitors would read it as one. Write the amount, or leave the field empty.',
  ];
  const rate = await made('rate', {
    ...{ title: 'Acacia, 2999', property: 'acacia', year: 2999, per: 'unit', position: 1 },
    ...{ accommodation: camp.id, seasons: seasons({ unit: 9000 }) },
  });
  const zero = { seasons: seasons({ unit: 0, single: 0, perPersonSharing: 0, child: 0 }) };
  const why = await refused('PATCH', `rate/${rate.id}`, { ...zero, _status: 'published' });
  expect(why).toEqual([nothing('perPersonSharing'), nothing('single'), nothing('unit')]);
  await ask('PATCH', `rate/${rate.id}?draft=true`, { ...zero, _status: 'draft' });
  // For a child nothing is a price.
  await ask('PATCH', `rate/${rate.id}`, { seasons: seasons({ unit: 9500, child: 0 }), _status: 'published' });
});

test('FAC-01/usual-price an offer whose usual price is not the site’s for that thing is refused at its field', async () => {
  await property('tamboti');
  const camp = await lodge('tamboti', 'Tamboti Camp', {
    questions: [{ question: 'Can we have our own vehicle?', answer: 'Yes, at R 4 900 a day.' }],
  });
  const offer = (usualPrice: number, price: number) => ({
    ...{ title: 'A vehicle for less', slug: 'tamboti-vehicle', position: 1, property: 'tamboti' },
    ...{ text: 'In May 2999.', accommodation: [camp.id], _status: 'published' },
    ...{ from: day('2026-01-01'), until: day('2999-05-31') },
    ...{ stayFrom: day('2999-05-01'), stayUntil: day('2999-05-31') },
    saving: { kind: 'extra', what: 'A private vehicle, for a day', usualPrice, price },
  });
  expect(await refused('POST', 'offer', offer(9800, 4900))).toEqual([
    ['saving.usualPrice', '“Tamboti Camp” says “Yes, at R 4 900 a day”: it does not cost R 9 800 otherwise.'],
  ]);
  expect((await editor('POST', 'offer', offer(4900, 2450))).status).toBe(201);
});

test('FAC-01/rooms a room more than its lodge’s words count is published, and the start page names the lodge', async () => {
  await property('leadwood');
  const camp = await lodge('leadwood', 'Leadwood Camp', {
    facts: [{ label: 'Tents', value: 'Eight: six river, two family' }],
  });
  const tent = (roomName: string, howMany: number) =>
    made('room', {
      ...{ roomName, slug: `leadwood-${howMany}`, kind: 'room', property: 'leadwood', position: 1 },
      ...{ accommodation: camp.id, howMany },
    });
  await tent('River tent', 6);
  const family = await tent('Family tent', 2);
  const differing =
    'accommodation, “Leadwood Camp”: “Tents” says “Eight: six river, two family”, and the rooms of the lodge come to 9 by “How many there are”.';
  expect((await command('content-check')).stdout).not.toContain(differing);
  await ask('PATCH', `room/${family.id}`, { howMany: 3, _status: 'published' });
  expect((await command('content-check')).stdout).toContain(differing);
});

test('FAC-01/offers words that name another place or day than the fields keep an offer from being published', async () => {
  await property('marula-hill');
  const [ridge, bank, far] = [
    await lodge('marula-hill', 'Ridge Lodge'),
    await lodge('marula-hill', 'Bank Lodge'),
    await lodge('marula-hill', 'Far Lodge'),
  ];
  const offer = {
    ...{ title: 'A day with a driver', slug: 'marula-hill-day', position: 1, property: 'marula-hill' },
    ...{ from: day('2026-01-01'), until: day('2999-03-31') },
    ...{ stayFrom: day('2999-01-15'), stayUntil: day('2999-03-31') },
    accommodation: [ridge.id, bank.id],
    saving: { kind: 'nights', nights: 4, paidNights: 3 },
  };
  const words = (text: string) => ({ ...offer, text, _status: 'published' });
  expect(await refused('POST', 'offer', words('At Ridge Lodge and Far Lodge, from 15 January.'))).toEqual([
    [
      'text',
      '“Words” says “Far Lodge”, and the offer is for Ridge Lodge and Bank Lodge: change the words, or “Lodges it is for”. Visitors would read both.',
    ],
  ]);
  const [other] = await refused('POST', 'offer', words('At Ridge Lodge, from 1 February 2999.'));
  expect(other?.[1]).toMatch(
    /^“Words” says “1 February 2999”, and none of its days is that: stays are from 15/,
  );
  const late = { ...words('At Ridge Lodge, from 15 January.'), until: day('2999-10-28') };
  expect(await refused('POST', 'offer', late)).toEqual([
    [
      'until',
      '“Shown until” says 28 October 2999, the day to book by, and its last stay is on 31 March 2999. Visitors would read both.',
    ],
  ]);
  const draft = await ask<{ doc: { id: number } }>('POST', 'offer?draft=true', {
    ...words('At Far Lodge.'),
    _status: 'draft',
  });
  // The words stay, and the field is put right.
  await ask('PATCH', `offer/${draft.doc.id}`, { accommodation: [far.id], _status: 'published' });
});
