import { describe, expect, test } from 'vitest';
import { toMoment } from './dates.ts';
import { readExport, readState } from './read-export.ts';

describe('the state of an entry', () => {
  test.each([
    ['draft', { version: 3 }],
    ['published', { version: 5, publishedVersion: 4 }],
    ['changed', { version: 8, publishedVersion: 4 }],
    ['archived', { version: 8, archivedVersion: 7, archivedAt: '2026-01-01T00:00:00Z' }],
    ['published', { revision: 3 }],
  ] as const)('is %s for %j', (state, sys) => {
    expect(readState(sys)).toBe(state);
  });
});

describe('an export', () => {
  const sys = { contentType: { sys: { id: 'blog' } }, version: 2, publishedVersion: 1 };
  test('names what cannot be read and takes the rest', () => {
    const { export: made, unreadable } = readExport(
      JSON.stringify({
        locales: [{ code: 'en-ZA', default: true, fallbackCode: null }],
        entries: [
          {
            sys: { ...sys, id: 'a' },
            fields: { title: { 'en-ZA': 'A' } },
            metadata: { tags: [{ sys: { id: 'vip' } }] },
          },
          { sys: { ...sys, id: 'a' }, fields: {} },
          { sys: { id: 'typeless' }, fields: {} },
          { sys: { ...sys, id: 'flat' }, fields: { title: 'A' } },
          null,
        ],
        assets: [{ fields: {} }],
      }),
    );
    expect(made.entries).toMatchObject([{ id: 'a', type: 'blog', state: 'published', tags: ['vip'] }]);
    expect(made.locales).toEqual([{ code: 'en-ZA', fallbackCode: null, isDefault: true }]);
    expect(unreadable.map(({ kind, id, reason }) => `${kind} ${id}: ${reason}`)).toEqual([
      'entry a: another one has the same sys.id; the first was taken',
      'entry typeless: it has no content type',
      'entry flat: its field "title" has no locales',
      'entry number 5: it is no object',
      'asset number 1: it has no sys.id',
    ]);
  });

  test('that is none is refused in one sentence', () => {
    expect(() => readExport('{')).toThrow(/^The export is no JSON: /);
    expect(() => readExport('{"items": []}')).toThrow(/^This is no export of Contentful/);
    expect(() => readExport('[]')).toThrow(/^This is no export of Contentful/);
  });
});

test.each([
  ['2026-05-01', '2026-05-01T12:00:00.000Z'],
  ['2026-05-01T10:00', '2026-05-01T08:00:00.000Z'],
  ['2026-05-01T10:00+02:00', '2026-05-01T08:00:00.000Z'],
  ['2026-05-01T00:30-0500', '2026-05-01T05:30:00.000Z'],
  ['2026-05-01T10:00:30.5Z', '2026-05-01T10:00:30.500Z'],
  ['2026-02-31', null],
  ['soon', null],
  [20260501, null],
])('the date %s is kept as %s', (given, kept) => {
  expect(toMoment(given)).toBe(kept);
});
