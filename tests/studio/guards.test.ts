import { describe, expect, test } from 'vitest';
import { type Doc, type EntryState, studioWithEditor, toTrash } from './editor-stage.ts';

const { editor, ask, refusal, made, picture, region, project, footer, next, asSite, open } =
  studioWithEditor();

describe('what is in use', () => {
  test('cannot be unpublished, trashed or deleted; the refusal and the panel name who uses it', async () => {
    const used = await project('In use');
    const user = await footer('Using section', '/impact/project/in-use');
    for (const [method, body] of [
      ['PATCH', { _status: 'draft' }],
      ['PATCH', toTrash],
      ['DELETE', undefined],
    ] as const) {
      expect(await refusal(method, `impactProject/${used.id}`, body)).toMatch(
        /in use: Footer section "Using section" \(Links › Where it leads\)/,
      );
    }
    expect((await ask<Doc>('GET', `impactProject/${used.id}`))._status).toBe('published');
    const { usedBy } = await ask<EntryState>('GET', `impactProject/${used.id}/status`);
    expect(usedBy).toEqual([
      expect.objectContaining({ title: 'Using section', href: `/admin/collections/footer/${user.id}` }),
    ]);
    // A draft over it is no take-down.
    expect((await editor('PATCH', `impactProject/${used.id}?draft=true`, { title: 'Later' })).status).toBe(
      200,
    );
  });

  test('goes when its user lets it go, or when an editor agrees', async () => {
    const used = await project('Let go');
    const user = await footer('Lets go', '/impact/project/let-go');
    await ask('PATCH', `footer/${user.id}`, { links: [], _status: 'published' });
    await ask('PATCH', `impactProject/${used.id}`, { _status: 'draft' });
    await ask('PATCH', `impactProject/${used.id}`, { _status: 'published' });
    await ask('PATCH', `footer/${user.id}`, {
      links: [{ displayName: 'Go', url: '/impact/project/let-go' }],
      _status: 'published',
    });
    await ask('POST', `impactProject/${used.id}/agreement`);
    await ask('DELETE', `impactProject/${used.id}/agreement`);
    expect(await refusal('DELETE', `impactProject/${used.id}`)).toMatch(/in use/);
    await ask('POST', `impactProject/${used.id}/agreement`);
    await ask('DELETE', `impactProject/${used.id}`);
    expect((await editor('GET', `impactProject/${used.id}`)).status).toBe(404);
  });

  test('the only one of what the site cannot do without stays, whatever an editor agrees to', async () => {
    const policy = await made('privacyPolicy', { title: 'Privacy', updated: '2026-01-01', sections: [] });
    await ask('POST', `privacyPolicy/${policy.id}/agreement`);
    for (const [method, body] of [
      ['PATCH', { _status: 'draft' }],
      ['PATCH', toTrash],
      ['DELETE', undefined],
    ] as const) {
      expect(await refusal(method, `privacyPolicy/${policy.id}`, body)).toMatch(/cannot do without/);
    }
  });
});

