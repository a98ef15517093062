import { expect, test } from 'vitest';
import { studioWithEditor } from './editor-stage.ts';

const { ask, made, property, refusal } = studioWithEditor();

const day = (date: string) => `${date}T12:00:00.000Z`;

test('an offer that saves nothing against its rates is refused, and taken once it does', async () => {
  await property('baobab');
  const camp = await made('accommodation', {
    ...{ name: 'Baobab Camp', kind: 'lodge', property: 'baobab', position: 1 },
    contentfulTag: 'baobab-camp',
  });
  const seasons = (single: number) => [
    {
      ...{ name: 'Green', from: day('2027-01-01'), to: day('2027-12-31') },
      ...{ perPersonSharing: 1000, single },
    },
  ];
  const rate = await made('rate', {
    ...{ title: 'Tent, 2027', property: 'baobab', year: 2027, per: 'person', position: 1 },
    ...{ accommodation: camp.id, seasons: seasons(1000) },
  });
  const offer = {
    ...{ title: 'No single supplement in May', slug: 'alone', text: 'In May 2027.', position: 1 },
    ...{ from: day('2026-01-01'), until: day('2030-12-31'), property: 'baobab', accommodation: [camp.id] },
    ...{ stayFrom: day('2027-05-01'), stayUntil: day('2027-05-31') },
  };
  expect(await refusal('POST', 'offer', { ...offer, _status: 'published' })).toMatch(
    /^The rates of Baobab Camp from 1 May 2027 to 31 May 2027 have no single supplement/,
  );
  // A draft may wait for the rates.
  const draft = (
    await ask<{ doc: { id: number } }>('POST', 'offer?draft=true', { ...offer, _status: 'draft' })
  ).doc;
  await ask('PATCH', `rate/${rate.id}`, { seasons: seasons(1400), _status: 'published' });
  await ask('PATCH', `offer/${draft.id}`, { _status: 'published' });
  expect(
    await refusal('PATCH', `offer/${draft.id}`, {
      title: 'Stay four nights, pay for four',
      _status: 'published',
    }),
  ).toMatch(/saves nothing/);
});
