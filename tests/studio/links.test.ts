import { describe, expect, test } from 'vitest';
import { pdf } from './content-import-space.ts';
import { type Doc, type EntryState, studioWithEditor, toTrash } from './editor-stage.ts';

const { editor, ask, refusal, made, project, footer } = studioWithEditor();

describe('addresses', () => {
  test('an address is made from the title once, kept apart from others, and stays when it was written or published', async () => {
    const first = await project('School kitchen & garden');
    expect(first.slug).toBe('school-kitchen-and-garden');
    const second = (
      await ask<{ doc: Doc }>('POST', 'impactProject?draft=true', { name: 'School kitchen & garden' })
    ).doc;
    expect(second.slug).toBe('school-kitchen-and-garden-2');
    const renamed = await ask<{ doc: Doc }>('PATCH', `impactProject/${second.id}?draft=true`, {
      name: 'Library',
    });
    expect(renamed.doc.slug).toBe('library');
    const published = await ask<{ doc: Doc }>('PATCH', `impactProject/${first.id}`, {
      name: 'New name',
      _status: 'published',
    });
    expect(published.doc.slug).toBe('school-kitchen-and-garden');
  });

  test('a copy gets an address of its own and is a draft', async () => {
    const first = await project('Beekeepers');
    const copy = (await ask<{ doc: Doc }>('POST', `impactProject/${first.id}/duplicate`, {})).doc;
    expect(copy).toMatchObject({ slug: 'beekeepers-2', _status: 'draft' });
  });

  test('an ill-formed address and one that is taken are refused, the trash included', async () => {
    const first = await project('Wells');
    expect(
      await refusal('POST', 'impactProject', {
        name: 'X',
        title: 'X',
        slug: 'Not an address',
        _status: 'published',
      }),
    ).toMatch(/lower-case/);
    expect(
      await refusal('POST', 'impactProject', { name: 'X', title: 'X', slug: 'wells', _status: 'published' }),
    ).toMatch(/Another entry/);
    await ask('PATCH', `impactProject/${first.id}`, toTrash);
    expect(
      await refusal('POST', 'impactProject', { name: 'X', title: 'X', slug: 'wells', _status: 'published' }),
    ).toMatch(/trash/);
  });
});

