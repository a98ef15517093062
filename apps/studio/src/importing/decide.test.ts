import { describe, expect, test } from 'vitest';
import { decide, type Situation } from './decide.ts';
import { slugFrom } from './fallbacks.ts';
import { inLinkOrder, linksIn } from './link-order.ts';
import { Report, reportText } from './report.ts';
import type { SourceEntry } from './source.ts';

const stored = {
  id: 5,
  importedFrom: 'a',
  updatedAt: 'monday',
  inTrash: false,
  published: true,
  filename: null,
  keys: {},
};
const record = { digest: 'same', updatedAt: 'monday' };
const situation = (rest: Partial<Situation>): Situation => ({
  digest: 'same',
  stored,
  record,
  inTheWay: null,
  overwrite: false,
  ...rest,
});

describe('an item', () => {
  test.each<[string, Partial<Situation>, unknown]>([
    ['new', { stored: null, record: null }, { act: 'write', id: null }],
    ['the same', {}, { act: 'unchanged' }],
    ['changed there', { digest: 'other' }, { act: 'write', id: 5 }],
    ['left half-way', { record: null }, { act: 'write', id: 5 }],
    ['changed here', { stored: { ...stored, updatedAt: 'tuesday' } }, { act: 'unchanged' }],
    [
      'changed here, to be overwritten',
      { stored: { ...stored, updatedAt: 'tuesday' }, overwrite: true },
      { act: 'write', id: 5 },
    ],
    [
      'in the way of one of ours, to be overwritten',
      {
        stored: null,
        record: null,
        inTheWay: { entry: { ...stored, id: 9 }, why: 'x' },
        overwrite: true,
      },
      { act: 'write', id: 9 },
    ],
  ])('that is %s', (_, rest, expected) => {
    expect(decide(situation(rest))).toEqual(expected);
  });

  test('that changed on both sides, or meets one of ours, is kept and said', () => {
    const both = decide(situation({ digest: 'other', stored: { ...stored, updatedAt: 'tuesday' } }));
    expect(both).toMatchObject({ act: 'keep', why: expect.stringContaining('changed here since') });
    const ours = decide(
      situation({ stored: null, record: null, inTheWay: { entry: stored, why: 'another entry here' } }),
    );
    expect(ours).toMatchObject({ act: 'keep', why: expect.stringContaining('another entry here') });
  });
});

const entry = (id: string, ...links: string[]): SourceEntry => ({
  id,
  type: 'blog',
  state: 'published',
  version: 1,
  tags: [],
  fields: {
    body: {
      en: {
        content: links.map((to) => ({
          data: { target: { sys: { type: 'Link', linkType: 'Entry', id: to } } },
        })),
      },
    },
  },
});

describe('the order of entries', () => {
  test('puts what is linked to first, however it is linked', () => {
    expect(linksIn(entry('a', 'b', 'c'))).toEqual(expect.arrayContaining(['b', 'c']));
    expect(inLinkOrder([entry('a', 'b'), entry('b', 'c'), entry('c')]).map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  test('ends for circles, for links to nowhere and for very long chains', () => {
    expect(inLinkOrder([entry('a', 'b'), entry('b', 'a', 'nowhere')])).toHaveLength(2);
    const chain = Array.from({ length: 20_000 }, (_, n) => entry(`e${n}`, `e${n + 1}`));
    expect(inLinkOrder(chain).at(0)?.id).toBe('e19999');
  });
});

test.each([
  ['First Rains!', 'first-rains'],
  ['/blog/First Rains?x=1', 'first-rains'],
  ['Café à l’aube', 'cafe-a-laube'],
  ['!!!', ''],
])('the address of "%s" is "%s"', (given, made) => {
  expect(slugFrom(given)).toBe(made);
});

test('the report ends with 0, 1 or 2, and groups what many share', () => {
  const report = new Report();
  expect(report.exitCode()).toBe(0);
  report.fail('blog', 'a', 'no title');
  expect(report.exitCode()).toBe(1);
  report.count('blog', 'created');
  expect(report.exitCode()).toBe(2);
  for (let n = 0; n < 100; n += 1) report.remark('note', 'blog', `s${n}`, 'minutes was made from its length');
  const text = reportText(report.data(false, 1.23));
  expect(text).toContain('blog s0 and 99 more: minutes was made from its length');
  expect(text).toContain('Done in 1.2 s.');
  expect(text.split('\n').length).toBeLessThan(20);
});
