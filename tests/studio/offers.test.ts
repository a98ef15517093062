import { expect, test } from 'vitest';
import { type Doc, studioWithEditor, toTrash } from './editor-stage.ts';

const { ask, asSite, command, editor, made, property, refusal } = studioWithEditor();

const day = (date: string) => `${date}T12:00:00.000Z`;

/** A lodge in a property of its own, a rate of its tent, and an offer for one person in May. */
async function lodgeWithRate(slug: string, single: number) {
  await property(slug);
  const name = `${slug} Camp`;
  const camp = await made('accommodation', {
    ...{ name, kind: 'lodge', property: slug, position: 1 },
    contentfulTag: `${slug}-camp`,
  });
  const tent = await made('room', {
    ...{ roomName: 'Tent', slug: `${slug}-tent`, kind: 'room', property: slug, position: 1 },
    accommodation: camp.id,
  });
  const seasons = (of: number) => [
    {
      ...{ name: 'Green', from: day('2999-01-01'), to: day('2999-12-31') },
      ...{ perPersonSharing: 1000, single: of },
    },
  ];
  const rate = await made('rate', {
    ...{ title: 'Tent, 2999', property: slug, year: 2999, per: 'person', position: 1 },
    // Named by its room alone, as a table of rooms leaves it.
    ...{ room: tent.id, seasons: seasons(single) },
  });
  const offer = {
    ...{ title: 'No single supplement in May', slug: `${slug}-alone`, text: 'In May 2999.', position: 1 },
    saving: { kind: 'single' },
    ...{ from: day('2026-01-01'), until: day('2999-05-31'), property: slug, accommodation: [camp.id] },
    // Stays that are over would be refused on the day this runs.
    ...{ stayFrom: day('2999-05-01'), stayUntil: day('2999-05-31') },
  };
  const priceOfOne = (of: number) =>
    ask('PATCH', `rate/${rate.id}`, { seasons: seasons(of), _status: 'published' });
  const draftOffer = async () =>
    (await ask<{ doc: Doc }>('POST', 'offer?draft=true', { ...offer, _status: 'draft' })).doc;
  return { name, rate, offer, tent, seasons, priceOfOne, draftOffer };
}

const noSupplement = (name: string) =>
  `The rates of ${name} from 1 May 2999 to 31 May 2999 have no single supplement: one person pays what one of two people pays.`;

interface Status {
  readonly savesNothing: readonly {
    readonly title: string;
    readonly says: string;
    readonly stands: string;
  }[];
  readonly scheduled: readonly { readonly failure: string | null }[];
}
const status = (path: string) => ask<Status>('GET', `${path}/status`);

test('STU-08/refused an offer that saves nothing against its rates is refused, and taken once it does', async () => {
  const { name, offer, priceOfOne, draftOffer } = await lodgeWithRate('baobab', 1000);
  const refused = await refusal('POST', 'offer', { ...offer, _status: 'published' });
  expect(refused.startsWith(noSupplement(name)), refused).toBe(true);
  // A draft may wait for the rates.
  const draft = await draftOffer();
  await priceOfOne(1400);
  await ask('PATCH', `offer/${draft.id}`, { _status: 'published' });
  // An editor changes one figure: it is held with those that stay.
  const four = { saving: { kind: 'nights', nights: 4, paidNights: 4 }, _status: 'published' };
  expect(await refusal('PATCH', `offer/${draft.id}`, four)).toMatch(/saves nothing/);
});

test('STU-08/figures what an offer saves is asked in figures, whatever its words say', async () => {
  const { name, offer, tent } = await lodgeWithRate('mopane', 1400);
  const published = (saving: object, more: object = {}) => ({
    ...{ ...offer, _status: 'published', saving },
    ...more,
  });
  const refused = async (saving: object, more: object = {}) => {
    const response = await editor('POST', 'offer', published(saving, more));
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as {
      errors: { data: { errors: { path: string; message: string }[] } }[];
    };
    return errors[0]?.data.errors.map(({ path, message }) => [path, message])[0];
  };
  expect(await refused({}, { title: 'A warm welcome' })).toEqual([
    'saving.kind',
    'It does not say what it saves. Choose it, and write the figures.',
  ]);
  expect(await refused({ kind: 'percent', percent: 50 }, { title: '0% off every night' })).toEqual([
    'title',
    'The title says 0 per cent, and “What it saves” says 50.',
  ]);
  expect(await refused({ kind: 'price', room: tent.id, price: 1200 })).toEqual([
    'saving.price',
    `By the rates of ${name} from 1 May 2999 to 31 May 2999 a tent costs R 1 000: R 1 200 saves nothing.`,
  ]);
  const over = { stayFrom: day('2020-01-06'), stayUntil: day('2020-04-30') };
  expect(await refused({ kind: 'nights', nights: 4, paidNights: 3 }, over)).toEqual([
    'stayUntil',
    'Its last stay was on 30 April 2020: nobody can take it any more.',
  ]);
  expect(
    (await editor('POST', 'offer', published({ kind: 'price', room: tent.id, price: 800 }))).status,
  ).toBe(201);
});