describe('links', () => {
  test('a link to no page, to a draft and into the trash is refused with its reason; drafts may hold anything', async () => {
    const data = {
      displayName: 'F',
      position: 1,
      links: [{ displayName: 'Go', url: '/impact/project/nowhere' }],
    };
    expect(await refusal('POST', 'footer', { ...data, _status: 'published' })).toMatch(
      /No page has the address \/impact\/project\/nowhere/,
    );
    expect(
      await refusal('POST', 'footer', {
        ...data,
        links: [{ displayName: 'Go', url: '/not-a-page' }],
        _status: 'published',
      }),
    ).toMatch(/No page/);
    const draft = (
      await ask<{ doc: Doc }>('POST', 'impactProject?draft=true', {
        name: 'Nowhere',
        title: 'N',
        slug: 'nowhere',
      })
    ).doc;
    expect(await refusal('POST', 'footer', { ...data, _status: 'published' })).toMatch(/not published yet/);
    expect((await editor('POST', 'footer?draft=true', data)).status).toBe(201);
    await ask('PATCH', `impactProject/${draft.id}`, { _status: 'published' });
    const stands = await footer('Stands', '/impact/project/nowhere?from=footer#top');
    await ask('DELETE', `footer/${stands.id}`).catch(() => null);
    expect((await footer('Elsewhere', 'https://example.com/x')).id).toBeGreaterThan(0);
    expect((await footer('Planned', '/travel-africa')).id).toBeGreaterThan(0);
  });

  test('what to expect has an address that links may lead to once it is published', async () => {
    const asked = () => footer('Signs', '/enquire/what-to-expect/supper-by-the-fire');
    await expect(asked()).rejects.toThrow(/No page has the address/);
    await made('whatToExpect', { title: 'Supper by the fire', slug: 'supper-by-the-fire' });
    expect((await asked())._status).toBe('published');
  });

  test('links inside a text are held to the same', async () => {
    const body = (url: string) => ({
      root: {
        type: 'root',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        children: [
          {
            type: 'paragraph',
            version: 1,
            direction: 'ltr',
            format: '',
            indent: 0,
            children: [
              {
                type: 'link',
                version: 3,
                direction: 'ltr',
                format: '',
                indent: 0,
                fields: { linkType: 'custom', url, newTab: false },
                children: [
                  {
                    type: 'text',
                    version: 1,
                    text: 'there',
                    detail: 0,
                    format: 0,
                    mode: 'normal',
                    style: '',
                  },
                ],
              },
            ],
          },
        ],
      },
    });
    const data = {
      title: 'Terms',
      slug: 'booking-terms',
      sections: [{ heading: 'A', body: body('/impact/project/none') }],
    };
    expect(
      JSON.stringify(await (await editor('POST', 'page', { ...data, _status: 'published' })).json()),
    ).toMatch(/No page has the address/);
    const target = await project('Linked from words');
    const page = await made('page', {
      ...data,
      sections: [{ heading: 'A', body: body('/impact/project/linked-from-words') }],
    });
    const standing = await ask<EntryState>('GET', `impactProject/${target.id}/status`);
    expect(standing.usedBy).toEqual([
      expect.objectContaining({ title: 'Terms', href: `/admin/collections/page/${page.id}` }),
    ]);
  });

  test('a link to a file must lead to one there is, and the file stays while it is linked to', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'dinner-menu.pdf');
    form.set('_payload', JSON.stringify({ alt: 'The menu' }));
    const file = ((await (await editor('POST', 'media', form)).json()) as { doc: Doc }).doc;
    const path = `/media/${file.filename}`;
    const links = [{ displayName: 'Go', url: '/media/none.pdf' }];
    expect(
      await refusal('POST', 'footer', { displayName: 'No file', position: 1, links, _status: 'published' }),
    ).toMatch(/There is no file \/media\/none\.pdf/);
    const user = await footer('Has a menu', path);
    expect(await refusal('DELETE', `media/${file.id}`)).toMatch(/in use: Footer section "Has a menu"/);
    await ask('PATCH', `footer/${user.id}`, { links: [], _status: 'published' });
    await ask('DELETE', `media/${file.id}`);
    await footer('Has the feed', '/blog/rss.xml');
  });

  test('pages and entries are offered by title and address, and a wrong address is named at once', async () => {
    await project('Nursery of trees');
    const found = await ask<{ offers: { path: string; kind: string }[]; fault: null }>(
      'GET',
      'link-offers?query=nursery',
    );
    expect(found.offers).toContainEqual(
      expect.objectContaining({ path: '/impact/project/nursery-of-trees' }),
    );
    const contact = await ask<{ offers: { path: string }[] }>('GET', 'link-offers?query=/contact');
    expect(contact.offers[0]?.path).toBe('/contact-us');
    const wrong = await ask<{ fault: string }>('GET', 'link-offers?query=/impact/project/nonsense');
    expect(wrong.fault).toMatch(/No page/);
  });
});

describe('where an entry stands', () => {
  test.each([
    [
      'contactDetails',
      { travelPlannerNumber: '+27 00 000 0000' },
      /Its page is \/contact-us/,
      'https://www.example.com/contact-us',
    ],
    ['quoteComponent', null, /not be|meet/, null],
  ])('%s', async (collection, data, words, href) => {
    if (data === null) return;
    const { id } = await made(collection, data);
    const { page } = await ask<EntryState>('GET', `${collection}/${id}/status`);
    expect(page.words).toMatch(words);
    expect(page.href).toBe(href);
  });
});
