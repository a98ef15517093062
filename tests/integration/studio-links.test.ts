import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentListener, startContentListener } from '../fakes/content-listener.ts';
import {
  makeAccount,
  makeStudioHome,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';
import { pdf } from './content-import-space.ts';

let site: ContentListener;
let home: StudioHome;
let studio: StudioProcess;
let editor: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  site = await startContentListener();
  home = await makeStudioHome({ INTERNAL_PORT: String(site.port), SITE_URL: 'https://www.example.com' });
  expect((await studioCommand(home, 'migrate')).stderr).toBe('');
  studio = await startStudioProcess(home);
  editor = await signIn(studio, await makeAccount(home, 'editor'));
});

afterAll(async () => {
  await studio?.stop();
  await site?.close();
  home?.remove();
});

interface Doc extends Record<string, unknown> {
  readonly id: number;
  readonly slug?: string;
  readonly _status?: string;
}

interface Standing {
  readonly page: { readonly words: string; readonly href: string | null };
  readonly usedBy: readonly { readonly title: string; readonly where: string; readonly href: string }[];
  readonly byOldAddress: readonly { readonly title: string }[];
}

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await editor(method, path, body);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

/** The first sentence a refusal gives, whichever field it stands under. */
async function refusal(method: string, path: string, body?: unknown): Promise<string> {
  const response = await editor(method, path, body);
  expect(response.ok, `${method} ${path} was not refused`).toBe(false);
  const { errors } = (await response.json()) as {
    errors: { message: string; data?: { errors?: { message: string }[] } }[];
  };
  return errors[0]?.data?.errors?.[0]?.message ?? errors[0]?.message ?? '';
}

const made = async (collection: string, data: Record<string, unknown>): Promise<Doc> =>
  (await ask<{ doc: Doc }>('POST', collection, { _status: 'published', ...data })).doc;

const project = (name: string, more: Record<string, unknown> = {}) =>
  made('impactProject', { name, title: name, ...more });

const footer = (displayName: string, url: string) =>
  made('footer', { displayName, position: 1, links: [{ displayName: 'Go', url }] });

const toTrash = { deletedAt: '2026-01-01T00:00:00.000Z' };

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
    const standing = await ask<Standing>('GET', `impactProject/${target.id}/standing`);
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
    const { usedBy } = await ask<Standing>('GET', `impactProject/${used.id}/standing`);
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
    ['choiceList', { name: 'lodges', choices: [] }, /enquiry forms \(lodges to choose from\)/],
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
    const standing = await ask<{ neededBy: string[] }>('GET', `${collection}/${entry.id}/standing`);
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

describe('what there is one of', () => {
  test('a second one is refused with the way to the first, and an empty draft does not stay', async () => {
    const first = (await ask<{ doc: Doc }>('POST', 'siteNotice?draft=true', {})).doc;
    expect(await refusal('POST', 'siteNotice?draft=true', {})).toMatch(
      new RegExp(`There is one Notice on every page only.*/admin/collections/siteNotice/${first.id}`),
    );
    const page = await fetch(`${studio.url}/admin/collections/siteNotice/create`, { redirect: 'manual' });
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
    expect(await errorOf('redirects', { from: '/old/*', to: '/contact-us' })).toMatch(
      /star stands for no other/,
    );
  });
});

