import { listRequestShape } from '@sundowner/desk-wire/list';
import { savedViewAct } from '@sundowner/desk-wire/saved-views';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { createIndexer } from '@sundowner/enquiries/search/indexer';
import { openVault } from '@sundowner/enquiries/store/vault';
import { beforeEach, expect } from 'vitest';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { admin, amira, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const day = 24 * 60 * 60_000;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
  });
  const list = (more: object, asker = thandi) =>
    desk.desk.list(asker, listRequestShape.parse({ list: 'all', ...more }));
  const found = async (words: string, more: object = {}, asker = thandi) =>
    (await list({ words, ...more }, asker)).rows.map(({ reference }) => reference);

  testOnBoth(
    'DSK-05/search every word a traveller or concierge wrote finds its enquiry, whole, begun, without accents',
    async () => {
      const hippos = await desk.asked();
      const other = await desk.asked({
        name: 'Jörg',
        surname: 'Müller',
        email: 'joerg@example.de',
        tel: '+49 30 901820',
        country: 'Germany',
        comments: 'Meine Frau sitzt im Rollstuhl.',
        locationToVisit: ['Monwana Game Lodge'],
      });
      await desk.answer(thandi, other, { text: 'There is a ramp at the veranda.' });
      taken(await desk.desk.work.note(ruan, other, { text: 'Ask Precious about crutches', mentions: [] }));
      taken(await desk.desk.work.tag(ruan, hippos, { tag: 'Honeymoon', set: true }));
      await desk.pipeline.tidy();

      expect(await found('hippo')).toEqual([hippos]);
      expect(await found('HIPPOS rhino')).toEqual([]);
      expect(await found('muller')).toEqual([other]);
      expect(await found('Müller rollst')).toEqual([other]);
      expect(await found('the ramp')).toEqual([other]);
      expect(await found('crutches')).toEqual([other]);
      expect(await found('honeym')).toEqual([hippos]);
      expect(await found('monwana')).toEqual([other]);
      expect(await found('germany')).toEqual([other]);
      expect(await found('020 7946 0018')).toEqual([hippos]);
      expect(await found('naledi@example.com')).toEqual([hippos]);
      expect(await found(hippos.toLowerCase().replaceAll('-', ''))).toEqual([hippos]);
      expect(await found(hippos.slice(3))).toEqual([hippos]);
      expect(await found('hippo', { list: 'waiting' })).toEqual([]);
      expect(await found('the')).toEqual([]);
      expect(await list({ words: 'example' })).toMatchObject({ found: 2, nextCursor: null });
    },
  );

  testOnBoth('DSK-05/search what has just come in is found long before housekeeping’s turn', async () => {
    desk.pipeline.start();
    // What it does at its start is done.
    await desk.asked();
    await expect.poll(() => found('hippos')).toHaveLength(1);
    await desk.accepted({ name: 'Wanjiru', surname: 'Kamau' });
    // A second or two on a quiet machine; housekeeping comes every twenty.
    await expect.poll(() => found('wanjiru'), { interval: 20, timeout: 10_000 }).toHaveLength(1);
    await desk.pipeline.stop();
  });

  testOnBoth('DSK-05/search two machines that take down the same new words at once both end', async () => {
    const letters = 'bcdfghjklmnpqrst';
    const words = Array.from(
      { length: 120 },
      (_, at) => `zeb${letters[at % 16]}${letters[Math.floor(at / 16)]}ra`,
    );
    // What all of them say is known.
    await desk.asked({ comments: 'One.' });
    await desk.pipeline.tidy();
    // More than one transaction takes.
    for (let count = 0; count < 22; count += 1)
      await desk.asked({ comments: (count < 2 ? words : words.toReversed()).join(' ') });
    const { store } = desk;
    const flood = { isOn: () => false };
    const parts = { store, vault: openVault(desk.keyring), flood, collection: demonstrationCollection };
    let indexed = 0;
    // A round ends after five seconds, in which a busy machine takes down a few.
    for (let round = 0; round < 12 && indexed < 22; round++) {
      const counts = await Promise.all([createIndexer(parts)(), createIndexer(parts)()]);
      indexed += counts[0] + counts[1];
    }
    expect(indexed).toBe(22);
    expect(await found(words[0] ?? '')).toHaveLength(22);
  });

  testOnBoth(
    'DSK-05/search what a row does not show of a search is told in a line, with where it stands; what it shows is not',
    async () => {
      const reference = await desk.asked({
        comments: `${'We have been told many things. '.repeat(12)}There will be hippos.`,
      });
      const copy = { address: 'okello@camp.example', name: 'Sam Okello' };
      await desk.answer(thandi, reference, {
        text: 'There is a ramp at the veranda.',
        recipients: { to: [{ address: 'naledi@example.com', name: 'Naledi' }], cc: [copy], bcc: [] },
      });
      taken(
        await desk.desk.work.note(ruan, reference, { text: 'Ask Precious about crutches', mentions: [] }),
      );
      taken(await desk.desk.work.tag(ruan, reference, { tag: 'Honeymoon', set: true }));
      await desk.pipeline.tidy();
      const told = async (words: string) => (await list({ words })).rows.map(({ found: line }) => line);
      expect(await told('crutch')).toEqual([{ where: 'note', text: 'Ask Precious about crutches' }]);
      expect(await told('naledi ramp')).toMatchObject([
        { where: 'answer', text: expect.stringContaining('a ramp at') },
      ]);
      expect(await told('hippos')).toMatchObject([
        { where: 'words', text: expect.stringMatching(/^….*There will be hippos\.$/) },
      ]);
      expect(await told('honeymoon')).toEqual([{ where: 'tag', text: 'honeymoon' }]);
      expect(await told('example')).toEqual([{ where: 'form', text: 'naledi@example.com' }]);
      // Who a message went to is told where nothing else has it.
      expect(await told('okello')).toMatchObject([
        { where: 'answer', text: expect.stringContaining('Sam Okello, okello@camp.example') },
      ]);
      for (const shown of ['naledi', 'told', 'kingdom', reference, '020 7946 0018', ''])
        expect(await told(shown)).toEqual([null]);
    },
  );

  testOnBoth(
    'DSK-05/search what is no longer said is no longer found, and nothing of an erased one',
    async () => {
      const reference = await desk.asked();
      const noted = taken(
        await desk.desk.work.note(ruan, reference, {
          text: 'a birthday surprise for Hammerberg',
          mentions: [],
        }),
      );
      await desk.pipeline.tidy();
      expect(await found('surprise')).toEqual([reference]);
      // Ten letters that a reference may have are a name all the same.
      expect(await found('Hammerberg')).toEqual([reference]);
      const note = noted.conversation.notes[0]?.id ?? '';
      taken(await desk.desk.work.changeNote(ruan, reference, note, { text: 'a cake', mentions: [] }));
      await desk.pipeline.tidy();
      expect(await found('surprise')).toEqual([]);
      expect(await found('cake hippo')).toEqual([reference]);
      await desk.pipeline.erasure.request(reference, 'Thandi');
      desk.clock.at += 2 * 60 * 60_000;
      await desk.pipeline.tidy();
      expect(await found('hippo')).toEqual([]);
      expect([await desk.count('search_terms'), await desk.count('search_words')]).toEqual([0, 0]);
    },
  );

  test('DSK-05/search what is stored are numbers: no word, and not the same ones with another key', async () => {
    await desk.asked({ name: 'Zebulon' });
    await desk.pipeline.tidy();
    const terms = await desk.store.read.rows<{ term: number }>('SELECT term FROM search_terms');
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.every(({ term }) => Number.isInteger(term) && term < 2 ** 48)).toBe(true);
    expect(JSON.stringify(await desk.store.read.rows('SELECT * FROM search_terms'))).not.toMatch(/zebulon/i);
  });

  testOnBoth(
    'DSK-05/filters DSK-05/sorting a search is narrowed by list and filter, and sorted by name and time, page by page',
    async () => {
      const given = [];
      for (const surname of ['Zwane', 'Ábel', 'Mokoena', 'abel']) {
        desk.clock.at += 1000;
        given.push(await desk.asked({ surname, email: `${surname.length}@example.com` }));
      }
      const [zwane, abel, mokoena, small] = given;
      taken(await desk.desk.work.act(thandi, String(mokoena), { act: 'take' }));
      await desk.pipeline.tidy();
      const names = await list({ words: 'hippos', sort: 'name', limit: 3 });
      expect(names.rows.map(({ reference }) => reference)).toEqual([small, abel, mokoena]);
      expect(names.found).toBe(4);
      expect(await found('hippos', { sort: 'name', limit: 3, cursor: names.nextCursor })).toEqual([zwane]);
      expect(await found('hippos', { sort: 'oldest' })).toEqual(given);
      expect(await found('hippos', { filter: { with: thandi.id } })).toEqual([mokoena]);
      expect(await found('hippos', { filter: { with: 'nobody' }, sort: 'oldest' })).toEqual([
        zwane,
        abel,
        small,
      ]);
      const first = await list({ words: 'hippos', limit: 3 });
      expect(await found('hippos', { limit: 3, cursor: first.nextCursor })).toEqual([zwane]);
      expect((await list({ filter: { kinds: ['celebration'] } })).found).toBe(0);
      expect((await list({})).found).toBe(4);
      // What was sorted a moment ago is not kept against what came in since.
      desk.clock.at += 20_000;
      for (const _again of [1, 2]) expect(await found('hippos', { sort: 'name' })).toHaveLength(4);
      const early = await desk.asked({ surname: 'Aarons', email: 'aarons@example.com' });
      expect(await found('', { sort: 'name', limit: 1 })).toEqual([early]);
      await desk.pipeline.tidy();
      expect(await found('hippos', { sort: 'name', limit: 1 })).toEqual([early]);
    },
  );

  testOnBoth('DSK-05/search an application is found by whoever may see applications alone', async () => {
    const sent = await desk.pipeline.intake.submit({
      form: careersForm,
      hutk: null,
      raw: {
        name: 'Kwame',
        surname: 'Boateng',
        email: 'kwame@example.com',
        tel: '+27 82 123 4567',
        comments: 'I guide on foot since 2011.',
        ticket: desk.ticket(60_000, careersForm),
        from: '/careers',
        accept: 'consentTrue',
      },
    });
    if (sent.status !== 'created') throw new Error(JSON.stringify(sent));
    await desk.pipeline.tidy();
    expect(await found('kwame', {}, amira)).toEqual([sent.reference]);
    expect(await list({ words: 'kwame' })).toMatchObject({ rows: [], found: 0 });
    taken(await desk.desk.work.tag(amira, sent.reference, { tag: 'guide', set: true }));
    expect(await desk.desk.views.choices(amira)).toMatchObject({
      kinds: expect.arrayContaining(['careers']),
      tags: [{ tag: 'guide', count: 1 }],
    });
    const choices = await desk.desk.views.choices(thandi);
    expect([choices.tags, choices.kinds.includes('careers')]).toEqual([[], false]);
  });

  testOnBoth(
    'DSK-05/saved-views views are own or shared, counted, moved, and changed by whose they are',
    async () => {
      await desk.asked();
      desk.clock.at += day;
      const act = (name: string, more: object) =>
        savedViewAct.parse({ name, shared: false, list: 'all', filter: {}, ...more });
      const { views: finding } = desk.desk;
      taken(await finding.add(thandi, act('British', { filter: { countries: ['United Kingdom'] } })));
      const { views } = taken(
        await finding.add(
          ruan,
          act('Nobody', { shared: true, list: 'new', filter: { with: 'nobody' }, sort: 'due' }),
        ),
      );
      expect(views).toMatchObject([
        { name: 'Nobody', owner: ruan.id, shared: true, list: 'new', sort: 'due', count: 1 },
      ]);
      const shared = views[0]?.id ?? '';
      const both = await finding.saved(thandi);
      expect(both.views.map(({ name, count }) => [name, count])).toEqual([
        ['British', 1],
        ['Nobody', 1],
      ]);
      expect(await finding.remove(thandi, shared)).toMatchObject({ code: 'no-right' });
      expect(await finding.remove(ruan, both.views[0]?.id ?? '')).toMatchObject({ code: 'not-found' });
      taken(await finding.change(admin, shared, act('With nobody', { shared: true })));
      const moved = taken(await finding.place(thandi, both.views[0]?.id ?? '', 1));
      expect(moved.views.map(({ name }) => name)).toEqual(['With nobody', 'British']);
      expect(taken(await finding.remove(ruan, shared)).views).toEqual([]);
    },
  );
});
