import { expect, test } from 'vitest';
import { crumbsOf, eachOf, wordsOf } from '../support/page-parts.ts';
import { plainForm } from '../support/plain-form.ts';
import { site } from '../support/shared-site.ts';
import { expectNobodyHas } from './nobody-has.ts';

/** Pages of places to sleep and of the way there, and something each alone can say. */
const pages = [
  ['RT-04/treehouses', '/lionsands/treehouses', 'Treehouses', 'Tinyeleti'],
  ['RT-04/chalkley', '/lionsands/treehouses/chalkley', 'Chalkley', 'leadwood'],
  ['RT-04/kingston', '/lionsands/treehouses/kingston', 'Kingston', 'Thirty-six'],
  ['RT-04/tinyeleti', '/lionsands/treehouses/tinyeleti', 'Tinyeleti', 'Tsonga'],
  ['RT-05/treehouses', '/marataba/treehouses', 'reehouse', 'Thabametsi'],
  ['RT-05/thabametsi', '/marataba/treehouses/thabametsi', 'Thabametsi', 'vultures'],
  ['RT-04/river-lodge-rooms', '/lionsands/river-lodge/rooms', 'River Lodge', 'Family suite'],
  ['RT-04/ivory-lodge-rooms', '/lionsands/ivory-lodge/rooms', 'Ivory Lodge', 'Glass villa'],
  ['RT-04/tinga-lodge-rooms', '/lionsands/tinga-lodge/rooms', 'Tinga Lodge', 'Confluence suite'],
  ['RT-04/narina-lodge-rooms', '/lionsands/narina-lodge/rooms', 'Narina Lodge', 'Fig suite'],
  ['RT-05/safari-lodge-rooms', '/marataba/safari-lodge/rooms', 'Safari Lodge', 'Tented suite'],
  ['RT-05/mountain-lodge-rooms', '/marataba/mountain-lodge/rooms', 'Mountain Lodge', 'Mountain suite'],
  ['RT-06/monwana-suites', '/monwana/suites', 'Monwana', 'Marula suite'],
  ['RT-06/capecadogan-rooms', '/capecadogan/rooms', 'Cape Cadogan', 'Courtyard room'],
  ['RT-04/travel-info', '/lionsands/travel-info', 'Lion Sands', 'Shaw’s Gate'],
  ['RT-09/cape-town', '/destinations/cape-town', 'Cape Town', 'Cape Cadogan'],
  ['RT-09/sabi-sands-reserve', '/destinations/sabi-sands-reserve', 'Sabi Sand', 'Lion Sands Game Reserve'],
  ['RT-09/marakele-national-park', '/destinations/marakele-national-park', 'Marakele', 'Marataba'],
  ['RT-09/kruger-national-park', '/destinations/kruger-national-park', 'Kruger', 'Lion Sands Game Reserve'],
] as const;

test.each(pages)(
  '%s is a page of its own, with its way back and its ways to ask',
  async (_, path, heading, mark) => {
    const { status, $ } = await site.page(path);
    expect(status).toBe(200);
    expect($('h1')).toHaveLength(1);
    expect(wordsOf($('h1'))).toContain(heading);
    expect(wordsOf($('main'))).toContain(mark);
    expect(eachOf($, crumbsOf($))[0]).toBe('Home');
    expect($('meta[name="description"]').attr('content')).toMatch(/.{40,}/);
    for (const form of path.startsWith('/destinations') ? ['destination', 'book'] : ['email', 'book']) {
      const address = `/enquire/${form}?from=${path}`;
      // The link may say which lodge it is about.
      expect($(`main a:is([href="${address}"], [href^="${address}&"])`).length, address).toBeGreaterThan(0);
    }
  },
);

test.each([
  '/lionsands/nowhere/rooms',
  '/marataba/river-lodge/rooms',
  '/lionsands/treehouses/nowhere',
  '/destinations/nowhere',
  '/nowhere/travel-info',
])('RT-11/unknown-slug a lodge, a treehouse and a destination nobody has are not found: %s', expectNobodyHas);

test('without scripts rooms are compared by a form', async () => {
  const { $ } = await site.page('/capecadogan/rooms');
  const heads = (page: typeof $) => eachOf(page, page('main thead th[scope="col"]'));
  expect(heads($)).toHaveLength(3);
  $('main label')
    .filter((_, label) => wordsOf($(label)) === 'Mountain room')
    .find('input[name="compare"]')
    .removeAttr('checked');
  const form = plainForm($, 'main form:has(input[name="compare"])');
  expect(form.method).toBe('get');
  expect(wordsOf($('main form:has(input[name="compare"]) button'))).toContain('Compare');
  const { $: compared } = await site.page(`${form.action}?${new URLSearchParams(form.filled({}))}`);
  expect(heads(compared)).toEqual([
    expect.stringContaining('Courtyard room'),
    expect.stringContaining('Family rooms'),
  ]);
  const { $: one } = await site.page('/capecadogan/rooms?compare=cape-courtyard-room');
  expect(wordsOf(one('main'))).toContain('Choose two or three rooms to compare.');
  expect(heads(one)).toHaveLength(3);
});