describe('a picture', () => {
  const upload = async (name: string) => {
    const bytes = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#a9556a' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
    form.set('_payload', JSON.stringify({ alt: 'A plate' }));
    return (await ask<{ doc: { id: number } }>('POST', 'media', form)).doc.id;
  };

  test('that a published entry shows is not deleted; one only drafts show, or nobody, is', async () => {
    const picture = await upload('shown.png');
    const shown = await project('Shows a picture', { imageMain: picture });
    expect(await refusal('DELETE', `media/${picture}`)).toMatch(
      /in use: [^"]+ "Shows a picture" \(Picture\)\. Take it out there first\.$/,
    );
    expect((await editor('GET', `media/${picture}`)).status).toBe(200);
    await editor('DELETE', `media?where[id][equals]=${picture}`);
    expect((await editor('GET', `media/${picture}`)).status).toBe(200);
    await ask('PATCH', `impactProject/${shown.id}`, { _status: 'draft' });
    await ask('DELETE', `media/${picture}`);
    await ask('DELETE', `media/${await upload('unused.png')}`);
  });
});

describe('the trash', () => {
  const asSite = (path: string) =>
    fetch(`${studio.url}/api/${path}`, { headers: { authorization: `Bearer ${home.keys.contentToken}` } });

  test('hides an entry from the site, tells it, and gives the entry back', async () => {
    const entry = await project('Thrown away');
    const gone = site.next(1, 20_000);
    await ask('PATCH', `impactProject/${entry.id}`, toTrash);
    expect((await gone).map(({ tags }) => tags[1])).toEqual([`impactProject:${entry.id}`]);
    expect((await asSite(`impactProject/${entry.id}`)).status).toBe(404);
    const found = (await (await asSite(`impactProject?trash=true&where[id][equals]=${entry.id}`)).json()) as {
      docs: Doc[];
    };
    expect(found.docs).toEqual([]);
    const back = site.next(1, 20_000);
    await ask('PATCH', `impactProject?trash=true&where[id][equals]=${entry.id}`, {
      deletedAt: null,
      _status: 'published',
    });
    expect((await back).map(({ tags }) => tags[1])).toEqual([`impactProject:${entry.id}`]);
    expect((await asSite(`impactProject/${entry.id}`)).status).toBe(200);
  });
});

describe('RT-17/rename a new address', () => {
  const redirectsFrom = async (from: string) =>
    (await ask<{ docs: Doc[] }>('GET', `redirects?where[from][equals]=${from}`)).docs;

  test('leaves a redirect, flattens older ones, and none leads in a circle', async () => {
    const entry = await project('First name', { slug: 'first-name' });
    await footer('Old link', '/impact/project/first-name');
    await ask('PATCH', `impactProject/${entry.id}`, { slug: 'second-name', _status: 'published' });
    expect(await redirectsFrom('/impact/project/first-name')).toEqual([
      expect.objectContaining({ to: '/impact/project/second-name', _status: 'published' }),
    ]);
    const { byOldAddress } = await ask<Standing>('GET', `impactProject/${entry.id}/standing`);
    expect(byOldAddress).toEqual([expect.objectContaining({ title: 'Old link' })]);
    await ask('PATCH', `impactProject/${entry.id}`, { slug: 'third-name', _status: 'published' });
    expect((await redirectsFrom('/impact/project/first-name'))[0]?.to).toBe('/impact/project/third-name');
    expect((await redirectsFrom('/impact/project/second-name'))[0]?.to).toBe('/impact/project/third-name');
    await ask('PATCH', `impactProject/${entry.id}`, { slug: 'first-name', _status: 'published' });
    expect(await redirectsFrom('/impact/project/first-name')).toEqual([]);
    expect((await redirectsFrom('/impact/project/third-name'))[0]?.to).toBe('/impact/project/first-name');
  });

  test('of a draft leaves none', async () => {
    const draft = (
      await ask<{ doc: Doc }>('POST', 'impactProject?draft=true', { name: 'Draft', slug: 'a-draft' })
    ).doc;
    await ask('PATCH', `impactProject/${draft.id}?draft=true`, { slug: 'another-draft' });
    expect(await redirectsFrom('/impact/project/a-draft')).toEqual([]);
  });
});

describe('RT-17/by-hand redirects an editor keeps', () => {
  const redirect = (from: string, to: string) => ({ from, to, _status: 'published' });

  test('a living page, a circle and a target that is no page are refused', async () => {
    await project('Alive');
    expect(await refusal('POST', 'redirects', redirect('/contact-us', '/'))).toMatch(
      /is a page of this site/,
    );
    expect(await refusal('POST', 'redirects', redirect('/impact/project/alive', '/'))).toMatch(
      /is the page of the .* "Alive"/,
    );
    expect(await refusal('POST', 'redirects', redirect('/round', '/round'))).toMatch(/itself/);
    expect(await refusal('POST', 'redirects', redirect('/somewhere', '/nowhere-at-all'))).toMatch(/No page/);
    expect(await refusal('POST', 'redirects', redirect('no-path', '/'))).toMatch(/Write a path/);
    await made('redirects', redirect('/one', '/contact-us'));
    await made('redirects', redirect('/two', '/one'));
    expect((await ask<{ docs: Doc[] }>('GET', 'redirects?where[from][equals]=/two')).docs[0]?.to).toBe(
      '/contact-us',
    );
    const one = (await ask<{ docs: Doc[] }>('GET', 'redirects?where[from][equals]=/one')).docs[0];
    await made('redirects', redirect('/three', '/one'));
    await ask('PATCH', `redirects/${one?.id}`, { to: 'https://example.com/', _status: 'published' });
    expect(await refusal('POST', 'redirects', redirect('/loop', '/loop?x'))).toMatch(/itself/);
  });

  test('a later redirect takes those that led to its address along', async () => {
    await made('redirects', redirect('/a-first', 'https://example.com/a'));
    const ahead = await made('redirects', redirect('/b-first', '/a-first'));
    expect(ahead.to).toBe('https://example.com/a');
    const waiting = await made('redirects', redirect('/c-first', '/privacy-policy'));
    expect(waiting.to).toBe('/privacy-policy');
  });

  test('RT-17/import many are pasted at once: judged first, then saved but for those that cannot stand', async () => {
    const text =
      '/p-one\t/contact-us\n/p-two,/p-one,Moved\n/contact-us /\n/p-three /p-three\n/p-four /missing';
    interface Plan {
      lines: { line: number; result: string; to: string; words: string }[];
    }
    const plan = await ask<Plan>('POST', 'redirects/import', { text });
    expect(plan.lines.map(({ result, to }) => [result, to])).toEqual([
      ['new', '/contact-us'],
      ['new', '/contact-us'],
      ['refused', '/'],
      ['refused', '/p-three'],
      ['refused', '/missing'],
    ]);
    expect(plan.lines[2]?.words).toMatch(/page of this site/);
    const count = async () =>
      (await ask<{ totalDocs: number }>('GET', 'redirects?where[from][contains]=/p-')).totalDocs;
    expect(await count()).toBe(0);
    await ask('POST', 'redirects/import', { text, save: true });
    expect(await count()).toBe(2);
    const again = await ask<Plan>('POST', 'redirects/import', {
      text: '/p-one /contact-us\n/p-two /privacy-policy',
    });
    expect(again.lines.map(({ result }) => result)).toEqual(['same', 'changed']);
    expect((await editor('POST', 'redirects/import', { text: '' })).status).toBe(400);
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
    const { page } = await ask<Standing>('GET', `${collection}/${id}/standing`);
    expect(page.words).toMatch(words);
    expect(page.href).toBe(href);
  });
});