describe('what pages find by its key', () => {
  test.each([
    ['introSection', { heroBannerFor: 'contact-us' }, /the page \/contact-us \(its opening words/],
    ['choiceList', { name: 'lodges', choices: [] }, /email form \(lodges to choose from\)/],
    ['footer', { displayName: 'Plan', position: 3, links: [] }, /the foot of every page/],
    [
      'enquiryForm',
      { kind: 'telephone', consentText: 'As described in the [privacy policy].' },
      /the enquiry form "Call back"/,
    ],
  ])('%s stays until an editor agrees, and comes back out of the trash', async (collection, data, words) => {
    const entry = await made(collection, data);
    for (const [method, body] of [
      ['PATCH', { _status: 'draft' }],
      ['PATCH', toTrash],
      ['DELETE', undefined],
    ] as const)
      expect(await refusal(method, `${collection}/${entry.id}`, body)).toMatch(words);
    const standing = await ask<{ neededBy: string[] }>('GET', `${collection}/${entry.id}/status`);
    expect(standing.neededBy[0]).toMatch(words);

    await ask('POST', `${collection}/${entry.id}/agreement`);
    await ask('PATCH', `${collection}/${entry.id}`, toTrash);
    // What the studio's own button asks for.
    const where = `where[and][0][id][equals]=${entry.id}&where[and][1][deletedAt][exists]=true`;
    const restored = await ask<{ docs: Doc[]; errors: unknown[] }>(
      'PATCH',
      `${collection}?trash=true&${where}`,
      {
        deletedAt: null,
        _status: 'published',
      },
    );
    expect([restored.errors, restored.docs.map(({ id }) => id)]).toEqual([[], [entry.id]]);
    expect((await ask<Doc>('GET', `${collection}/${entry.id}`))._status).toBe('published');
  });
});

describe('what pages find by a key and cannot show without a picture', () => {
  const cases = [
    [
      'heroBanner',
      'backgroundImage',
      { heroBannerFor: 'contact-us' },
      /the page \/contact-us \(its banner\)/,
    ],
    [
      'propertyUpdated',
      'cardImage',
      {
        key: 'marataba',
        name: 'Marataba Game Reserve',
        shortName: 'Marataba',
        region: 'marakele',
        line: 'Cliffs, plains and a river.',
        slug: 'marataba',
        link: '/marataba',
        position: 1,
      },
      /every page of Marataba Game Reserve, and the menus/,
    ],
  ] as const;

  test.each(cases)('%s stays until an editor agrees', async (collection, field, data, words) => {
    const shown = await picture(`${collection}.png`);
    if ('region' in data) await region(data.region);
    const { id } = await made(collection, { ...data, [field]: shown });
    for (const [method, body] of [
      ['PATCH', { _status: 'draft' }],
      ['PATCH', toTrash],
      ['DELETE', undefined],
    ] as const)
      expect(await refusal(method, `${collection}/${id}`, body)).toMatch(words);
    expect((await editor('GET', `${collection}/${id}`)).status).toBe(200);
    await ask('POST', `${collection}/${id}/agreement`);
    expect((await ask<{ doc: Doc }>('PATCH', `${collection}/${id}`, { _status: 'draft' })).doc._status).toBe(
      'draft',
    );
  });
});

describe('what menus group places by', () => {
  test('a region with a published property stays until an editor agrees, and one without goes', async () => {
    const { id } = await region('the-coast');
    const property = await made('propertyUpdated', {
      ...{ key: 'tide-house', slug: 'tide-house', name: 'Tide House by the Sea', shortName: 'Tide House' },
      ...{ region: 'the-coast', line: 'Fog until eleven.', position: 9 },
      cardImage: await picture('tide-house.png'),
    });
    expect(await refusal('PATCH', `region/${id}`, { _status: 'draft' })).toMatch(
      /the menus and the booking dialog \(with Tide House\) would be without it/,
    );
    await ask('POST', `propertyUpdated/${property.id}/agreement`);
    await ask('PATCH', `propertyUpdated/${property.id}`, { _status: 'draft' });
    expect((await ask<{ doc: Doc }>('PATCH', `region/${id}`, { _status: 'draft' })).doc._status).toBe(
      'draft',
    );
  });
});

describe('what there is one of', () => {
  test('a second one is refused with the way to the first, and an empty draft does not stay', async () => {
    const first = (await ask<{ doc: Doc }>('POST', 'siteNotice?draft=true', {})).doc;
    expect(await refusal('POST', 'siteNotice?draft=true', {})).toMatch(
      new RegExp(`There is one Notice on every page only.*/admin/collections/siteNotice/${first.id}`),
    );
    const page = await open('/admin/collections/siteNotice/create');
    expect(page.headers.get('location') ?? (await page.text())).toContain(
      `/admin/collections/siteNotice/${first.id}`,
    );
    expect((await editor('DELETE', `siteNotice/${first.id}/editing?left=true`)).status).toBe(204);
    expect((await editor('GET', `siteNotice/${first.id}`)).status).toBe(404);

    const written = (await ask<{ doc: Doc }>('POST', 'siteNotice?draft=true', { message: 'Flood' })).doc;
    await editor('DELETE', `siteNotice/${written.id}/editing?left=true`);
    expect((await editor('GET', `siteNotice/${written.id}?draft=true`)).status).toBe(200);
    await ask('DELETE', `siteNotice/${written.id}`);
  });
});

describe('what no field takes', () => {
  const errorOf = (collection: string, data: object) =>
    refusal('POST', collection, { ...data, _status: 'published' });

  test('longer words than there is room for, and addresses a browser would run, in drafts too', async () => {
    expect(await errorOf('impactProject', { name: 'n'.repeat(501), title: 'x', slug: 'long' })).toMatch(
      /room for 500 characters; these are 501/,
    );
    const links = (url: string) => ({ displayName: 'F', position: 1, links: [{ displayName: 'Go', url }] });
    for (const url of ['java\tscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x'])
      expect(await refusal('POST', 'footer?draft=true', links(url))).toMatch(/would run a program/);
    expect(await errorOf('redirects', { from: '/o*d', to: '/contact-us' })).toMatch(/star stands at the end/);
  });
});

describe('a picture', () => {
  test('that a published entry shows is not deleted; one only drafts show, or nobody, is', async () => {
    const shownPicture = await picture('shown.png');
    const shown = await project('Shows a picture', { imageMain: shownPicture });
    expect(await refusal('DELETE', `media/${shownPicture}`)).toMatch(
      /in use: [^"]+ "Shows a picture" \(Picture\)\. Take it out there first\.$/,
    );
    expect((await editor('GET', `media/${shownPicture}`)).status).toBe(200);
    await editor('DELETE', `media?where[id][equals]=${shownPicture}`);
    expect((await editor('GET', `media/${shownPicture}`)).status).toBe(200);
    await ask('PATCH', `impactProject/${shown.id}`, { _status: 'draft' });
    await ask('DELETE', `media/${shownPicture}`);
    await ask('DELETE', `media/${await picture('unused.png')}`);
  });
});

describe('the trash', () => {
  test('hides an entry from the site, tells it, and gives the entry back', async () => {
    const entry = await project('Thrown away');
    const gone = next(1, 20_000);
    await ask('PATCH', `impactProject/${entry.id}`, toTrash);
    expect((await gone).map(({ tags }) => tags[1])).toEqual([`impactProject:${entry.id}`]);
    expect((await asSite(`impactProject/${entry.id}`)).status).toBe(404);
    const found = (await (await asSite(`impactProject?trash=true&where[id][equals]=${entry.id}`)).json()) as {
      docs: Doc[];
    };
    expect(found.docs).toEqual([]);
    const back = next(1, 20_000);
    await ask('PATCH', `impactProject?trash=true&where[id][equals]=${entry.id}`, {
      deletedAt: null,
      _status: 'published',
    });
    expect((await back).map(({ tags }) => tags[1])).toEqual([`impactProject:${entry.id}`]);
    expect((await asSite(`impactProject/${entry.id}`)).status).toBe(200);
  });
});

test('FAC-01/hours contact details whose words say other hours than their week are published when both say the same', async () => {
  const open = (day: string) => ({ day, open: true, opens: '08:00', closes: '17:00' });
  const week = (closes: string) => [
    ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map(open),
    { day: 'saturday', open: true, opens: '09:00', closes },
    { day: 'sunday', open: false },
  ];
  const contact = await made('contactDetails', {
    travelPlannerNumber: '+27 00 000 0000',
    officeDays: 'Monday to Friday',
    officeHours: '08:00 to 17:00, Saturday 09:00 to 13:00',
    week: week('13:00'),
  });
  const path = `contactDetails/${contact.id}`;
  expect(await refusal('PATCH', path, { week: week('12:00'), _status: 'published' })).toMatch(
    /says Saturday 09:00 to 13:00, and “Office hours, day by day” Saturday 09:00 to 12:00/,
  );
  await ask('PATCH', path, {
    week: week('12:00'),
    officeHours: '08:00 to 17:00, Saturday 09:00 to 12:00',
    _status: 'published',
  });
});
