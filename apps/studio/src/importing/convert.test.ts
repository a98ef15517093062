import { describe, expect, test } from 'vitest';
import { type ConvertContext, convert } from './convert.ts';
import { type ConfiguredField, importTargets, type Target } from './targets.ts';

const said: string[] = [];
const context: ConvertContext = {
  texts: { asset: () => null, entry: () => null },
  assetByAddress: () => null,
  reference: ({ id }) =>
    id === 'river' ? { collection: 'media', id: 7 } : id === 'rain' ? { collection: 'tag', id: 3 } : null,
  inside: (id) =>
    id === 'nav'
      ? { name: 'Press', link: '//press.example.com/us' }
      : id === 'wrapped'
        ? { caption: 'A river', asset: link('river', 'Asset') }
        : null,
  entryName: (id) => (id === 'rain' ? 'Rain' : null),
  addressOf: (id) => `https://images.example.com/${id}.png`,
  warn: (words) => said.push(words),
  note: (words) => said.push(words),
};
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

function field(configured: ConfiguredField): Target {
  const [target] = importTargets([{ name: 'it', ...configured }]);
  if (!target) throw new Error('That is no field an import fills.');
  return target;
}
const made = (configured: ConfiguredField, value: unknown) => {
  said.length = 0;
  return convert(field(configured), value, context);
};

describe('a value as the studio’s field takes it', () => {
  test.each<[string, ConfiguredField, unknown, unknown]>([
    ['words', { type: 'text' }, 'River', 'River'],
    [
      'an address without its protocol',
      { type: 'text' },
      '//images.ctfassets.net/a.png',
      'https://images.ctfassets.net/a.png',
    ],
    ['a number for words', { type: 'text' }, 20, '20'],
    ['a list for words', { type: 'text' }, ['Safari', 'Walks'], 'Safari, Walks'],
    ['a list for several words', { type: 'text', hasMany: true }, ['Safari', 'Walks'], ['Safari', 'Walks']],
    ['an entry for words', { type: 'text' }, link('rain'), 'Rain'],
    ['a place for words', { type: 'text' }, { lat: -24.978, lon: 31.53 }, '24.98° S, 31.53° E'],
    ['a number with its thousands apart', { type: 'number' }, '21 000', 21_000],
    ['yes', { type: 'checkbox' }, 'Yes', true],
    ['a moment', { type: 'date' }, '2026-05-01T00:30+02:00', '2026-04-30T22:30:00.000Z'],
    [
      'a choice by its label',
      { type: 'select', options: [{ value: 'lionsands', label: 'Lion Sands Game Reserve' }] },
      'lion sands game reserve',
      'lionsands',
    ],
    ['the first of a list', { type: 'select', options: ['Interests'] }, ['Interests'], 'Interests'],
    ['a picture', { type: 'upload', relationTo: 'media' }, link('river', 'Asset'), 7],
    ['an entry that wraps a picture', { type: 'upload', relationTo: 'media' }, link('wrapped'), 7],
    [
      'relations, without those that are nowhere',
      { type: 'relationship', relationTo: 'tag', hasMany: true },
      [link('rain'), link('gone')],
      [3],
    ],
    [
      'a relation to one of several',
      { type: 'relationship', relationTo: ['tag', 'blog'] },
      link('rain'),
      { relationTo: 'tag', value: 3 },
    ],
    ['a place', { type: 'point' }, { lat: -24.9, lon: 31.5 }, [31.5, -24.9]],
    ['anything as JSON', { type: 'json' }, { a: [1] }, { a: [1] }],
    ['nothing', { type: 'text' }, '', undefined],
  ])('%s', (_, configured, value, expected) => {
    expect(made(configured, value)).toEqual(expected);
  });

  test.each<[string, ConfiguredField, unknown, RegExp]>([
    ['no number', { type: 'number' }, 'many', /"many" is no number/],
    ['no date', { type: 'date' }, 'soon', /"soon" is no date/],
    ['no choice', { type: 'select', options: ['a'] }, 'b', /"b" is none of the choices/],
    [
      'another collection',
      { type: 'relationship', relationTo: 'blog' },
      link('rain'),
      /rain is of tag, which does not belong here/,
    ],
    ['no link', { type: 'upload', relationTo: 'media' }, 'river.png', /"river.png" is no link/],
    ['an object for words', { type: 'text' }, { a: 1 }, /is no text/],
  ])('%s is left out and said', (_, configured, value, words) => {
    expect(made(configured, value)).toBeUndefined();
    expect(said.join()).toMatch(words);
  });

  test('rows are made of entries, of objects and of single values', () => {
    const rows: ConfiguredField = {
      type: 'array',
      flattenedFields: [
        { type: 'text', name: 'displayName' },
        { type: 'text', name: 'url' },
      ],
    };
    expect(made(rows, [link('nav'), { displayName: 'Us', url: '/contact-us' }])).toEqual([
      { displayName: 'Press', url: 'https://press.example.com/us' },
      { displayName: 'Us', url: '/contact-us' },
    ]);
    const pictures: ConfiguredField = {
      type: 'array',
      flattenedFields: [{ type: 'upload', name: 'image', relationTo: 'media' }],
    };
    expect(made(pictures, [link('river', 'Asset')])).toEqual([{ image: 7 }]);
    expect(
      made({ type: 'array', flattenedFields: [{ type: 'text', name: 'text' }] }, ['Pool', 'Spa']),
    ).toEqual([{ text: 'Pool' }, { text: 'Spa' }]);
    expect(made(rows, [link('gone')])).toEqual([]);
    expect(said.join()).toContain('gone made no row');
  });

  test('what Payload writes itself is no field to fill, but a row may have a url', () => {
    const names = importTargets([
      { type: 'text', name: 'importedFrom' },
      { type: 'date', name: 'updatedAt' },
      { type: 'ui', name: 'preview' },
      { type: 'text', name: 'url' },
    ]).map(({ name }) => name);
    expect(names).toEqual(['url']);
  });
});
