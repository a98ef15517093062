import { describe, expect, test } from 'vitest';
import { type Doc, type EntryState, studioWithEditor } from './editor-stage.ts';

const { editor, ask, refusal, made, project, footer } = studioWithEditor();

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
    const { byOldAddress } = await ask<EntryState>('GET', `impactProject/${entry.id}/status`);
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