test('STU-08/set-time an offer that saves nothing is not published at its set time, which says why, nor with others at once', async () => {
  const { name, draftOffer } = await lodgeWithRate('marula', 1000);
  const { id } = await draftOffer();
  const at = '2026-01-01T00:00:00.000Z';
  expect((await editor('POST', `offer/${id}/schedule`, { type: 'publish', at })).status).toBe(200);
  await expect
    .poll(async () => (await status(`offer/${id}`)).scheduled[0]?.failure, { timeout: 60_000 })
    .toContain(noSupplement(name));
  // Of several at once each that is refused is named with its field.
  const chosen = await editor('PATCH', `offer?where[id][in][0]=${id}`, { _status: 'published' });
  expect(await chosen.json()).toMatchObject({
    docs: [],
    errors: [{ id, message: 'The following field is invalid: What it saves > What is taken off' }],
  });
  expect((await ask<Doc>('GET', `offer/${id}?draft=true`))._status).toBe('draft');
});

test('STU-08/rates-change a rate that takes an offer’s saving away takes it off the site, names it in both forms and in the review, and puts it back with the saving', async () => {
  const { name, rate, seasons, priceOfOne, draftOffer } = await lodgeWithRate('kiaat', 1400);
  const { id } = await draftOffer();
  await ask('PATCH', `offer/${id}`, { _status: 'published' });
  expect((await status(`offer/${id}`)).savesNothing).toEqual([]);
  const read = async () =>
    (await asSite(`offer?where[id][equals]=${id}`)).json() as Promise<{ docs: object[] }>;
  expect((await read()).docs).toHaveLength(1);

  // Before it is published the form of the rate says what it takes away.
  await ask('PATCH', `rate/${rate.id}?draft=true`, { seasons: seasons(1000), _status: 'draft' });
  const told = { title: 'No single supplement in May', says: noSupplement(name) };
  expect((await status(`rate/${rate.id}`)).savesNothing).toMatchObject([
    { ...told, stands: 'until published' },
  ]);
  await priceOfOne(1000);
  const off = { ...told, stands: 'taken off' };
  expect((await read()).docs).toEqual([]);
  expect((await status(`offer/${id}`)).savesNothing).toMatchObject([off]);
  expect((await status(`rate/${rate.id}`)).savesNothing).toMatchObject([off]);
  // So does what is read of the whole content, for the start page and the command.
  const checked = await command('content-check');
  expect(checked.stdout).toContain('Offers that save nothing');
  expect(checked.stdout).toMatch(/Taken off the site on [^,]+, when the rate “Tent, 2999” changed\. /);
  expect(checked.stdout).toContain(told.says);

  await priceOfOne(1400);
  expect((await read()).docs).toHaveLength(1);
  expect((await status(`rate/${rate.id}`)).savesNothing).toEqual([]);
  // What an editor has changed since waits for the editor.
  await priceOfOne(1000);
  await ask('PATCH', `offer/${id}?draft=true`, { text: 'In May 2999, from the first.', _status: 'draft' });
  await priceOfOne(1400);
  expect((await read()).docs).toEqual([]);
  expect((await command('content-check')).stdout).toContain('It saves something again: publish it.');
  await ask('PATCH', `offer/${id}`, { _status: 'published' });
  expect((await status(`offer/${id}`)).savesNothing).toEqual([]);
});

test('STU-08/rate-gone a rate that is taken down takes the offers of its room with it, which do not come back out of the trash as they are', async () => {
  const { rate, priceOfOne, draftOffer } = await lodgeWithRate('sycamore', 1400);
  const { id } = await draftOffer();
  await ask('PATCH', `offer/${id}`, { _status: 'published' });
  await ask('PATCH', `rate/${rate.id}`, { _status: 'draft' });
  expect((await ask<Doc>('GET', `offer/${id}`))._status).toBe('draft');
  await priceOfOne(1000);
  await ask('PATCH', `offer/${id}`, toTrash);
  const back = { deletedAt: null, _status: 'published' };
  expect(await refusal('PATCH', `offer/${id}?trash=true`, back)).toContain('no single supplement');
  await priceOfOne(1400);
  await ask('PATCH', `offer/${id}?trash=true`, back);
  expect((await status(`rate/${rate.id}`)).savesNothing).toEqual([]);
});
